CREATE TABLE "local_stripe_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"object" text NOT NULL,
	"customer" text,
	"user_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "local_stripe_objects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_customers_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
ALTER TABLE "payment_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stripe_event_id" text NOT NULL,
	"event_type" text NOT NULL,
	"amount" integer,
	"currency" text DEFAULT 'usd' NOT NULL,
	"status" text NOT NULL,
	"user_id" uuid,
	"processed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_stripe_event_id_unique" UNIQUE("stripe_event_id")
);
--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_configurations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_key" text NOT NULL,
	"plan_name" text NOT NULL,
	"description" text,
	"auto_apply_limit" integer NOT NULL,
	"limit_period" text DEFAULT 'month' NOT NULL,
	"price_amount" integer NOT NULL,
	"price_display" text NOT NULL,
	"period_text" text,
	"currency" text DEFAULT 'usd' NOT NULL,
	"currency_symbol" text DEFAULT '$' NOT NULL,
	"billing_interval" text DEFAULT 'month' NOT NULL,
	"billing_interval_count" integer DEFAULT 1 NOT NULL,
	"display_frequency" text DEFAULT '/month' NOT NULL,
	"features" jsonb DEFAULT '[]' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT true NOT NULL,
	"creation_status" text DEFAULT 'saved' NOT NULL,
	"stripe_product_id" text,
	"stripe_price_id" text,
	"last_synced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_configurations_plan_key_unique" UNIQUE("plan_key")
);
--> statement-breakpoint
CREATE TABLE "quota_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"application" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quota_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_key" text NOT NULL,
	"status" text NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"paid_period_start" timestamp with time zone NOT NULL,
	"trial_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"stripe_subscription_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_subscriptions_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_toggles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"job_alerts" boolean DEFAULT true NOT NULL,
	"application_updates" boolean DEFAULT true NOT NULL,
	"weekly_digest" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_toggles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"path" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "time_zone_before" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "time_zone_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_uses" ADD CONSTRAINT "quota_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_toggles" ADD CONSTRAINT "alert_toggles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_stripe_objects_customer" ON "local_stripe_objects" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "local_stripe_objects_object" ON "local_stripe_objects" USING btree ("object","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_user" ON "payment_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_created_at" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quota_uses_user_at" ON "quota_uses" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_uses_one_unit" ON "quota_uses" USING btree ("user_id","application") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "user_subscriptions_user" ON "user_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_key" ON "notices" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notices_latest" ON "notices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE VIEW "public"."subscribers" WITH (security_invoker = true) AS (select distinct on (user_id) user_id, status in ('active', 'trialing', 'past_due') as subscribed,
    plan_key as subscription_tier, current_period_end as subscription_end, created_at
    from user_subscriptions order by user_id, status in ('active', 'trialing', 'past_due') desc, current_period_end desc, id);--> statement-breakpoint
CREATE POLICY "own rows" ON "local_stripe_objects" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("local_stripe_objects"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "local_stripe_objects" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "payment_customers" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("payment_customers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "payment_customers" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "payment_events" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("payment_events"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "payment_events" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "quota_uses" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("quota_uses"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "quota_uses" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "user_subscriptions" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("user_subscriptions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "user_subscriptions" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "alert_toggles" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("alert_toggles"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "alert_toggles" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "notices" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("notices"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "notices" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
INSERT INTO "plan_configurations" ("plan_key", "plan_name", "description", "auto_apply_limit", "limit_period", "price_amount", "price_display", "period_text", "currency", "currency_symbol", "billing_interval", "billing_interval_count", "display_frequency", "features", "creation_status") VALUES
('starter', 'Starter', 'Try everything, then keep applying at your own pace.', 5, 'day', 0, 'Free', 'forever', 'usd', '$', 'month', 1, '/month', '["4-day trial with up to 10 applications","Auto-apply to 5 jobs per day","After the trial 3 applications per month","Basic support","Dashboard access"]', 'complete'),
('professional', 'Professional', 'For an active search, day after day.', 10, 'day', 9999, '$99.99', NULL, 'usd', '$', 'month', 1, '/month', '["Auto-apply to 10 jobs per day","Cover letters for every application","Application tracking","Priority support"]', 'complete'),
('premium', 'Premium', 'For those who want to be seen everywhere.', 15, 'day', 14900, '$149', NULL, 'usd', '$', 'month', 1, '/month', '["Auto-apply to 15 jobs per day","Everything in Professional","Analytics of your applications","Support within a day"]', 'complete');