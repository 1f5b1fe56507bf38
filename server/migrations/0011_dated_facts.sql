-- Figures that others set, each with its source and the day it was checked. The house fills it at its start.
CREATE TABLE "dated_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"county" text,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"low" numeric(12, 2),
	"high" numeric(12, 2),
	"note" text,
	"source" text,
	"checked_on" date,
	"review_by" date,
	"is_listed" boolean DEFAULT true NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "dated_facts_key" UNIQUE NULLS NOT DISTINCT("key","county"),
	CONSTRAINT "dated_facts_unit" CHECK ("dated_facts"."unit" in ('dollars', 'hours', 'days', 'years', 'yards', 'feet', 'nautical-miles', 'none')),
	CONSTRAINT "dated_facts_range" CHECK ("dated_facts"."low" >= 0 and ("dated_facts"."high" is null or "dated_facts"."high" > "dated_facts"."low")),
	CONSTRAINT "dated_facts_high" CHECK ("dated_facts"."high" is null or "dated_facts"."low" is not null),
	CONSTRAINT "dated_facts_checked" CHECK (num_nonnulls("dated_facts"."checked_on", "dated_facts"."review_by") in (0, 2) and ("dated_facts"."checked_on" is null or "dated_facts"."source" is not null) and "dated_facts"."review_by" > "dated_facts"."checked_on")
);
--> statement-breakpoint
ALTER TABLE "managed_drafts" DROP CONSTRAINT "managed_drafts_kind";--> statement-breakpoint
ALTER TABLE "managed_versions" DROP CONSTRAINT "managed_versions_kind";--> statement-breakpoint
-- Fits 0.2.0: the list only grows.
ALTER TABLE "managed_drafts" ADD CONSTRAINT "managed_drafts_kind" CHECK ("managed_drafts"."kind" in ('venues', 'vendors', 'packages', 'addons', 'groups', 'hours', 'resources', 'counties', 'facts'));--> statement-breakpoint
-- Fits 0.2.0: the list only grows.
ALTER TABLE "managed_versions" ADD CONSTRAINT "managed_versions_kind" CHECK ("managed_versions"."kind" in ('venues', 'vendors', 'packages', 'addons', 'groups', 'hours', 'resources', 'counties', 'facts'));