CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_id" uuid,
	"job_id" text NOT NULL,
	"job_title" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"job_url" text,
	"application_url" text,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_boards" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"token" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"last_read_at" timestamp with time zone,
	"last_outcome" text,
	"etag" text,
	"last_modified" text,
	"jobs" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_listings" (
	"id" text PRIMARY KEY NOT NULL,
	"board_id" text NOT NULL,
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
	"reposts" integer DEFAULT 0 NOT NULL,
	"address_key" text NOT NULL,
	"name_key" text NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"filter_type" text NOT NULL,
	"filter_mode" text NOT NULL,
	"sorted_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(posted_at, first_seen_at)) STORED NOT NULL,
	"title_words" text NOT NULL,
	"company_words" text NOT NULL,
	"place_words" text NOT NULL,
	"keywords" text NOT NULL,
	"title_search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', title_words || ' joblevel' || coalesce(level, '')))) STORED NOT NULL,
	"place_search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', place_words))) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', title_words) || to_tsvector('simple', company_words) || to_tsvector('english', keywords))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_readings" (
	"job_id" text PRIMARY KEY NOT NULL,
	"content_key" text NOT NULL,
	"reader" text DEFAULT '' NOT NULL,
	"reading" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_texts" (
	"job_id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"requirements" jsonb NOT NULL,
	"benefits" jsonb NOT NULL,
	"skills" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_title_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announced_jobs" (
	"user_id" uuid NOT NULL,
	"job_id" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announced_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "announced_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"profile_id" uuid,
	"preferences" jsonb NOT NULL,
	"keep_searching" boolean DEFAULT false NOT NULL,
	"searching_since" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"announced" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_board_id_job_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."job_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_readings" ADD CONSTRAINT "job_readings_job_id_job_listings_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_texts" ADD CONSTRAINT "job_texts_job_id_job_listings_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD CONSTRAINT "announced_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_profile_id_user_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_job" ON "job_applications" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "job_applications_status" ON "job_applications" USING btree ("user_id","status","created_at");--> statement-breakpoint
CREATE INDEX "job_boards_due" ON "job_boards" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "job_listings_search" ON "job_listings" USING gin ("title_search","place_search","search",(array[coalesce(country, '') || '|*|*', '*|' || filter_type || '|*', '*|*|' || filter_mode, coalesce(country, '') || '|' || filter_type || '|*', coalesce(country, '') || '|*|' || filter_mode, '*|' || filter_type || '|' || filter_mode, coalesce(country, '') || '|' || filter_type || '|' || filter_mode]),"source") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "job_listings_newest" ON "job_listings" USING btree ("sorted_at" DESC NULLS FIRST,"id","title_search","country","filter_type","filter_mode") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "job_listings_first_seen" ON "job_listings" USING btree ("first_seen_at") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "job_listings_board" ON "job_listings" USING btree ("board_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "job_listings_address" ON "job_listings" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "job_listings_name" ON "job_listings" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "job_listings_ends" ON "job_listings" USING btree ("expires_at") WHERE closed_at is null and expires_at is not null;--> statement-breakpoint
CREATE INDEX "job_readings_reader" ON "job_readings" USING btree ("reader");--> statement-breakpoint
CREATE INDEX "job_title_words_similar" ON "job_title_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_searches_standing" ON "saved_searches" USING btree ("last_run_at") WHERE keep_searching;--> statement-breakpoint
CREATE POLICY "own rows" ON "job_applications" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("job_applications"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "job_applications" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "announced_jobs" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("announced_jobs"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "announced_jobs" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "saved_searches" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("saved_searches"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "saved_searches" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);