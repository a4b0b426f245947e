CREATE TABLE "job_failed_readings" (
	"content_key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pasted_jobs" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"url" text NOT NULL,
	"apply_url" text,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"city" text,
	"region" text,
	"country" text,
	"work_mode" text,
	"job_type" text,
	"level" text,
	"salary_min" double precision,
	"salary_max" double precision,
	"salary_currency" text,
	"salary_period" text,
	"posted_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_why" text,
	"address_key" text NOT NULL,
	"name_key" text NOT NULL,
	"filter_type" text NOT NULL,
	"filter_mode" text NOT NULL,
	"sorted_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(posted_at, first_seen_at)) STORED NOT NULL,
	"title_words" text NOT NULL,
	"company_words" text NOT NULL,
	"place_words" text NOT NULL,
	"keywords" text NOT NULL,
	"title_search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', title_words || ' joblevel' || coalesce(level, '')))) STORED NOT NULL,
	"place_search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', place_words))) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', title_words) || to_tsvector('simple', company_words) || to_tsvector('english', keywords))) STORED NOT NULL,
	"description" text NOT NULL,
	"requirements" jsonb NOT NULL,
	"benefits" jsonb NOT NULL,
	"skills" jsonb NOT NULL,
	CONSTRAINT "pasted_jobs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "pasted_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pasted_jobs" ADD CONSTRAINT "pasted_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_failed_readings_failed_at" ON "job_failed_readings" USING btree ("failed_at");--> statement-breakpoint
CREATE POLICY "own rows" ON "pasted_jobs" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("pasted_jobs"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "pasted_jobs" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);