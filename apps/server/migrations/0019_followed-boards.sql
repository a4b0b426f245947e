CREATE TABLE "followed_boards" (
	"user_id" uuid NOT NULL,
	"board_id" text NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	CONSTRAINT "followed_boards_user_id_board_id_pk" PRIMARY KEY("user_id","board_id")
);
--> statement-breakpoint
ALTER TABLE "followed_boards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_boards" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_boards" ADD COLUMN "near" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_boards" ADD COLUMN "idle_visits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "followed_boards" ADD CONSTRAINT "followed_boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_boards" ADD CONSTRAINT "followed_boards_board_id_job_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."job_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followed_boards_board" ON "followed_boards" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "followed_boards_due" ON "followed_boards" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "job_boards_claimed" ON "job_boards" USING btree ("claimed_at");--> statement-breakpoint
CREATE POLICY "own rows" ON "followed_boards" AS PERMISSIVE FOR ALL TO "jobapply_app" USING ("followed_boards"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "every row" ON "followed_boards" AS PERMISSIVE FOR ALL TO "jobapply_system" USING (true);