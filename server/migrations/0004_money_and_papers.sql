CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid,
	"type" text NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"uploaded_by" uuid,
	"is_by_staff" boolean NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"send_key" uuid,
	"replaces" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "documents_wish" UNIQUE("user_id","send_key"),
	CONSTRAINT "documents_type" CHECK ("documents"."type" in ('death-certificate', 'government-id', 'power-of-attorney', 'cremation-permit', 'burial-permit', 'insurance-policy', 'will-testament')),
	CONSTRAINT "documents_media_type" CHECK ("documents"."media_type" in ('application/pdf', 'image/jpeg', 'image/png')),
	CONSTRAINT "documents_state" CHECK ("documents"."state" in ('checking', 'received', 'accepted', 'needs-another')),
	CONSTRAINT "documents_size" CHECK ("documents"."byte_size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "missing_documents" (
	"plan_id" uuid NOT NULL,
	"type" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "missing_documents_pkey" PRIMARY KEY("plan_id","type"),
	CONSTRAINT "missing_documents_type" CHECK ("missing_documents"."type" in ('death-certificate', 'government-id', 'power-of-attorney', 'cremation-permit', 'burial-permit', 'insurance-policy', 'will-testament'))
);
--> statement-breakpoint
CREATE TABLE "payment_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_entries_reference" UNIQUE("reference"),
	CONSTRAINT "payment_entries_kind" CHECK ("payment_entries"."kind" in ('charge', 'refund', 'refund-failed', 'dispute', 'dispute-won')),
	CONSTRAINT "payment_entries_cents" CHECK ((kind in ('charge', 'refund-failed', 'dispute-won') and cents > 0) or (kind in ('refund', 'dispute') and cents < 0))
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_notices_pkey" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"reference" text,
	CONSTRAINT "payment_refunds_cents" CHECK ("payment_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"cents" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_shares_wish" UNIQUE("plan_id","send_key","position"),
	CONSTRAINT "payment_shares_token" UNIQUE("token_hash"),
	CONSTRAINT "payment_shares_cents" CHECK ("payment_shares"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid,
	"payer_id" uuid,
	"share_id" uuid,
	"purpose" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"provider" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payments_purpose" CHECK ("payments"."purpose" in ('deposit', 'full', 'share')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('open', 'processing', 'succeeded', 'canceled')),
	CONSTRAINT "payments_failure" CHECK ("payments"."failure" in ('declined', 'authentication', 'other')),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('stripe', 'test')),
	CONSTRAINT "payments_cents" CHECK ("payments"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "test_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"cents" integer NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"received_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_intents_idempotency" UNIQUE("idempotency_key"),
	CONSTRAINT "test_intents_status" CHECK ("test_intents"."status" in ('requires_payment_method', 'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled')),
	CONSTRAINT "test_intents_cents" CHECK ("test_intents"."cents" > 0 and "test_intents"."received_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "test_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_refunds_idempotency" UNIQUE("idempotency_key"),
	CONSTRAINT "test_refunds_cents" CHECK ("test_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "plan_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"description" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text NOT NULL,
	CONSTRAINT "plan_adjustments_wish" UNIQUE("plan_id","send_key"),
	CONSTRAINT "plan_adjustments_state" CHECK ("plan_adjustments"."state" in ('requested', 'confirmed', 'declined')),
	CONSTRAINT "plan_adjustments_cents" CHECK ("plan_adjustments"."cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_subject";--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_kind";--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "adjustment_id" uuid;--> statement-breakpoint
ALTER TABLE "promises" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_documents" ADD CONSTRAINT "missing_documents_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_payment" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_share_id_payment_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."payment_shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_refunds" ADD CONSTRAINT "test_refunds_intent_id_test_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."test_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_adjustments" ADD CONSTRAINT "plan_adjustments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_adjustments" ADD CONSTRAINT "plan_adjustments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_uploader" ON "documents" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "documents_decider" ON "documents" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "documents_plan" ON "documents" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "documents_checking" ON "documents" USING btree ("uploaded_at") WHERE state = 'checking';--> statement-breakpoint
CREATE INDEX "payment_entries_of_payment" ON "payment_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_asker" ON "payment_refunds" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "payment_refunds_unasked" ON "payment_refunds" USING btree ("asked_at") WHERE reference is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_of_owner" ON "payments" USING btree ("plan_id") WHERE state in ('open', 'processing') and purpose <> 'share';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_of_share" ON "payments" USING btree ("share_id") WHERE state in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "payments_plan" ON "payments" USING btree ("plan_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_share" ON "payments" USING btree ("share_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("offered_at") WHERE state in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "test_refunds_intent" ON "test_refunds" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "plan_adjustments_decider" ON "plan_adjustments" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_adjustment_id_plan_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."plan_adjustments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_adjustment" UNIQUE("adjustment_id");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_document" UNIQUE("document_id");--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_subject" CHECK (num_nonnulls("promises"."plan_id", "promises"."custom_request_id", "promises"."adjustment_id", "promises"."document_id") = 1);--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_kind" CHECK ("promises"."kind" in ('plan-saved', 'custom-request', 'adjustment', 'document'));
--> statement-breakpoint
-- What the provider took and gave back is written once and stays.
CREATE FUNCTION payment_entries_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of payments only grows' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_entries_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_entries
  FOR EACH STATEMENT EXECUTE FUNCTION payment_entries_refuse();
