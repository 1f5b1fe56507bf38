CREATE TABLE "consultation_days" (
	"day" date PRIMARY KEY NOT NULL,
	"stretches" jsonb NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_hours" (
	"weekday" smallint NOT NULL,
	"opens_minute" smallint NOT NULL,
	"closes_minute" smallint NOT NULL,
	CONSTRAINT "consultation_hours_pkey" PRIMARY KEY("weekday","opens_minute"),
	CONSTRAINT "consultation_hours_weekday" CHECK ("consultation_hours"."weekday" between 0 and 6),
	CONSTRAINT "consultation_hours_minutes" CHECK ("consultation_hours"."opens_minute" >= 0 and "consultation_hours"."closes_minute" <= 1440 and "consultation_hours"."opens_minute" < "consultation_hours"."closes_minute")
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"send_key" uuid,
	"user_id" uuid,
	"sealed" "bytea" NOT NULL,
	"email_mark" "bytea" NOT NULL,
	"type" text NOT NULL,
	"urgency" text NOT NULL,
	"level" text NOT NULL,
	"routes" text[] NOT NULL,
	"language" text NOT NULL,
	"time_zone" text,
	"starts_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reminded_of" timestamp with time zone,
	CONSTRAINT "consultations_send_key" UNIQUE("send_key"),
	CONSTRAINT "consultations_type" CHECK ("consultations"."type" in ('initial', 'followup', 'crisis', 'memorial')),
	CONSTRAINT "consultations_urgency" CHECK ("consultations"."urgency" in ('normal', 'urgent', 'emergency')),
	CONSTRAINT "consultations_level" CHECK ("consultations"."level" in ('none', 'concern', 'elevated', 'crisis')),
	CONSTRAINT "consultations_language" CHECK ("consultations"."language" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"send_key" uuid,
	"user_id" uuid,
	"sealed" "bytea" NOT NULL,
	"email_mark" "bytea" NOT NULL,
	"urgency" text NOT NULL,
	"level" text NOT NULL,
	"routes" text[] NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_send_key" UNIQUE("send_key"),
	CONSTRAINT "contact_messages_urgency" CHECK ("contact_messages"."urgency" in ('normal', 'urgent', 'emergency')),
	CONSTRAINT "contact_messages_level" CHECK ("contact_messages"."level" in ('none', 'concern', 'elevated', 'crisis'))
);
--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_subject";--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_kind";--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "contact_message_id" uuid;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "consultation_id" uuid;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_hour" ON "consultations" USING btree ("starts_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "consultations_user" ON "consultations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consultations_email" ON "consultations" USING btree ("email_mark");--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email_mark");--> statement-breakpoint
CREATE INDEX "contact_messages_sent" ON "contact_messages" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_contact_message" UNIQUE("contact_message_id");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_consultation" UNIQUE("consultation_id");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_subject" CHECK (num_nonnulls("promises"."plan_id", "promises"."custom_request_id", "promises"."adjustment_id", "promises"."document_id", "promises"."counseling_request_id", "promises"."group_membership_id", "promises"."contact_message_id", "promises"."consultation_id") = 1);--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_kind" CHECK ("promises"."kind" in ('plan-saved', 'custom-request', 'adjustment', 'document', 'scheduling', 'counseling', 'support-group', 'contact', 'consultation'));--> statement-breakpoint
-- Monday to Friday, nine to five. Our team changes it at /staff.
INSERT INTO "consultation_hours" ("weekday", "opens_minute", "closes_minute") VALUES (1, 540, 1020), (2, 540, 1020), (3, 540, 1020), (4, 540, 1020), (5, 540, 1020);
