CREATE TABLE "mail_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"reason" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payment_events_created_at";--> statement-breakpoint
DROP INDEX "user_subscriptions_user";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_failures_last_at" ON "mail_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "job_applications_created_at" ON "job_applications" USING btree ("created_at","id","user_id") WHERE status <> 'saved';--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("currency","created_at","amount") WHERE status = 'succeeded' and amount is not null;--> statement-breakpoint
CREATE INDEX "user_subscriptions_created_at" ON "user_subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_created_at" ON "payment_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_user" ON "user_subscriptions" USING btree ("user_id",(status in ('active', 'trialing', 'past_due')) desc,"current_period_end" DESC NULLS FIRST,"id","status","plan_key","created_at");