ALTER TABLE "family_invitations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "memorial_collaborators" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "handoffs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "letter_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- Fits 0.2.0: it writes none of these columns.
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_language" CHECK ("family_invitations"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
-- Fits 0.2.0: it writes none of these columns.
ALTER TABLE "memorial_collaborators" ADD CONSTRAINT "memorial_collaborators_language" CHECK ("memorial_collaborators"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
-- Fits 0.2.0: it writes none of these columns.
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_language" CHECK ("payment_shares"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
-- Fits 0.2.0: it writes none of these columns.
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_language" CHECK ("handoffs"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
-- Fits 0.2.0: it writes none of these columns.
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_letter_language" CHECK ("vendors"."letter_language" ~ '^[a-z]{2,3}$');
