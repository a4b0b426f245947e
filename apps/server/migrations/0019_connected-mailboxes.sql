CREATE TABLE "ignored_senders" (
	"user_id" uuid NOT NULL,
	"sender" text NOT NULL,
	CONSTRAINT "ignored_senders_user_id_sender_pk" PRIMARY KEY("user_id","sender")
);
--> statement-breakpoint
ALTER TABLE "ignored_senders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbox_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"mail_key" text NOT NULL,
	"thread_key" text NOT NULL,
	"from" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"calendar" text,
	"sent_at" timestamp with time zone,
	"is_verified" boolean NOT NULL,
	"kind" text,
	"quote" text NOT NULL,
	"appointments" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"application_id" uuid,
	"candidates" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"shown_from" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reply_id" uuid,
	"task_id" uuid
);
--> statement-breakpoint
ALTER TABLE "inbox_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailbox_folders" (
	"user_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"uid_validity" text NOT NULL,
	"last_uid" bigint NOT NULL,
	CONSTRAINT "mailbox_folders_user_id_folder_pk" PRIMARY KEY("user_id","folder")
);
--> statement-breakpoint
ALTER TABLE "mailbox_folders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"host" text NOT NULL,
	"port" text NOT NULL,
	"address" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"folders" jsonb NOT NULL,
	"since" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ignored_senders" ADD CONSTRAINT "ignored_senders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_mails" ADD CONSTRAINT "inbox_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_mails" ADD CONSTRAINT "inbox_mails_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_mails" ADD CONSTRAINT "inbox_mails_reply_id_application_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."application_replies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_mails" ADD CONSTRAINT "inbox_mails_task_id_application_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."application_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_folders" ADD CONSTRAINT "mailbox_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_mails_key" ON "inbox_mails" USING btree ("user_id","mail_key");--> statement-breakpoint
CREATE INDEX "inbox_mails_open" ON "inbox_mails" USING btree ("user_id","state","shown_from");--> statement-breakpoint
CREATE INDEX "inbox_mails_application" ON "inbox_mails" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "mailboxes_due" ON "mailboxes" USING btree ("next_at");--> statement-breakpoint
CREATE POLICY "own rows" ON "ignored_senders" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("ignored_senders"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "ignored_senders" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "inbox_mails" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("inbox_mails"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "inbox_mails" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "mailbox_folders" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("mailbox_folders"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "mailbox_folders" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "mailboxes" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("mailboxes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "mailboxes" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);