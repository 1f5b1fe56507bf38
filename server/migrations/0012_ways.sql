ALTER TABLE "addons" DROP CONSTRAINT "addons_tier";--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_tier";--> statement-breakpoint
ALTER TABLE "decision_options" DROP CONSTRAINT "decision_options_tier";--> statement-breakpoint
ALTER TABLE "plans" DROP CONSTRAINT "plans_package_tier";--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "tradition" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addons" ADD COLUMN "part" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "package_lines" ADD COLUMN "part" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "way" text DEFAULT 'undecided' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "way_agreed" text;--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "addons" ADD CONSTRAINT "addons_part" CHECK ("addons"."part" in ('any', 'basic-services', 'planning', 'transfer', 'body', 'vehicle', 'grave', 'casket', 'plain-casket', 'crematory', 'ashes', 'urn', 'permit'));--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "addons" ADD CONSTRAINT "addons_tier" CHECK ("addons"."tier" in ('simple', 'basic', 'premium', 'legacy'));--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "package_lines" ADD CONSTRAINT "package_lines_part" CHECK ("package_lines"."part" in ('any', 'basic-services', 'planning', 'transfer', 'body', 'vehicle', 'grave', 'casket', 'plain-casket', 'crematory', 'ashes', 'urn', 'permit'));--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "packages" ADD CONSTRAINT "packages_way" CHECK ("packages"."way" in ('burial', 'green-burial', 'cremation', 'water-cremation', 'donation', 'elsewhere', 'undecided'));--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "packages" ADD CONSTRAINT "packages_of" CHECK (("packages"."tradition" is null) = ("packages"."way" is not null));--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "packages" ADD CONSTRAINT "packages_tier" CHECK ("packages"."tier" in ('simple', 'basic', 'premium', 'legacy'));--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "decision_options" ADD CONSTRAINT "decision_options_tier" CHECK ("decision_options"."package_tier" in ('simple', 'basic', 'premium', 'legacy'));--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "plans" ADD CONSTRAINT "plans_way" CHECK ("plans"."way" in ('burial', 'green-burial', 'cremation', 'water-cremation', 'donation', 'elsewhere', 'undecided'));--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "plans" ADD CONSTRAINT "plans_way_agreed" CHECK ("plans"."way_agreed" in ('clergy', 'family'));--> statement-breakpoint
-- Fits 0.2.0: it writes none of the new words.
ALTER TABLE "plans" ADD CONSTRAINT "plans_package_tier" CHECK ("plans"."package_tier" in ('simple', 'basic', 'premium', 'legacy'));--> statement-breakpoint
-- The way follows from the kind of service that every plan has. A memorial of a tradition that has packages for burial or
-- cremation was never sold, so those left are families whose packages held no care of the body.
UPDATE "plans" SET "way" = "service_type" WHERE "service_type" in ('burial', 'cremation');--> statement-breakpoint
-- Four lines paid for two things of which another way knows only one. Where the house sells them as they came, each
-- becomes two, at the same price together; a family that has a plan keeps the line it was told.
WITH "halves" ("package_id", "name", "cents", "first", "first_cents", "first_covers", "second", "second_covers") AS (VALUES
  ('hindu-premium', 'Pandit for antyeshti and the thirteenth day, their fee', 70000, 'Pandit for antyeshti, their fee', 35000, '{0}'::smallint[], 'Pandit for the thirteenth day, their fee', '{0}'::smallint[]),
  ('hindu-legacy', 'Senior pandit for antyeshti and the thirteenth day, their fee', 70000, 'Senior pandit for antyeshti, their fee', 35000, '{0}', 'Senior pandit for the thirteenth day, their fee', '{0}'),
  ('sikh-legacy', 'Ragi jatha for the Antam Sanskar and the bhog, their fee', 70000, 'Ragi jatha for the Antam Sanskar, their fee', 35000, '{0}', 'Ragi jatha for the bhog, their fee', '{0,4}'),
  ('secular-legacy', 'Basic services: planning and coordination', 119500, 'Basic services: planning and coordination', 105000, '{}', 'First-year gathering plan', '{13}')
), "found" AS (
  SELECT "halves".*, "line"."id", "line"."kind", "line"."position" FROM "halves"
  JOIN "packages" ON "packages"."id" = "halves"."package_id" AND "packages"."is_example"
  JOIN "package_lines" AS "line" ON "line"."package_id" = "halves"."package_id" AND "line"."name" = "halves"."name" AND "line"."price_cents" = "halves"."cents"
), "later" AS (
  UPDATE "package_lines" SET "position" = "package_lines"."position" + 1 FROM "found"
  WHERE "package_lines"."package_id" = "found"."package_id" AND "package_lines"."position" > "found"."position"
), "second" AS (
  INSERT INTO "package_lines" ("package_id", "id", "name", "kind", "price_cents", "can_decline", "covers", "position")
  SELECT "package_id", "package_id" || '.' || trim('-' from regexp_replace(lower("second"), '[^a-z]+', '-', 'g')), "second", "kind", "cents" - "first_cents", true, "second_covers", "position" + 1 FROM "found"
)
UPDATE "package_lines" SET
  "id" = "found"."package_id" || '.' || trim('-' from regexp_replace(lower("found"."first"), '[^a-z]+', '-', 'g')),
  "name" = "found"."first", "price_cents" = "found"."first_cents", "covers" = "found"."first_covers",
  "translations" = CASE WHEN "found"."first" = "found"."name" THEN "package_lines"."translations" ELSE '{}' END
