ALTER TABLE "users" DROP CONSTRAINT "users_language";--> statement-breakpoint
ALTER TABLE "consultations" DROP CONSTRAINT "consultations_language";--> statement-breakpoint
-- Fits 0.2.0: the list only grows.
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
-- Fits 0.2.0: the list only grows.
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_language" CHECK ("consultations"."language" ~ '^[a-z]{2,3}$');
