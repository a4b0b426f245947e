CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"folder" uuid NOT NULL,
	"filename" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"reading" jsonb NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"endpoint" text NOT NULL,
	"model" text NOT NULL,
	"sent" text NOT NULL,
	"received" text,
	"outcome" text NOT NULL,
	"tokens" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_ledger" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ledger" ADD CONSTRAINT "ai_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumes_folder" ON "resumes" USING btree ("user_id","folder","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_storage_key" ON "resumes" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "ai_ledger_user" ON "ai_ledger" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "own rows" ON "resumes" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("resumes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "resumes" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);--> statement-breakpoint
CREATE POLICY "own rows" ON "ai_ledger" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("ai_ledger"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "ai_ledger" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);