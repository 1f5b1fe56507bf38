ALTER TABLE "documents" DROP CONSTRAINT "documents_type";--> statement-breakpoint
ALTER TABLE "missing_documents" DROP CONSTRAINT "missing_documents_type";--> statement-breakpoint
-- Fits 0.2.0: the list only grows.
ALTER TABLE "documents" ADD CONSTRAINT "documents_type" CHECK ("documents"."type" in ('death-certificate', 'government-id', 'power-of-attorney', 'cremation-permit', 'burial-permit', 'cremation-authorization', 'donation-consent', 'transit-permit', 'insurance-policy', 'will-testament'));--> statement-breakpoint
-- Fits 0.2.0: the list only grows.
ALTER TABLE "missing_documents" ADD CONSTRAINT "missing_documents_type" CHECK ("missing_documents"."type" in ('death-certificate', 'government-id', 'power-of-attorney', 'cremation-permit', 'burial-permit', 'cremation-authorization', 'donation-consent', 'transit-permit', 'insurance-policy', 'will-testament'));