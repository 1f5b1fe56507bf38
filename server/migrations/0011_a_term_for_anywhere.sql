-- Whether a word stands anywhere in a listing has one term now; from now on shelve.ts writes them so. The indexes are made
-- anew: keeping them up row by row takes many times as long.
DROP INDEX "vendor_shelf_terms";--> statement-breakpoint
DROP INDEX "vendor_shelf_sample_terms";--> statement-breakpoint
UPDATE "vendor_shelf" SET "terms" = array(
	select term from unnest("terms") as term where left(term, 1) <> 'd'
	union
	select 'a' || substr(term, 2) from unnest("terms") as term where left(term, 1) <> '@');--> statement-breakpoint
CREATE INDEX "vendor_shelf_terms" ON "vendor_shelf" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "vendor_shelf_sample_terms" ON "vendor_shelf" USING gin ("terms") WHERE (get_byte(uuid_send("vendor_shelf"."vendor_id"), 15) & 7) = 0;
