CREATE TABLE `lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`student_id` text,
	`series_id` text,
	`schedule_slot` text,
	`date` text NOT NULL,
	`time` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	`title` text NOT NULL,
	`grade` text NOT NULL,
	`type` text NOT NULL,
	`color` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lessons_day` ON `lessons` (`teacher_id`,`date`,`time`);--> statement-breakpoint
CREATE INDEX `lessons_series` ON `lessons` (`teacher_id`,`series_id`,`date`);--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_slot` ON `lessons` (`teacher_id`,`schedule_slot`);--> statement-breakpoint
CREATE INDEX `lessons_student` ON `lessons` (`student_id`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`data` text NOT NULL,
	`seen` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notices_teacher` ON `notices` (`teacher_id`,`seen`,`id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`student_id` text,
	`amount_cents` integer NOT NULL,
	`note` text NOT NULL,
	`date` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `payments_day` ON `payments` (`teacher_id`,`date`);--> statement-breakpoint
CREATE INDEX `payments_student` ON `payments` (`student_id`);--> statement-breakpoint
CREATE TABLE `student_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`name` text NOT NULL,
	`grade` text NOT NULL,
	`approved` integer DEFAULT false NOT NULL,
	`decided_at` integer,
	`student_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `student_requests_teacher` ON `student_requests` (`teacher_id`,`approved`,`created_at`);--> statement-breakpoint
CREATE INDEX `student_requests_student` ON `student_requests` (`student_id`);--> statement-breakpoint
CREATE TABLE `students` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`name` text NOT NULL,
	`grade` text NOT NULL,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `students_teacher` ON `students` (`teacher_id`,`name`);--> statement-breakpoint
ALTER TABLE `users` ADD `join_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `feed_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `users` SET `join_code` = lower(hex(randomblob(8))), `feed_id` = lower(hex(randomblob(16)));--> statement-breakpoint
CREATE UNIQUE INDEX `users_join_code` ON `users` (`join_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_feed` ON `users` (`feed_id`);