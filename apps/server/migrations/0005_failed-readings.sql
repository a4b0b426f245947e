CREATE TABLE "job_failed_readings" (
	"content_key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_failed_readings_failed_at" ON "job_failed_readings" USING btree ("failed_at");