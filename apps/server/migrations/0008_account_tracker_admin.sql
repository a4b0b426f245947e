CREATE TABLE "deletion_ledger" (
	"user_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"parts" jsonb DEFAULT '[]' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_profiles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "public_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"what" text NOT NULL,
	"subject_id" uuid,
	"target" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"application_ids" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "application_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from" text NOT NULL,
	"subject" text NOT NULL,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"zone" text,
	"due_at" timestamp with time zone,
	"reminder" text NOT NULL,
	"remind_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', btrim(regexp_replace(regexp_replace(normalize(name || ' ' || role || ' ' || email || ' ' || phone, NFKD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', btrim(regexp_replace(regexp_replace(normalize(text, NFKD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekly_goal" integer,
	"told_until" timestamp with time zone,
	"digest_day" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "insight_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"scheduled_deletion_at" timestamp with time zone,
	"cancelled_subscriptions" text[] DEFAULT '{}' NOT NULL,
	"erased_at" timestamp with time zone,
	"payment_customer" text
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deferred_roles" (
	"email" text PRIMARY KEY NOT NULL,
	"mail_address" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" "bytea",
	"pending_key" "bytea",
	"pending_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "second_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_steps" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"reason" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usage_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "payment_events_created_at";--> statement-breakpoint
DROP INDEX "user_subscriptions_user";--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "posted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "deadline" date;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "next_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', btrim(regexp_replace(regexp_replace(normalize(job_title || ' ' || company || ' ' || location || ' ' || source, NFKD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD COLUMN "search_id" uuid;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD COLUMN "match_score" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avatar_url" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "analytics" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "public_profiles" ADD CONSTRAINT "public_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_imports" ADD CONSTRAINT "application_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_replies" ADD CONSTRAINT "application_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_replies" ADD CONSTRAINT "application_replies_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_contacts" ADD CONSTRAINT "application_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_contacts" ADD CONSTRAINT "application_contacts_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_settings" ADD CONSTRAINT "insight_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletion_ledger_deleted_at" ON "deletion_ledger" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "application_imports_person" ON "application_imports" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "application_replies_mail" ON "application_replies" USING btree ("application_id","hash");--> statement-breakpoint
CREATE INDEX "application_replies_person" ON "application_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_tasks_application" ON "application_tasks" USING btree ("application_id","day");--> statement-breakpoint
CREATE INDEX "application_tasks_person" ON "application_tasks" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "application_tasks_remind" ON "application_tasks" USING btree ("remind_at") WHERE remind_at is not null and done_at is null;--> statement-breakpoint
CREATE INDEX "application_contacts_application" ON "application_contacts" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_contacts_person" ON "application_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_notes_person" ON "application_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("scheduled_deletion_at");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_steps_user" ON "sign_in_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_failures_last_at" ON "mail_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "usage_events_user" ON "usage_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_events_age" ON "usage_events" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD CONSTRAINT "announced_jobs_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_history_latest" ON "application_history" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "application_history_by_others" ON "application_history" USING btree ("at") WHERE by <> 'you';--> statement-breakpoint
CREATE INDEX "job_applications_changed" ON "job_applications" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_status_changed" ON "job_applications" USING btree ("user_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_created_at" ON "job_applications" USING btree ("created_at","id","user_id") WHERE status <> 'saved';--> statement-breakpoint
CREATE INDEX "job_applications_applied" ON "job_applications" USING btree ("user_id","applied_at") WHERE applied_at is not null;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("currency","created_at","amount") WHERE status = 'succeeded' and amount is not null;--> statement-breakpoint
CREATE INDEX "user_subscriptions_created_at" ON "user_subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announced_jobs_latest" ON "announced_jobs" USING btree ("user_id","announced_at");--> statement-breakpoint
-- Written by hand: until now two people could sign up with the same username. The older account keeps it.
UPDATE "profiles" SET "username" = NULL WHERE EXISTS (SELECT FROM "profiles" "older" WHERE lower("older"."username") = lower("profiles"."username") AND ("older"."created_at", "older"."user_id") < ("profiles"."created_at", "profiles"."user_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_username" ON "profiles" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_created_at" ON "payment_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_user" ON "user_subscriptions" USING btree ("user_id",(status in ('active', 'trialing', 'past_due')) desc,"current_period_end" DESC NULLS FIRST,"id","status","plan_key","created_at");--> statement-breakpoint
CREATE POLICY "own rows" ON "public_profiles" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("public_profiles"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "public_profiles" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "audit_log" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("audit_log"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "audit_log" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_imports" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_imports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_imports" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_replies" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_replies"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_replies" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_tasks" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_tasks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_tasks" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_contacts" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_contacts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_contacts" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_notes" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_notes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_notes" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "insight_settings" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("insight_settings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "insight_settings" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "account_deletions" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("account_deletions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "account_deletions" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "api_keys" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("api_keys"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "api_keys" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("recovery_codes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "second_factors" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("second_factors"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "second_factors" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "sign_in_steps" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("sign_in_steps"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "sign_in_steps" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "usage_events" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("usage_events"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "usage_events" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);