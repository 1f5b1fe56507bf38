-- Drafts that were begun before they had a state of their own cannot be told apart; none were ever released.
DELETE FROM "managed_drafts";--> statement-breakpoint
DROP INDEX "managed_versions_draft";--> statement-breakpoint
CREATE INDEX "vendors_by_name" ON "vendors" USING btree ("name","id");--> statement-breakpoint
ALTER TABLE "managed_drafts" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "managed_versions" DROP COLUMN "draft_id";--> statement-breakpoint
ALTER TABLE "managed_versions" DROP COLUMN "draft_version";--> statement-breakpoint
ALTER TABLE "managed_drafts" ADD COLUMN "state" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "managed_drafts" ADD COLUMN "follows" uuid;--> statement-breakpoint
ALTER TABLE "managed_drafts" ADD COLUMN "mark" text NOT NULL;--> statement-breakpoint
ALTER TABLE "managed_versions" ADD COLUMN "draft_state" uuid;--> statement-breakpoint
CREATE INDEX "managed_versions_draft" ON "managed_versions" USING btree ("draft_state");