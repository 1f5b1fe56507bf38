CREATE TABLE "inquiry_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"inquiry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"wanted" integer,
	"name" text NOT NULL,
	"cents" integer NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "quote_lines_pkey" PRIMARY KEY("inquiry_id","version","position"),
	CONSTRAINT "quote_lines_cents" CHECK ("quote_lines"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"service_type" text,
	"event_date" date,
	"budget_cents" integer,
	"message" text NOT NULL,
	"urgency" text NOT NULL,
	"wanted" text[] NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_requests_wish" UNIQUE("user_id","send_key"),
	CONSTRAINT "quote_requests_urgency" CHECK ("quote_requests"."urgency" in ('normal', 'urgent', 'emergency'))
);
--> statement-breakpoint
CREATE TABLE "vendor_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"dealing_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"seen_at" timestamp with time zone,
	"answer" text NOT NULL,
	"quote_version" integer NOT NULL,
	"reminded_at" timestamp with time zone,
	"chosen_at" timestamp with time zone,
	CONSTRAINT "vendor_inquiries_vendor" UNIQUE("request_id","vendor_id"),
	CONSTRAINT "vendor_inquiries_dealing" UNIQUE("dealing_id"),
	CONSTRAINT "vendor_inquiries_state" CHECK ("vendor_inquiries"."state" in ('sent', 'seen', 'answered', 'declined', 'chosen', 'completed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "vendor_quotes" (
	"inquiry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"valid_until" date,
	"quoted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_quotes_pkey" PRIMARY KEY("inquiry_id","version")
);
--> statement-breakpoint
CREATE TABLE "saved_vendors" (
	"user_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_vendors_pkey" PRIMARY KEY("user_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_dealings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"is_counted" boolean DEFAULT true NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "vendor_dealings_order" CHECK ("vendor_dealings"."answered_at" >= "vendor_dealings"."asked_at" and "vendor_dealings"."completed_at" >= "vendor_dealings"."asked_at")
);
--> statement-breakpoint
CREATE TABLE "vendor_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"dealing_id" uuid NOT NULL,
	"user_id" uuid,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"author_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "vendor_reviews_dealing" UNIQUE("dealing_id"),
	CONSTRAINT "vendor_reviews_one_each" UNIQUE("vendor_id","user_id"),
	CONSTRAINT "vendor_reviews_rating" CHECK ("vendor_reviews"."rating" between 1 and 5),
	CONSTRAINT "vendor_reviews_writer" CHECK ("vendor_reviews"."is_sample" = ("vendor_reviews"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "vendor_shelf" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"category" smallint NOT NULL,
	"city" smallint NOT NULL,
	"faiths" smallint NOT NULL,
	"rating" smallint,
	"is_verified" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"has_whole_price" boolean NOT NULL,
	"min_cents" integer,
	"max_cents" integer,
	"review_count" integer NOT NULL,
	"response_minutes" integer,
	"created_at" timestamp with time zone NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"specialties" text COLLATE "C" NOT NULL,
	"terms" text[] COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"stem" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"image" text,
	"specialties" text[] NOT NULL,
	"faith_traditions" text[] NOT NULL,
	"min_cents" integer,
	"max_cents" integer,
	"price_note" text NOT NULL,
	"business_type" text NOT NULL,
	"hours" text NOT NULL,
	"license_number" text,
	"license_checked_on" date,
	"is_verified" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"is_sample" boolean NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rating" numeric(3, 2),
	"review_count" integer DEFAULT 0 NOT NULL,
	"completed_jobs" integer DEFAULT 0 NOT NULL,
	"response_minutes" integer,
	CONSTRAINT "vendors_category" CHECK ("vendors"."category" in ('funeral-homes', 'clergy', 'florists', 'catering', 'photography', 'music', 'transportation', 'crematorium', 'cemetery', 'ritual-supplies', 'grief-counseling')),
	CONSTRAINT "vendors_prices" CHECK ("vendors"."min_cents" >= 0 and coalesce("vendors"."max_cents", "vendors"."min_cents") >= "vendors"."min_cents"),
	CONSTRAINT "vendors_only_highest" CHECK ("vendors"."min_cents" is not null or "vendors"."max_cents" is null)
);
--> statement-breakpoint
ALTER TABLE "moment_counts" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_links" ADD CONSTRAINT "inquiry_links_inquiry_id_vendor_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."vendor_inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_inquiry_id_vendor_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."vendor_inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_inquiries" ADD CONSTRAINT "vendor_inquiries_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_inquiries" ADD CONSTRAINT "vendor_inquiries_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_inquiries" ADD CONSTRAINT "vendor_inquiries_dealing_id_vendor_dealings_id_fk" FOREIGN KEY ("dealing_id") REFERENCES "public"."vendor_dealings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_quotes" ADD CONSTRAINT "vendor_quotes_inquiry_id_vendor_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."vendor_inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vendors" ADD CONSTRAINT "saved_vendors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vendors" ADD CONSTRAINT "saved_vendors_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_dealings" ADD CONSTRAINT "vendor_dealings_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_reviews" ADD CONSTRAINT "vendor_reviews_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_reviews" ADD CONSTRAINT "vendor_reviews_dealing_id_vendor_dealings_id_fk" FOREIGN KEY ("dealing_id") REFERENCES "public"."vendor_dealings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_reviews" ADD CONSTRAINT "vendor_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_shelf" ADD CONSTRAINT "vendor_shelf_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_links_inquiry" ON "inquiry_links" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "quote_requests_person" ON "quote_requests" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "vendor_inquiries_of" ON "vendor_inquiries" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "saved_vendors_vendor" ON "saved_vendors" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_dealings_vendor" ON "vendor_dealings" USING btree ("vendor_id","asked_at");--> statement-breakpoint
CREATE INDEX "vendor_reviews_vendor" ON "vendor_reviews" USING btree ("vendor_id","written_at");--> statement-breakpoint
CREATE INDEX "vendor_reviews_writer_of" ON "vendor_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vendor_shelf_terms" ON "vendor_shelf" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "vendor_shelf_facets" ON "vendor_shelf" USING btree ("category","city","faiths","is_verified","is_featured","min_cents","max_cents");--> statement-breakpoint
CREATE INDEX "vendor_shelf_name" ON "vendor_shelf" USING btree ("name","vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_shelf_featured" ON "vendor_shelf" USING btree ("is_featured" DESC NULLS LAST,"rating" DESC NULLS LAST,"name","vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_shelf_rating" ON "vendor_shelf" USING btree ("rating" DESC NULLS LAST,"name","vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_shelf_cheapest" ON "vendor_shelf" USING btree ("min_cents","name","vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_shelf_dearest" ON "vendor_shelf" USING btree ("max_cents" DESC NULLS LAST,"name","vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_shelf_popular" ON "vendor_shelf" USING btree ("review_count" DESC NULLS LAST,"name","vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_shelf_newest" ON "vendor_shelf" USING btree ("created_at" DESC NULLS LAST,"name","vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_words_pieces" ON "vendor_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendor_words_stem" ON "vendor_words" USING btree ("stem");--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_name" ON "vendors" USING btree ("location",lower("name"));--> statement-breakpoint
ALTER TABLE "moment_counts" DROP CONSTRAINT "moment_counts_pkey";
--> statement-breakpoint
ALTER TABLE "moment_counts" ADD CONSTRAINT "moment_counts_pkey" PRIMARY KEY("moment","category","day");
--> statement-breakpoint
-- Thousands of pieces for each vendor are read by their index alone: beside the row they would make it slow to pass by.
ALTER TABLE "vendor_shelf" ALTER COLUMN "terms" SET STORAGE EXTERNAL;
