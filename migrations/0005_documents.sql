CREATE TABLE `corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`property` text NOT NULL,
	`correction` text NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `corrections_course` ON `corrections` (`course_id`,`id`);--> statement-breakpoint
CREATE TABLE `document_pages` (
	`document_id` text NOT NULL,
	`number` integer NOT NULL,
	`width` real NOT NULL,
	`height` real NOT NULL,
	`image` text,
	`checked` integer DEFAULT false NOT NULL,
	`course_page_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`last_save_id` text,
	`sections` text DEFAULT '[]' NOT NULL,
	PRIMARY KEY(`document_id`, `number`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `document_pages_course_page` ON `document_pages` (`course_page_id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`course_id` text NOT NULL,
	`filename` text NOT NULL,
	`size` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`page_count` integer NOT NULL,
	`stored_pages` integer DEFAULT 0 NOT NULL,
	`checked_pages` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `documents_teacher` ON `documents` (`teacher_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_file` ON `documents` (`course_id`,`filename`,`size`,`page_count`,`fingerprint`);