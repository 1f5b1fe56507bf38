CREATE TABLE "clergy_consents" (
	"plan_id" uuid NOT NULL,
	"day" date NOT NULL,
	"refusal" text NOT NULL,
	"clergy_name" text NOT NULL,
	"confirmed_by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "clergy_consents_pkey" PRIMARY KEY("plan_id","day"),
	CONSTRAINT "clergy_consents_refusal" CHECK ("clergy_consents"."refusal" in ('shabbat', 'yom-tov', 'near-sundown', 'catholic-mass', 'orthodox-sunday', 'holy-friday', 'tibetan-days'))
);
--> statement-breakpoint
CREATE TABLE "plan_deciders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"name" text NOT NULL,
	"standing" text NOT NULL,
	"answer" text NOT NULL,
	"note" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_deciders_wish" UNIQUE("plan_id","send_key"),
	CONSTRAINT "plan_deciders_standing" CHECK ("plan_deciders"."standing" in ('agent', 'spouse', 'children', 'parents', 'siblings', 'kin', 'person-conservator', 'estate-conservator', 'public-administrator')),
	CONSTRAINT "plan_deciders_answer" CHECK ("plan_deciders"."answer" in ('not-asked', 'asked', 'agreed', 'objected', 'not-reached'))
);
--> statement-breakpoint
CREATE TABLE "plan_deciding" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"directions" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_deciding_directions" CHECK ("plan_deciding"."directions" in ('unknown', 'found', 'none'))
);
--> statement-breakpoint
CREATE TABLE "plan_schedules" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"day" date,
	"start_minute" smallint,
	"wished_days" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "plan_schedules_mode" CHECK ("plan_schedules"."mode" in ('blocked', 'requested')),
	CONSTRAINT "plan_schedules_day" CHECK (("plan_schedules"."mode" = 'blocked') = ("plan_schedules"."day" is not null)),
	CONSTRAINT "plan_schedules_minute" CHECK ("plan_schedules"."start_minute" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "handoffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"former_assignee" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"state" text,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "handoffs_wish" UNIQUE("plan_id","send_key"),
	CONSTRAINT "handoffs_token" UNIQUE("token_hash"),
	CONSTRAINT "handoffs_state" CHECK ("handoffs"."state" in ('done', 'declined')),
	CONSTRAINT "handoffs_answered" CHECK (("handoffs"."state" is null) = ("handoffs"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "timeline_marks" (
	"plan_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_by" uuid,
	"completed_by_name" text NOT NULL,
	"assignee" text NOT NULL,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "timeline_marks_pkey" PRIMARY KEY("plan_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "timelines" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"options" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"generated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_kind";--> statement-breakpoint
ALTER TABLE "clergy_consents" ADD CONSTRAINT "clergy_consents_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clergy_consents" ADD CONSTRAINT "clergy_consents_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_deciders" ADD CONSTRAINT "plan_deciders_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_deciding" ADD CONSTRAINT "plan_deciding_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_schedules" ADD CONSTRAINT "plan_schedules_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_marks" ADD CONSTRAINT "timeline_marks_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_marks" ADD CONSTRAINT "timeline_marks_completed_by_users_id_fk" FOREIGN KEY ("completed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timelines" ADD CONSTRAINT "timelines_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clergy_consents_confirmer" ON "clergy_consents" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "timeline_marks_completer" ON "timeline_marks" USING btree ("completed_by");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_kind" CHECK ("promises"."kind" in ('plan-saved', 'custom-request', 'adjustment', 'document', 'scheduling'));