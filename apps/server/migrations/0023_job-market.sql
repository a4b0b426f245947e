CREATE TABLE "job_market" (
	"occupation" text NOT NULL,
	"country" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone,
	"figures" jsonb,
	"weeks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "job_market_occupation_country_pk" PRIMARY KEY("occupation","country")
);
--> statement-breakpoint
CREATE INDEX "job_market_due" ON "job_market" USING btree ("counted_at");