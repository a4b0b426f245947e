ALTER TABLE "job_boards" ADD COLUMN "in_directory" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_boards" ADD COLUMN "visits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_boards" ADD COLUMN "listed_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "seen_in" integer DEFAULT 0 NOT NULL;