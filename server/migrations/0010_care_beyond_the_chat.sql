CREATE TABLE "resource_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"draft" jsonb,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"searchable" "tsvector",
	"version" integer NOT NULL,
	"from_library" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resources_pkey" PRIMARY KEY("slug","language"),
	CONSTRAINT "resources_something" CHECK ("resources"."draft" is not null or "resources"."published" is not null),
	CONSTRAINT "resources_published" CHECK (("resources"."published" is null) = ("resources"."published_at" is null))
);
--> statement-breakpoint
CREATE TABLE "grief_day_reminders" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"reminder" text NOT NULL,
	CONSTRAINT "grief_day_reminders_pkey" PRIMARY KEY("user_id","key"),
	CONSTRAINT "grief_day_reminders_reminder" CHECK ("grief_day_reminders"."reminder" in ('none', 'same-day', 'day-before', 'week-before'))
);
--> statement-breakpoint
CREATE TABLE "grief_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	"first_on" date NOT NULL,
	"is_yearly" boolean NOT NULL,
	"reminder" text NOT NULL,
	CONSTRAINT "grief_days_send_key" UNIQUE("user_id","send_key"),
	CONSTRAINT "grief_days_reminder" CHECK ("grief_days"."reminder" in ('none', 'same-day', 'day-before', 'week-before'))
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "journal_entries_send_key" UNIQUE("user_id","send_key")
);
--> statement-breakpoint
CREATE TABLE "memories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "memories_send_key" UNIQUE("user_id","send_key")
);
--> statement-breakpoint
CREATE TABLE "memory_gifts" (
	"memory_id" uuid NOT NULL,
	"memorial_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_held" boolean NOT NULL,
	CONSTRAINT "memory_gifts_pkey" PRIMARY KEY("memory_id","memorial_id")
);
--> statement-breakpoint
CREATE TABLE "self_care_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counseling_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"send_key" uuid NOT NULL,
	"user_id" uuid,
	"sealed" "bytea" NOT NULL,
	"level" text NOT NULL,
	"routes" text[] NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "counseling_requests_send_key" UNIQUE("send_key"),
	CONSTRAINT "counseling_requests_level" CHECK ("counseling_requests"."level" in ('none', 'concern', 'elevated', 'crisis'))
);
--> statement-breakpoint
CREATE TABLE "group_memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sealed_note" "bytea" NOT NULL,
	"wants_reminders" boolean DEFAULT true NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "group_memberships_person" UNIQUE("group_id","user_id"),
	CONSTRAINT "group_memberships_state" CHECK ("group_memberships"."state" in ('asked', 'waiting', 'confirmed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "support_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"for_whom" text NOT NULL,
	"facilitator" text NOT NULL,
	"kind" text NOT NULL,
	"cost" text NOT NULL,
	"place" text NOT NULL,
	"where_to_meet" text NOT NULL,
	"language" text NOT NULL,
	"traditions" text[] DEFAULT '{}' NOT NULL,
	"first_day" date NOT NULL,
	"every_weeks" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"seats" smallint NOT NULL,
	"is_sample" boolean NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "support_groups_kind" CHECK ("support_groups"."kind" in ('in-person', 'virtual', 'hybrid')),
	CONSTRAINT "support_groups_cost" CHECK ("support_groups"."cost" in ('free', 'donation')),
	CONSTRAINT "support_groups_every_weeks" CHECK ("support_groups"."every_weeks" in (1, 2)),
	CONSTRAINT "support_groups_start" CHECK ("support_groups"."start_minute" between 0 and 1439),
	CONSTRAINT "support_groups_minutes" CHECK ("support_groups"."minutes" between 15 and 240),
	CONSTRAINT "support_groups_seats" CHECK ("support_groups"."seats" between 8 and 15)
);
--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_subject";--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_kind";--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "counseling_request_id" uuid;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "group_membership_id" uuid;--> statement-breakpoint
ALTER TABLE "resource_history" ADD CONSTRAINT "resource_history_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grief_day_reminders" ADD CONSTRAINT "grief_day_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grief_days" ADD CONSTRAINT "grief_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_gifts" ADD CONSTRAINT "memory_gifts_memory_id_memories_id_fk" FOREIGN KEY ("memory_id") REFERENCES "public"."memories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_gifts" ADD CONSTRAINT "memory_gifts_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_care_keys" ADD CONSTRAINT "self_care_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counseling_requests" ADD CONSTRAINT "counseling_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_group_id_support_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."support_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_history_text" ON "resource_history" USING btree ("slug","language","published_at");--> statement-breakpoint
CREATE INDEX "resource_history_publisher" ON "resource_history" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "resources_searchable" ON "resources" USING gin ("searchable");--> statement-breakpoint
CREATE INDEX "grief_days_person" ON "grief_days" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "journal_entries_person" ON "journal_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "memories_person" ON "memories" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "memory_gifts_memorial" ON "memory_gifts" USING btree ("memorial_id");--> statement-breakpoint
CREATE INDEX "counseling_requests_user" ON "counseling_requests" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "counseling_requests_answered" ON "counseling_requests" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "group_memberships_user" ON "group_memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_memberships_state" ON "group_memberships" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "group_memberships_decided_by" ON "group_memberships" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_counseling_request_id_counseling_requests_id_fk" FOREIGN KEY ("counseling_request_id") REFERENCES "public"."counseling_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_group_membership_id_group_memberships_id_fk" FOREIGN KEY ("group_membership_id") REFERENCES "public"."group_memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_counseling_request" UNIQUE("counseling_request_id");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_group_membership" UNIQUE("group_membership_id");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_subject" CHECK (num_nonnulls("promises"."plan_id", "promises"."custom_request_id", "promises"."adjustment_id", "promises"."document_id", "promises"."counseling_request_id", "promises"."group_membership_id") = 1);--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_kind" CHECK ("promises"."kind" in ('plan-saved', 'custom-request', 'adjustment', 'document', 'scheduling', 'counseling', 'support-group'));