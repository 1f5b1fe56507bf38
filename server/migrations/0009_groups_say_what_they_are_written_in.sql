ALTER TABLE "support_groups" ADD COLUMN "written_in" text;--> statement-breakpoint
-- Fits 0.2.0: it does not write this column.
ALTER TABLE "support_groups" ADD CONSTRAINT "support_groups_written_in" CHECK ("support_groups"."written_in" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');