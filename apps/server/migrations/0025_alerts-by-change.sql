ALTER TABLE "announced_jobs" ADD COLUMN "change" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD COLUMN "is_pay_named" boolean;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD COLUMN "is_closing_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD COLUMN "is_mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "announced_jobs_unmailed" ON "announced_jobs" USING btree ("search_id") WHERE not is_mailed;