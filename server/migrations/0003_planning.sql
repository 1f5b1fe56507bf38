-- Finds words inside names quickly; trusted, so the database's owner may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "addons" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"tradition" text,
	"tier" text,
	"included_in" text[] NOT NULL,
	"not_customary_for" text[] NOT NULL,
	"notes" jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "addons_price" CHECK ("addons"."price_cents" >= 0),
	CONSTRAINT "addons_category" CHECK ("addons"."category" in ('support', 'digital', 'logistics', 'enhancement', 'hospitality', 'keepsake', 'memorial', 'legacy')),
	CONSTRAINT "addons_kind" CHECK ("addons"."kind" in ('service', 'merchandise', 'cash-advance')),
	CONSTRAINT "addons_tradition" CHECK ("addons"."tradition" in ('hindu', 'muslim', 'jewish', 'christian', 'buddhist', 'sikh', 'secular', 'other')),
	CONSTRAINT "addons_tier" CHECK ("addons"."tier" in ('basic', 'premium', 'legacy'))
);
--> statement-breakpoint
CREATE TABLE "package_lines" (
	"id" text NOT NULL,
	"package_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"price_cents" integer NOT NULL,
	"can_decline" boolean NOT NULL,
	"covers" smallint[] NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "package_lines_pkey" PRIMARY KEY("package_id","id"),
	CONSTRAINT "package_lines_price" CHECK ("package_lines"."price_cents" >= 0),
	CONSTRAINT "package_lines_kind" CHECK ("package_lines"."kind" in ('service', 'merchandise', 'cash-advance'))
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"tradition" text NOT NULL,
	"tier" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"service_type" text NOT NULL,
	"price_cents" integer NOT NULL,
	"is_popular" boolean NOT NULL,
	"features" text[] NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "packages_price" CHECK ("packages"."price_cents" >= 0),
	CONSTRAINT "packages_tradition" CHECK ("packages"."tradition" in ('christian', 'jewish', 'muslim', 'hindu', 'buddhist', 'sikh', 'secular')),
	CONSTRAINT "packages_tier" CHECK ("packages"."tier" in ('basic', 'premium', 'legacy')),
	CONSTRAINT "packages_service_type" CHECK ("packages"."service_type" in ('burial', 'cremation', 'memorial'))
);
--> statement-breakpoint
CREATE TABLE "custom_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"send_key" uuid NOT NULL,
	"user_id" uuid,
	"request" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "custom_requests_send_key" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "promises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"plan_id" uuid,
	"custom_request_id" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"kept_by" uuid,
	CONSTRAINT "promises_plan" UNIQUE("kind","plan_id"),
	CONSTRAINT "promises_custom_request" UNIQUE("custom_request_id"),
	CONSTRAINT "promises_subject" CHECK (num_nonnulls("promises"."plan_id", "promises"."custom_request_id") = 1),
	CONSTRAINT "promises_kind" CHECK ("promises"."kind" in ('plan-saved', 'custom-request'))
);
--> statement-breakpoint
CREATE TABLE "plan_lines" (
	"plan_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"item" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"can_decline" boolean NOT NULL,
	"is_declined" boolean NOT NULL,
	CONSTRAINT "plan_lines_pkey" PRIMARY KEY("plan_id","position"),
	CONSTRAINT "plan_lines_source" CHECK ("plan_lines"."source" in ('package', 'addon')),
	CONSTRAINT "plan_lines_kind" CHECK ("plan_lines"."kind" in ('service', 'merchandise', 'cash-advance')),
	CONSTRAINT "plan_lines_cents" CHECK ("plan_lines"."cents" >= 0),
	CONSTRAINT "plan_lines_declined" CHECK ("plan_lines"."can_decline" or not "plan_lines"."is_declined")
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"author_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "plan_versions_pkey" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
CREATE TABLE "planning_drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"save_key" uuid,
	"title" text NOT NULL,
	"plan_intent" text,
	"faith_tradition" text NOT NULL,
	"branch" text NOT NULL,
	"package_tradition" text NOT NULL,
	"package_tier" text NOT NULL,
	"package_name" text NOT NULL,
	"service_type" text NOT NULL,
	"budget_cents" integer,
	"person_name" text NOT NULL,
	"relation" text NOT NULL,
	"date_of_birth" date,
	"date_of_death" date,
	"after_sunset" boolean,
	"service_date" date,
	"final_cents" integer,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "plans_save_key" UNIQUE("user_id","save_key"),
	CONSTRAINT "plans_status" CHECK ("plans"."status" in ('draft', 'active', 'in-progress', 'completed')),
	CONSTRAINT "plans_intent" CHECK ("plans"."plan_intent" in ('at-need', 'plan-ahead')),
	CONSTRAINT "plans_tradition" CHECK ("plans"."faith_tradition" in ('hindu', 'muslim', 'jewish', 'christian', 'buddhist', 'sikh', 'secular', 'other')),
	CONSTRAINT "plans_package_tradition" CHECK ("plans"."package_tradition" in ('christian', 'jewish', 'muslim', 'hindu', 'buddhist', 'sikh', 'secular')),
	CONSTRAINT "plans_package_tier" CHECK ("plans"."package_tier" in ('basic', 'premium', 'legacy')),
	CONSTRAINT "plans_service_type" CHECK ("plans"."service_type" in ('burial', 'cremation', 'memorial')),
	CONSTRAINT "plans_budget" CHECK ("plans"."budget_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "venue_selections" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"venue_id" uuid NOT NULL,
	"selected_cents" integer NOT NULL,
	"status" text NOT NULL,
	"selected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "venue_selections_status" CHECK ("venue_selections"."status" in ('pending', 'confirmed')),
	CONSTRAINT "venue_selections_cents" CHECK ("venue_selections"."selected_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "venue_days" (
	"venue_id" uuid NOT NULL,
	"day" date NOT NULL,
	"plan_id" uuid NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "venue_days_pkey" PRIMARY KEY("venue_id","day"),
	CONSTRAINT "venue_days_plan" UNIQUE("plan_id")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"venue_group" text GENERATED ALWAYS AS (case when type like 'Religious – %' then 'religious' when type like 'Secular – %' then 'secular' else 'traditional' end) STORED NOT NULL,
	"address" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || E'\n' || address)) STORED NOT NULL,
	"location" text NOT NULL,
	"description" text NOT NULL,
	"capacity" integer NOT NULL,
	"rating" numeric(2, 1),
	"reviews" integer NOT NULL,
	"amenities" text[] NOT NULL,
	"faith_traditions" text[] NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"min_cents" integer NOT NULL,
	"max_cents" integer NOT NULL,
	"is_sample" boolean NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "venues_costs" CHECK ("venues"."min_cents" >= 0 and "venues"."max_cents" >= "venues"."min_cents"),
	CONSTRAINT "venues_capacity" CHECK ("venues"."capacity" > 0)
);
--> statement-breakpoint
ALTER TABLE "package_lines" ADD CONSTRAINT "package_lines_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_requests" ADD CONSTRAINT "custom_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_custom_request_id_custom_requests_id_fk" FOREIGN KEY ("custom_request_id") REFERENCES "public"."custom_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_lines" ADD CONSTRAINT "plan_lines_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_drafts" ADD CONSTRAINT "planning_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_selections" ADD CONSTRAINT "venue_selections_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_selections" ADD CONSTRAINT "venue_selections_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_days" ADD CONSTRAINT "venue_days_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packages_by_tradition" ON "packages" USING btree ("tradition");--> statement-breakpoint
CREATE INDEX "custom_requests_user" ON "custom_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promises_waiting" ON "promises" USING btree ("due_at") WHERE "promises"."kept_at" is null;--> statement-breakpoint
CREATE INDEX "promises_keeper" ON "promises" USING btree ("kept_by");--> statement-breakpoint
CREATE INDEX "plan_versions_author" ON "plan_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "plans_user" ON "plans" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "venue_selections_venue" ON "venue_selections" USING btree ("venue_id");--> statement-breakpoint
CREATE INDEX "venues_name" ON "venues" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "venues_location" ON "venues" USING btree ("location","name");--> statement-breakpoint
CREATE INDEX "venues_faith" ON "venues" USING gin ("faith_traditions");--> statement-breakpoint
CREATE INDEX "venues_search" ON "venues" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- The table of plans stands above that of venues in the code, so only the database knows of both.
ALTER TABLE "venue_days" ADD CONSTRAINT "venue_days_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
