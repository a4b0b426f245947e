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
ALTER TABLE "job_applications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "interviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_messages" ADD CONSTRAINT "form_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_readers" ADD CONSTRAINT "newsletter_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_messages_user" ON "form_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "form_messages_email" ON "form_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "form_messages_created_at" ON "form_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_readers_email" ON "newsletter_readers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_readers_user" ON "newsletter_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_applications_next" ON "job_applications" USING btree ("user_id","next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_name_part" ON "profiles" USING gin ("display_name" gin_trgm_ops,"username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_mail_address_part" ON "users" USING gin ("mail_address" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "own rows" ON "form_messages" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("form_messages"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "form_messages" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "newsletter_readers" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("newsletter_readers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "newsletter_readers" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
UPDATE "job_applications" a SET answered_at = r.answered_at, interviewed_at = r.interviewed_at, offered_at = r.offered_at, decided_at = r.decided_at
FROM (
	SELECT h.application_id,
		min(h.at) FILTER (WHERE h."to" IN ('under-review', 'interview', 'offer', 'rejected') AND (l.applied IS NULL OR h.at > l.applied)) AS answered_at,
		min(h.at) FILTER (WHERE h."to" = 'interview' AND (l.review IS NULL OR h.at > l.review)) AS interviewed_at,
		min(h.at) FILTER (WHERE h."to" = 'offer' AND (l.interview IS NULL OR h.at > l.interview)) AS offered_at,
		min(h.at) FILTER (WHERE h."to" IN ('offer', 'rejected') AND (l.interview IS NULL OR h.at > l.interview)) AS decided_at
	FROM "application_history" h JOIN (
		SELECT application_id, max(at) FILTER (WHERE "to" = 'applied') AS applied, max(at) FILTER (WHERE "to" IN ('applied', 'under-review')) AS review,
			max(at) FILTER (WHERE "to" IN ('applied', 'under-review', 'interview')) AS interview
		FROM "application_history" WHERE "column" = 'status' GROUP BY application_id
	) l USING (application_id)
	WHERE h."column" = 'status' GROUP BY h.application_id
) r WHERE a.id = r.application_id AND a.applied_at IS NOT NULL;
