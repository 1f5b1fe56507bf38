CREATE TABLE "plan_resting_places" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"cemetery" text NOT NULL,
	"cemetery_id" uuid,
	"listed_name" text NOT NULL,
	"listed_town" text NOT NULL,
	"cemetery_name" text NOT NULL,
	"cemetery_town" text NOT NULL,
	"plot" text NOT NULL,
	"right_holder" text NOT NULL,
	"ownership_paper" text NOT NULL,
	"opening" text NOT NULL,
	"opening_by" text NOT NULL,
	"container" text NOT NULL,
	"stone" text NOT NULL,
	"ashes" text NOT NULL,
	"keeper" text NOT NULL,
	"home_address" text NOT NULL,
	"sea_from" text NOT NULL,
	"waters" text NOT NULL,
	"land_kind" text NOT NULL,
	"land_place" text NOT NULL,
	"permission" text NOT NULL,
	"country" text NOT NULL,
	"carrier" text NOT NULL,
	"parts" jsonb NOT NULL,
	"done" text[] NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_resting_places_version" CHECK ("plan_resting_places"."version" > 0),
	CONSTRAINT "plan_resting_places_cemetery" CHECK ("plan_resting_places"."cemetery" in ('unknown', 'listed', 'owned')),
	CONSTRAINT "plan_resting_places_ownership_paper" CHECK ("plan_resting_places"."ownership_paper" in ('unknown', 'at-hand', 'looking')),
	CONSTRAINT "plan_resting_places_opening" CHECK ("plan_resting_places"."opening" in ('unknown', 'asked', 'agreed')),
	CONSTRAINT "plan_resting_places_container" CHECK ("plan_resting_places"."container" in ('unknown', 'liner', 'vault', 'none')),
	CONSTRAINT "plan_resting_places_stone" CHECK ("plan_resting_places"."stone" in ('unknown', 'now', 'later')),
	CONSTRAINT "plan_resting_places_ashes" CHECK ("plan_resting_places"."ashes" in ('unknown', 'home', 'niche', 'grave', 'sea', 'land', 'abroad', 'divided')),
	CONSTRAINT "plan_resting_places_sea" CHECK ("plan_resting_places"."sea_from" in ('unknown', 'boat', 'aircraft', 'shore', 'pier')),
	CONSTRAINT "plan_resting_places_land" CHECK ("plan_resting_places"."land_kind" in ('unknown', 'garden', 'own', 'others', 'park', 'water')),
	CONSTRAINT "plan_resting_places_permission" CHECK ("plan_resting_places"."permission" in ('unknown', 'asked', 'written', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "resting_place_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"cemetery_id" uuid NOT NULL,
	"cemetery_name" text NOT NULL,
	"message_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resting_place_inquiries_key" UNIQUE("plan_id","idempotency_key")
);
--> statement-breakpoint
-- Fits 0.2.0: the table is new.
ALTER TABLE "plan_resting_places" ADD CONSTRAINT "plan_resting_places_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Fits 0.2.0: the table is new.
ALTER TABLE "resting_place_inquiries" ADD CONSTRAINT "resting_place_inquiries_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Fits 0.2.0: the table is new.
ALTER TABLE "resting_place_inquiries" ADD CONSTRAINT "resting_place_inquiries_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resting_place_inquiries_message" ON "resting_place_inquiries" USING btree ("message_id");