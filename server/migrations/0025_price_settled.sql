ALTER TABLE "plans" ADD COLUMN "price_settled_at" timestamp with time zone;--> statement-breakpoint
-- Where something is paid, the price is settled.
UPDATE "plans" SET "price_settled_at" = "updated_at" WHERE "status" <> 'draft' AND (
  SELECT coalesce(sum(e."cents"), 0) FROM "payment_entries" e JOIN "payments" p ON p."id" = e."payment_id" WHERE p."plan_id" = "plans"."id"
) > 0;--> statement-breakpoint
-- A booked date makes a plan in progress, paid or not.
UPDATE "plans" SET "status" = 'in-progress' FROM "plan_schedules" s
WHERE s."plan_id" = "plans"."id" AND s."mode" = 'blocked' AND "plans"."status" IN ('draft', 'active');
