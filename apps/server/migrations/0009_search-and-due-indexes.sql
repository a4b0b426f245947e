CREATE INDEX "job_applications_next" ON "job_applications" USING btree ("user_id","next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_name_part" ON "profiles" USING gin ("display_name" gin_trgm_ops,"username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_mail_address_part" ON "users" USING gin ("mail_address" gin_trgm_ops);