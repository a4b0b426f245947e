ALTER TABLE "job_applications" drop column "search";--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', fold_words(job_title || ' ' || company || ' ' || location || ' ' || source)))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "application_contacts" drop column "search";--> statement-breakpoint
ALTER TABLE "application_contacts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', fold_words(name || ' ' || role || ' ' || email || ' ' || phone)))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "application_notes" drop column "search";--> statement-breakpoint
ALTER TABLE "application_notes" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', fold_words(text)))) STORED NOT NULL;