CREATE TABLE "crisis_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"level" text NOT NULL,
	"routes" text[] NOT NULL,
	"language" text NOT NULL,
	"send_key" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"taken_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crisis_alerts_send_key" UNIQUE("user_id","send_key"),
	CONSTRAINT "crisis_alerts_level" CHECK ("crisis_alerts"."level" in ('none', 'concern', 'elevated', 'crisis')),
	CONSTRAINT "crisis_alerts_state" CHECK ("crisis_alerts"."state" in ('waiting', 'taken', 'done'))
);
--> statement-breakpoint
CREATE TABLE "model_use" (
	"day" date PRIMARY KEY NOT NULL,
	"replies" integer NOT NULL,
	"tokens" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"role" text NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"level" text,
	"rules" text[] DEFAULT '{}' NOT NULL,
	"send_key" uuid,
	"reply_to" uuid,
	"reply_claimed_at" timestamp with time zone,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"empathy_score" smallint,
	CONSTRAINT "support_messages_send_key" UNIQUE("session_id","send_key"),
	CONSTRAINT "support_messages_one_reply" UNIQUE("reply_to","kind"),
	CONSTRAINT "support_messages_role" CHECK ("support_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "support_messages_kind" CHECK ("support_messages"."kind" in ('said', 'welcome', 'reminder', 'safety')),
	CONSTRAINT "support_messages_author" CHECK ("support_messages"."author" in ('person', 'program', 'model')),
	CONSTRAINT "support_messages_level" CHECK (("support_messages"."role" = 'user') = ("support_messages"."level" is not null)),
	CONSTRAINT "support_messages_score" CHECK ("support_messages"."empathy_score" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "support_referrals" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"level" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "support_referrals_pkey" PRIMARY KEY("day","route","level"),
	CONSTRAINT "support_referrals_route" CHECK ("support_referrals"."route" in ('self', 'others', 'abuse', 'medical', 'worried')),
	CONSTRAINT "support_referrals_level" CHECK ("support_referrals"."level" in ('none', 'concern', 'elevated', 'crisis'))
);
--> statement-breakpoint
CREATE TABLE "support_safety" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"routes" text[] NOT NULL,
	"notice_since" timestamp with time zone,
	"safe_said_at" timestamp with time zone,
	CONSTRAINT "support_safety_routes" CHECK (cardinality("support_safety"."routes") > 0)
);
--> statement-breakpoint
CREATE TABLE "support_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_title" "bytea" NOT NULL,
	"send_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"told_it_is_a_program_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_sessions_send_key" UNIQUE("user_id","send_key")
);
--> statement-breakpoint
ALTER TABLE "crisis_alerts" ADD CONSTRAINT "crisis_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crisis_alerts" ADD CONSTRAINT "crisis_alerts_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_keys" ADD CONSTRAINT "support_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_session_id_support_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."support_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_safety" ADD CONSTRAINT "support_safety_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_sessions" ADD CONSTRAINT "support_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crisis_alerts_state" ON "crisis_alerts" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "crisis_alerts_taken_by" ON "crisis_alerts" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "support_messages_session" ON "support_messages" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "support_sessions_person" ON "support_sessions" USING btree ("user_id","last_active_at");