ALTER TABLE "plan_adjustments" DROP CONSTRAINT "plan_adjustments_cents";--> statement-breakpoint
ALTER TABLE "plan_adjustments" ADD COLUMN "chosen" jsonb;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "priced_way" text;--> statement-breakpoint
-- Fits 0.2.0: it writes nothing into chosen.
CREATE UNIQUE INDEX "plan_adjustments_open_way" ON "plan_adjustments" USING btree ("plan_id") WHERE "plan_adjustments"."chosen" is not null and "plan_adjustments"."state" = 'requested';--> statement-breakpoint
-- Fits 0.2.0: it writes no adjustment without cents, and the rule only grows.
ALTER TABLE "plan_adjustments" ADD CONSTRAINT "plan_adjustments_cents" CHECK ("plan_adjustments"."cents" <> 0 or "plan_adjustments"."chosen" is not null);--> statement-breakpoint
-- Fits 0.2.0: it does not write this column.
ALTER TABLE "plans" ADD CONSTRAINT "plans_priced_way" CHECK ("plans"."priced_way" in ('burial', 'green-burial', 'cremation', 'water-cremation', 'donation', 'elsewhere', 'undecided'));