CREATE TABLE "form_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"form" text NOT NULL,
	"email" text NOT NULL,
	"mail_address" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_readers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"mail_address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_until" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_readers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_messages" ADD CONSTRAINT "form_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_readers" ADD CONSTRAINT "newsletter_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_messages_user" ON "form_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "form_messages_email" ON "form_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "form_messages_created_at" ON "form_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_readers_email" ON "newsletter_readers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_readers_user" ON "newsletter_readers" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "own rows" ON "form_messages" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("form_messages"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "form_messages" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "newsletter_readers" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("newsletter_readers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "newsletter_readers" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);