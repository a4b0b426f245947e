CREATE TABLE "unwanted_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unwanted_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "unwanted_jobs" ADD CONSTRAINT "unwanted_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unwanted_jobs_latest" ON "unwanted_jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "own rows" ON "unwanted_jobs" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("unwanted_jobs"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "unwanted_jobs" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);