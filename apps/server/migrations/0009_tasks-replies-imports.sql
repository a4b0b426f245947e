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
ALTER TABLE "application_imports" ADD CONSTRAINT "application_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_replies" ADD CONSTRAINT "application_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_replies" ADD CONSTRAINT "application_replies_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_imports_person" ON "application_imports" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "application_replies_mail" ON "application_replies" USING btree ("application_id","hash");--> statement-breakpoint
CREATE INDEX "application_replies_person" ON "application_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_tasks_application" ON "application_tasks" USING btree ("application_id","day");--> statement-breakpoint
CREATE INDEX "application_tasks_person" ON "application_tasks" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "application_tasks_remind" ON "application_tasks" USING btree ("remind_at") WHERE remind_at is not null and done_at is null;--> statement-breakpoint
CREATE POLICY "own rows" ON "application_imports" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_imports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_imports" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_replies" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_replies"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_replies" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "application_tasks" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("application_tasks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "application_tasks" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);