FROM "found" WHERE "package_lines"."package_id" = "found"."package_id" AND "package_lines"."id" = "found"."id";--> statement-breakpoint
-- Without the final prayers nothing is left of what the pandit is promised for.
UPDATE "package_lines" SET "covers" = '{0,4}' FROM "packages"
WHERE "package_lines"."id" = 'hindu-basic.ganga-water-tulsi-ghee-and-sandalwood-for-the-final-prayers' AND "covers" = '{4}'
AND "packages"."id" = "package_id" AND "packages"."is_example";--> statement-breakpoint
-- What the lines that came with the product are for. A house's own lines say it in its sheet of packages.
UPDATE "package_lines" SET "part" = CASE
  WHEN "name" LIKE 'Basic services: planning%' OR "name" LIKE 'Help with registration%' THEN 'planning'
  WHEN "name" LIKE 'Basic services%' THEN 'basic-services'
  WHEN "name" LIKE '%permit (required by law)' THEN 'permit'
  WHEN "name" LIKE '%refrigerated care' THEN 'transfer'
  WHEN "name" ~ '^(Vehicle to|Hearse and|Procession vehicle and)' THEN 'vehicle'
  WHEN "name" LIKE '%the crematory’s fee' THEN 'crematory'
  WHEN "name" ~ '(aron|Covered bier and grave boards)$' THEN 'plain-casket'
  WHEN "name" ~* 'casket$' THEN 'casket'
  WHEN "name" ~* '(urn|kalash)' AND "kind" = 'merchandise' THEN 'urn'
  WHEN "name" ~ '^(Asthi sanchayana|Boat |Temple and niche|Niche )' THEN 'ashes'
  WHEN "name" ~ '(the grave is separate|^Simple grave marker|^Unveiling ceremony|^Stone coordination|the earliest burial)' THEN 'grave'
  WHEN "name" ~ '^(Bathing and dressing|Preparation for visitation|Ghusl|Taharah|Shmirah|Tachrichim|Plain white kafan|Kafan|Room and help for|Dressing and encoffining|Antim darshan|Ardas and antim darshan|Garlands|Floral setting and garlands|Ganga water|(Senior p|P)andit for antyeshti,|Granthi for the Ardas|Ragi jatha for the Antam Sanskar,)' THEN 'body'
  ELSE 'any' END;--> statement-breakpoint
UPDATE "addons" SET "part" = CASE
  WHEN "name" in ('Asthi Visarjan by Boat', 'Immersion of Ashes by Boat') THEN 'ashes'
  WHEN "name" in ('Extended Shmirah', 'Extended Viewing') THEN 'body'
  ELSE 'any' END;
