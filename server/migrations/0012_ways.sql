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
  WHEN "name" ~ '^(Bathing and dressing|Preparation for visitation|Ghusl|Taharah|Shmirah|Tachrichim|Plain white kafan|Kafan|Room and help for|Dressing and encoffining|Antim darshan|Ardas and antim darshan|Garlands|Floral setting and garlands)' THEN 'body'
  ELSE 'any' END;--> statement-breakpoint
UPDATE "addons" SET "part" = CASE
  WHEN "name" in ('Asthi Visarjan by Boat', 'Immersion of Ashes by Boat') THEN 'ashes'
  WHEN "name" in ('Extended Shmirah', 'Extended Viewing') THEN 'body'
  ELSE 'any' END;
