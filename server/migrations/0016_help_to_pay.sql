CREATE TABLE "plan_help" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"county" text NOT NULL,
	"means" text NOT NULL,
	"served" text NOT NULL,
	"cause" text NOT NULL,
	"work" text NOT NULL,
	"leaves" text NOT NULL,
	"medi_cal" text NOT NULL,
	"community" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_help_version" CHECK ("plan_help"."version" > 0),
	CONSTRAINT "plan_help_county" CHECK ("plan_help"."county" in ('alameda', 'contra-costa', 'marin', 'napa', 'san-francisco', 'san-mateo', 'santa-clara', 'solano', 'sonoma', 'elsewhere', 'unsure')),
	CONSTRAINT "plan_help_means" CHECK ("plan_help"."means" in ('none', 'some', 'enough', 'unsure')),
	CONSTRAINT "plan_help_served" CHECK ("plan_help"."served" in ('veteran', 'relative', 'no', 'unsure')),
	CONSTRAINT "plan_help_cause" CHECK ("plan_help"."cause" in ('crime', 'accident', 'disaster', 'other', 'unsure')),
	CONSTRAINT "plan_help_work" CHECK ("plan_help"."work" in ('yes', 'no', 'unsure')),
	CONSTRAINT "plan_help_leaves" CHECK ("plan_help"."leaves" in ('spouse', 'child', 'neither', 'was-child', 'unsure')),
	CONSTRAINT "plan_help_medi_cal" CHECK ("plan_help"."medi_cal" in ('yes', 'no', 'unsure')),
	CONSTRAINT "plan_help_community" CHECK ("plan_help"."community" in ('faith', 'union', 'both', 'none', 'unsure'))
);
--> statement-breakpoint
CREATE TABLE "plan_help_tasks" (
	"plan_id" uuid NOT NULL,
	"program" text NOT NULL,
	"state" text NOT NULL,
	"who" text NOT NULL,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_help_tasks_program" PRIMARY KEY("plan_id","program"),
	CONSTRAINT "plan_help_tasks_version" CHECK ("plan_help_tasks"."version" > 0),
	CONSTRAINT "plan_help_tasks_state" CHECK ("plan_help_tasks"."state" in ('to-ask', 'asked', 'granted', 'not-for-us'))
);
--> statement-breakpoint
ALTER TABLE "plan_help" ADD CONSTRAINT "plan_help_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_help_tasks" ADD CONSTRAINT "plan_help_tasks_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;