ALTER TABLE `student_requests` ADD `person` text;--> statement-breakpoint
CREATE INDEX `student_requests_person` ON `student_requests` (`teacher_id`,`person`);--> statement-breakpoint
CREATE UNIQUE INDEX `student_requests_waiting` ON `student_requests` (`teacher_id`,`person`) WHERE approved = 0;