DROP INDEX `payments_day`;--> statement-breakpoint
CREATE INDEX `payments_day` ON `payments` (`teacher_id`,`date`,`id`);--> statement-breakpoint
DROP INDEX `students_teacher`;--> statement-breakpoint
CREATE INDEX `students_teacher` ON `students` (`teacher_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `student_requests_decided` ON `student_requests` (`teacher_id`,`approved`,`decided_at`,`id`);--> statement-breakpoint
-- whoever was deleted for good is named by no request any more
DELETE FROM `student_requests` WHERE approved = 1 AND student_id IS NULL;
