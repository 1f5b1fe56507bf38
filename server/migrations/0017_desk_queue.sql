CREATE TABLE "desk_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promise_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid,
	"to_id" uuid,
	"sealed" "bytea",
	"send_key" uuid,
	CONSTRAINT "desk_entries_send_key" UNIQUE("send_key"),
	CONSTRAINT "desk_entries_kind" CHECK ("desk_entries"."kind" in ('taken', 'released', 'handed', 'note', 'answer', 'letter', 'warned', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "refund_requests_send_key" UNIQUE("send_key"),
	CONSTRAINT "refund_requests_decision" CHECK ("refund_requests"."decision" in ('refunded', 'declined')),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."decision" is null) = ("refund_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_subject";--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_kind";--> statement-breakpoint
DROP INDEX "promises_waiting";--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "crisis_alert_id" uuid;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "memorial_report_id" uuid;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "refund_request_id" uuid;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "comes_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "marks" text[];--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_promise_id_promises_id_fk" FOREIGN KEY ("promise_id") REFERENCES "public"."promises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_entries_promise" ON "desk_entries" USING btree ("promise_id","at");--> statement-breakpoint
CREATE INDEX "desk_entries_by" ON "desk_entries" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "desk_entries_to" ON "desk_entries" USING btree ("to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("plan_id") WHERE "refund_requests"."decision" is null;--> statement-breakpoint
CREATE INDEX "refund_requests_plan" ON "refund_requests" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "refund_requests_user" ON "refund_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refund_requests_decider" ON "refund_requests" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_crisis_alert_id_crisis_alerts_id_fk" FOREIGN KEY ("crisis_alert_id") REFERENCES "public"."crisis_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_memorial_report_id_memorial_reports_id_fk" FOREIGN KEY ("memorial_report_id") REFERENCES "public"."memorial_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_refund_request_id_refund_requests_id_fk" FOREIGN KEY ("refund_request_id") REFERENCES "public"."refund_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promises_kept" ON "promises" USING btree ("kept_at" DESC NULLS LAST,"id") WHERE "promises"."kept_at" is not null;--> statement-breakpoint
CREATE INDEX "promises_due" ON "promises" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "promises_marks" ON "promises" USING gin ("marks");--> statement-breakpoint
CREATE INDEX "promises_owner" ON "promises" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "promises_waiting" ON "promises" USING btree ("comes_first" DESC NULLS LAST,"due_at","id") WHERE "promises"."kept_at" is null;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_crisis_alert" UNIQUE("crisis_alert_id");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_memorial_report" UNIQUE("memorial_report_id");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_refund_request" UNIQUE("refund_request_id");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_subject" CHECK (num_nonnulls("promises"."plan_id", "promises"."custom_request_id", "promises"."adjustment_id", "promises"."document_id", "promises"."counseling_request_id", "promises"."group_membership_id", "promises"."contact_message_id", "promises"."consultation_id", "promises"."crisis_alert_id", "promises"."memorial_report_id", "promises"."refund_request_id") = 1);--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_kind" CHECK ("promises"."kind" in ('plan-saved', 'custom-request', 'adjustment', 'document', 'scheduling', 'counseling', 'support-group', 'contact', 'consultation', 'crisis-alert', 'memorial-report', 'refund-request'));--> statement-breakpoint
-- Who waited before the queue knew who comes first.
UPDATE "promises" SET "comes_first" = true
WHERE "kept_at" IS NULL AND (
  EXISTS (SELECT 1 FROM "contact_messages" m WHERE m."id" = "contact_message_id" AND (m."urgency" = 'emergency' OR m."level" IN ('elevated', 'crisis')))
  OR EXISTS (SELECT 1 FROM "consultations" c WHERE c."id" = "consultation_id" AND (c."urgency" = 'emergency' OR c."type" = 'crisis' OR c."level" IN ('elevated', 'crisis')))
  OR EXISTS (SELECT 1 FROM "counseling_requests" r WHERE r."id" = "counseling_request_id" AND r."level" IN ('elevated', 'crisis'))
);
