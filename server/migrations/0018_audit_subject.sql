CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
-- Reports that were open before the queue was there.
INSERT INTO "promises" ("id", "kind", "memorial_report_id", "made_at", "due_at")
SELECT gen_random_uuid(), 'memorial-report', r."id", r."reported_at", r."reported_at" + interval '24 hours'
FROM "memorial_reports" r WHERE r."decision" IS NULL
ON CONFLICT DO NOTHING;
