DROP INDEX "application_history_application";--> statement-breakpoint
CREATE INDEX "application_history_application" ON "application_history" USING btree ("application_id","user_id","at");