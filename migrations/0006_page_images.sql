CREATE INDEX `document_pages_image` ON `document_pages` (`image`) WHERE image IS NOT NULL;--> statement-breakpoint
CREATE INDEX `pages_image` ON `pages` (`image`) WHERE image IS NOT NULL;