ALTER TABLE "package_lines" ADD COLUMN "is_choice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_lines" ADD COLUMN "is_choice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The one line of the first catalogue that is a choice leaves the price, which stays what it was. An operator's own prices stay untouched.
UPDATE "package_lines" SET "is_choice" = true FROM "package_lines" f
WHERE "package_lines"."package_id" = f."package_id"
  AND "package_lines"."id" = "package_lines"."package_id" || '.preparation-for-visitation-only-if-you-choose-it' AND "package_lines"."price_cents" = 9500
  AND ((f."id" = 'christian-premium.church-flowers' AND f."price_cents" = 25000) OR (f."id" = 'christian-legacy.church-casket-and-reception-flowers' AND f."price_cents" = 47500));--> statement-breakpoint
UPDATE "package_lines" SET "price_cents" = "package_lines"."price_cents" + 9500 FROM "package_lines" c
WHERE c."package_id" = "package_lines"."package_id" AND c."is_choice"
  AND "package_lines"."id" IN ('christian-premium.church-flowers', 'christian-legacy.church-casket-and-reception-flowers');
