-- What a vendor is joins its terms; from now on shelve.ts writes them so.
UPDATE "vendor_shelf" SET "terms" = "terms" || array['@category ' || "category", '@city ' || "city"]
	|| case when "is_verified" then array['@verified'] else '{}' end
	|| case when "is_featured" then array['@featured'] else '{}' end
	|| array(select '@faith ' || place from generate_series(0, 14) place where "faiths" & (1 << place) <> 0);--> statement-breakpoint
CREATE INDEX "vendor_shelf_sample_terms" ON "vendor_shelf" USING gin ("terms") WHERE (get_byte(uuid_send("vendor_shelf"."vendor_id"), 15) & 7) = 0;--> statement-breakpoint
CREATE INDEX "vendor_shelf_sample_facets" ON "vendor_shelf" USING btree ("category","city","faiths","is_verified","is_featured","min_cents","max_cents") WHERE (get_byte(uuid_send("vendor_shelf"."vendor_id"), 15) & 7) = 1;