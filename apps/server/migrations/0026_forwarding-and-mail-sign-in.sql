CREATE TABLE "inbound_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"mail_at" timestamp with time zone,
	"confirmation" jsonb
);
--> statement-breakpoint
ALTER TABLE "inbound_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "sign_in" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "inbound_addresses" ADD CONSTRAINT "inbound_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_addresses_mailbox" ON "inbound_addresses" USING btree ("mailbox");--> statement-breakpoint
CREATE POLICY "own rows" ON "inbound_addresses" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("inbound_addresses"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "inbound_addresses" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);