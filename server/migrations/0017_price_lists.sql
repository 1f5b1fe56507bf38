CREATE TABLE "plan_price_lists" (
	"plan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"home" text NOT NULL,
	"phone" text NOT NULL,
	"asked_on" date,
	"spoken_with" text NOT NULL,
	"prices" jsonb NOT NULL,
	"other_rows" text[] NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_price_lists_pkey" PRIMARY KEY("plan_id","id"),
	CONSTRAINT "plan_price_lists_version" CHECK ("plan_price_lists"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "plan_price_lists" ADD CONSTRAINT "plan_price_lists_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;