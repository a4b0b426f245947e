CREATE TABLE "deletion_ledger" (
	"user_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "payment_events" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "deletion_ledger_deleted_at" ON "deletion_ledger" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("scheduled_deletion_at");--> statement-breakpoint
CREATE POLICY "own rows" ON "account_deletions" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("account_deletions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "account_deletions" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);