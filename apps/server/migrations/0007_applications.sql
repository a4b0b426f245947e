CREATE TABLE "saved_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"employer" text NOT NULL,
	"values" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"is_several" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"column" text NOT NULL,
	"from" text,
	"to" text,
	"by" text NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "application_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"stopped_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "automation_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "receipt_chains" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipt_chains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "receipt_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipt_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"body" text,
	"body_hash" text NOT NULL,
	"previous" text,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_forms" (
	"job_id" text PRIMARY KEY NOT NULL,
	"questions" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "progress" text;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "same_job" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "same_company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "posting" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "resume_id" uuid;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "resume_data" jsonb;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "cover_letter_data" jsonb;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "open_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_calls" ADD CONSTRAINT "application_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_settings" ADD CONSTRAINT "automation_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_chains" ADD CONSTRAINT "receipt_chains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_files" ADD CONSTRAINT "receipt_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_forms" ADD CONSTRAINT "job_forms_job_id_job_listings_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_key" ON "saved_answers" USING btree ("user_id","key_hash");--> statement-breakpoint
CREATE INDEX "saved_answers_user" ON "saved_answers" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_calls_key" ON "application_calls" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "application_calls_at" ON "application_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "application_history_application" ON "application_history" USING btree ("application_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_files_application" ON "receipt_files" USING btree ("user_id","application_id","sha256");--> statement-breakpoint
CREATE INDEX "receipt_files_sha256" ON "receipt_files" USING btree ("user_id","sha256");--> statement-breakpoint
CREATE INDEX "receipt_files_storage_key" ON "receipt_files" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "receipts_application" ON "receipts" USING btree ("user_id","application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_address" ON "job_applications" USING btree ("user_id","address") WHERE address <> '' and status <> 'saved';--> statement-breakpoint
CREATE INDEX "job_applications_same_job" ON "job_applications" USING btree ("user_id","same_job");--> statement-breakpoint
CREATE INDEX "job_applications_same_company" ON "job_applications" USING btree ("user_id","same_company","applied_at");--> statement-breakpoint
CREATE POLICY "own rows" ON "saved_answers" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("saved_answers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "saved_answers" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_calls" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_calls"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_calls" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_history" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_history"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_history" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "automation_settings" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("automation_settings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "automation_settings" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "receipt_chains" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("receipt_chains"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "receipt_chains" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "receipt_files" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("receipt_files"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "receipt_files" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "receipts" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("receipts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "receipts" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);