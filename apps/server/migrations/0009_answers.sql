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
ALTER TABLE "job_applications" ADD COLUMN "open_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_key" ON "saved_answers" USING btree ("user_id","key_hash");--> statement-breakpoint
CREATE INDEX "saved_answers_user" ON "saved_answers" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE POLICY "own rows" ON "saved_answers" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("saved_answers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "saved_answers" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);