ALTER TABLE "promises" DROP CONSTRAINT "promises_plan";--> statement-breakpoint
ALTER TABLE "desk_entries" DROP CONSTRAINT "desk_entries_kind";--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_subject";--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_adjustment_id_plan_adjustments_id_fk";
--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_document_id_documents_id_fk";
--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_counseling_request_id_counseling_requests_id_fk";
--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_group_membership_id_group_memberships_id_fk";
--> statement-breakpoint
DROP INDEX "promises_kept";--> statement-breakpoint
DROP INDEX "promises_waiting";--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "promised_to" uuid;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "kept_by_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "ended_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(kept_at, withdrawn_at)) STORED;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_promised_to_users_id_fk" FOREIGN KEY ("promised_to") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_adjustment_id_plan_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."plan_adjustments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_counseling_request_id_counseling_requests_id_fk" FOREIGN KEY ("counseling_request_id") REFERENCES "public"."counseling_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_group_membership_id_group_memberships_id_fk" FOREIGN KEY ("group_membership_id") REFERENCES "public"."group_memberships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree (("details" ->> 'person')) WHERE "audit_entries"."details" ? 'person';--> statement-breakpoint
CREATE INDEX "audit_entries_plan" ON "audit_entries" USING btree (("details" ->> 'plan')) WHERE "audit_entries"."details" ? 'plan';--> statement-breakpoint
CREATE UNIQUE INDEX "promises_plan" ON "promises" USING btree ("kind","plan_id") WHERE "promises"."kind" <> 'scheduling';--> statement-breakpoint
CREATE UNIQUE INDEX "promises_scheduling" ON "promises" USING btree ("plan_id") WHERE "promises"."kind" = 'scheduling' and "promises"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "promises_of_plan" ON "promises" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "promises_promised_to" ON "promises" USING btree ("promised_to");--> statement-breakpoint
CREATE INDEX "promises_ended" ON "promises" USING btree ("ended_at" DESC NULLS LAST,"id") WHERE "promises"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "promises_unmarked" ON "promises" USING btree ("id") WHERE "promises"."marks" is null;--> statement-breakpoint
CREATE INDEX "promises_about_nothing" ON "promises" USING btree ("id") WHERE num_nonnulls("promises"."plan_id", "promises"."custom_request_id", "promises"."adjustment_id", "promises"."document_id", "promises"."counseling_request_id", "promises"."group_membership_id", "promises"."contact_message_id", "promises"."consultation_id", "promises"."crisis_alert_id", "promises"."memorial_report_id", "promises"."refund_request_id") = 0;--> statement-breakpoint
CREATE INDEX "promises_waiting" ON "promises" USING btree ("comes_first" DESC NULLS LAST,"due_at","id") WHERE "promises"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_kind" CHECK ("desk_entries"."kind" in ('taken', 'released', 'handed', 'note', 'answer', 'letter', 'warned', 'kept', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_ended" CHECK (num_nonnulls("promises"."kept_at", "promises"."withdrawn_at") <= 1);--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_subject" CHECK (num_nonnulls("promises"."plan_id", "promises"."custom_request_id", "promises"."adjustment_id", "promises"."document_id", "promises"."counseling_request_id", "promises"."group_membership_id", "promises"."contact_message_id", "promises"."consultation_id", "promises"."crisis_alert_id", "promises"."memorial_report_id", "promises"."refund_request_id") <= 1);--> statement-breakpoint
-- To whom the promises of before were made.
UPDATE "promises" p SET "promised_to" = coalesce(
  (SELECT "user_id" FROM "plans" WHERE "id" = p."plan_id"),
  (SELECT plan."user_id" FROM "plan_adjustments" a JOIN "plans" plan ON plan."id" = a."plan_id" WHERE a."id" = p."adjustment_id"),
  (SELECT "user_id" FROM "documents" WHERE "id" = p."document_id"),
  (SELECT "user_id" FROM "custom_requests" WHERE "id" = p."custom_request_id"),
  (SELECT "user_id" FROM "counseling_requests" WHERE "id" = p."counseling_request_id"),
  (SELECT "user_id" FROM "group_memberships" WHERE "id" = p."group_membership_id"),
  (SELECT "user_id" FROM "contact_messages" WHERE "id" = p."contact_message_id"),
  (SELECT "user_id" FROM "consultations" WHERE "id" = p."consultation_id"),
  (SELECT "user_id" FROM "crisis_alerts" WHERE "id" = p."crisis_alert_id"),
  (SELECT "user_id" FROM "refund_requests" WHERE "id" = p."refund_request_id")
);
