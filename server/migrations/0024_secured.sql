ALTER TABLE "payments" ADD COLUMN "deposit_cents" integer;--> statement-breakpoint
-- What was taken as a deposit was a whole one in its day.
UPDATE "payments" SET "deposit_cents" = "cents" WHERE "purpose" = 'deposit' AND "settled_at" IS NOT NULL;
