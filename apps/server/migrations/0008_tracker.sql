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
ALTER TABLE "job_applications" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "deadline" date;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "next_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', btrim(regexp_replace(regexp_replace(normalize(job_title || ' ' || company || ' ' || location || ' ' || source, NFKD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "application_contacts" ADD CONSTRAINT "application_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_contacts" ADD CONSTRAINT "application_contacts_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_contacts_application" ON "application_contacts" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_contacts_person" ON "application_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_notes_person" ON "application_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_applications_changed" ON "job_applications" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_status_changed" ON "job_applications" USING btree ("user_id","status","updated_at","id");--> statement-breakpoint
CREATE POLICY "own rows" ON "application_contacts" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_contacts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_contacts" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_notes" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_notes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_notes" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);