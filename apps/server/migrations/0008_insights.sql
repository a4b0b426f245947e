CREATE TABLE "insight_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekly_goal" integer,
	"told_until" timestamp with time zone,
	"digest_day" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "insight_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "match_score" integer;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "posted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD COLUMN "search_id" uuid;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD COLUMN "match_score" integer;--> statement-breakpoint
ALTER TABLE "insight_settings" ADD CONSTRAINT "insight_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD CONSTRAINT "announced_jobs_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_history_latest" ON "application_history" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "application_history_by_others" ON "application_history" USING btree ("at") WHERE by <> 'you';--> statement-breakpoint
CREATE INDEX "job_applications_applied" ON "job_applications" USING btree ("user_id","applied_at") WHERE applied_at is not null;--> statement-breakpoint
CREATE INDEX "announced_jobs_latest" ON "announced_jobs" USING btree ("user_id","announced_at");--> statement-breakpoint
CREATE POLICY "own rows" ON "insight_settings" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("insight_settings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "insight_settings" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);