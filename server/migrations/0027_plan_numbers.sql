ALTER TABLE "plans" ADD COLUMN "number" text DEFAULT 'EV-' || translate(substr(md5(gen_random_uuid()::text), 1, 6), '0123456789abcdef', '34679CDFGHJKMNPR') NOT NULL;--> statement-breakpoint
-- Plans that are there already have one each by now; thrown again for those that share it, until nobody does.
DO $$
BEGIN
  LOOP
    UPDATE "plans" SET "number" = DEFAULT
    WHERE "number" IN (SELECT "number" FROM "plans" GROUP BY "number" HAVING count(*) > 1);
    EXIT WHEN NOT FOUND;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_number" UNIQUE("number");