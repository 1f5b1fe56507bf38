DROP INDEX "venues_location";--> statement-breakpoint
CREATE INDEX "venues_city" ON "venues" USING btree ("location","name","id","is_listed","capacity","min_cents","venue_group","faith_traditions");--> statement-breakpoint
CREATE INDEX "venues_place" ON "venues" USING gist (point("longitude" * 0.8, "latitude"));