ALTER TABLE "users" DROP CONSTRAINT "users_language";--> statement-breakpoint
ALTER TABLE "consultations" DROP CONSTRAINT "consultations_language";--> statement-breakpoint
ALTER TABLE "family_invitations" DROP CONSTRAINT "family_invitations_language";--> statement-breakpoint
ALTER TABLE "memorial_collaborators" DROP CONSTRAINT "memorial_collaborators_language";--> statement-breakpoint
ALTER TABLE "payment_shares" DROP CONSTRAINT "payment_shares_language";--> statement-breakpoint
ALTER TABLE "handoffs" DROP CONSTRAINT "handoffs_language";--> statement-breakpoint
ALTER TABLE "vendors" DROP CONSTRAINT "vendors_letter_language";--> statement-breakpoint
-- Fits 0.2.0: more codes are allowed than before.
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');--> statement-breakpoint
-- Fits 0.2.0: more codes are allowed than before.
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_language" CHECK ("consultations"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');--> statement-breakpoint
-- Fits 0.2.0: more codes are allowed than before.
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_language" CHECK ("family_invitations"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');--> statement-breakpoint
-- Fits 0.2.0: more codes are allowed than before.
ALTER TABLE "memorial_collaborators" ADD CONSTRAINT "memorial_collaborators_language" CHECK ("memorial_collaborators"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');--> statement-breakpoint
-- Fits 0.2.0: more codes are allowed than before.
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_language" CHECK ("payment_shares"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');--> statement-breakpoint
-- Fits 0.2.0: more codes are allowed than before.
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_language" CHECK ("handoffs"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');--> statement-breakpoint
-- Fits 0.2.0: more codes are allowed than before.
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_letter_language" CHECK ("vendors"."letter_language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');