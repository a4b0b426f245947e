CREATE TABLE "receipt_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipt_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "receipt_files" ADD CONSTRAINT "receipt_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_files_application" ON "receipt_files" USING btree ("user_id","application_id","sha256");--> statement-breakpoint
CREATE INDEX "receipt_files_sha256" ON "receipt_files" USING btree ("user_id","sha256");--> statement-breakpoint
CREATE INDEX "receipt_files_storage_key" ON "receipt_files" USING btree ("storage_key");--> statement-breakpoint
CREATE POLICY "own rows" ON "receipt_files" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("receipt_files"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "receipt_files" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);