CREATE TABLE "plan_costs" (
	"plan_id" uuid NOT NULL,
	"line" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"low_cents" integer,
	"high_cents" integer,
	"is_typical" boolean NOT NULL,
	"count" integer,
	"name" text NOT NULL,
	"payer" text NOT NULL,
	"paper" text,
	"paper_words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_costs_pkey" PRIMARY KEY("plan_id","line"),
	CONSTRAINT "plan_costs_version" CHECK ("plan_costs"."version" > 0),
	CONSTRAINT "plan_costs_state" CHECK ("plan_costs"."state" in ('open', 'estimate', 'quoted', 'agreed', 'paid', 'not-needed')),
	CONSTRAINT "plan_costs_paper" CHECK ("plan_costs"."paper" in ('death-certificate', 'government-id', 'power-of-attorney', 'cremation-permit', 'burial-permit', 'cremation-authorization', 'donation-consent', 'transit-permit', 'insurance-policy', 'will-testament')),
	CONSTRAINT "plan_costs_range" CHECK (("plan_costs"."low_cents" is null) = ("plan_costs"."high_cents" is null)),
	CONSTRAINT "plan_costs_order" CHECK ("plan_costs"."low_cents" between 0 and "plan_costs"."high_cents"),
	CONSTRAINT "plan_costs_count" CHECK ("plan_costs"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "plan_costs" ADD CONSTRAINT "plan_costs_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Fits 0.2.0: it writes no plan_id, and a null refers to nothing.
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_requests_plan" ON "quote_requests" USING btree ("plan_id");