-- Mechanisms take the names that every engineer knows (decision 32). Names alone change: no row is written, and each statement
-- holds its lock for a moment. A process of the version before asks for the former names, so it has to be stopped first.

ALTER TABLE plan_adjustments RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE plan_adjustments RENAME CONSTRAINT plan_adjustments_wish TO plan_adjustments_idempotency_key;--> statement-breakpoint
ALTER TABLE plan_deciders RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE plan_deciders RENAME CONSTRAINT plan_deciders_wish TO plan_deciders_idempotency_key;--> statement-breakpoint
ALTER TABLE quote_requests RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE quote_requests RENAME CONSTRAINT quote_requests_wish TO quote_requests_idempotency_key;--> statement-breakpoint
ALTER TABLE documents RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE documents RENAME CONSTRAINT documents_wish TO documents_idempotency_key;--> statement-breakpoint
ALTER TABLE payment_shares RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE payment_shares RENAME CONSTRAINT payment_shares_wish TO payment_shares_idempotency_key;--> statement-breakpoint
ALTER TABLE refund_requests RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE refund_requests RENAME CONSTRAINT refund_requests_send_key TO refund_requests_idempotency_key;--> statement-breakpoint
ALTER TABLE handoffs RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE handoffs RENAME CONSTRAINT handoffs_wish TO handoffs_idempotency_key;--> statement-breakpoint
ALTER TABLE memorials RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE memorials RENAME CONSTRAINT memorials_wish TO memorials_idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_albums RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_albums RENAME CONSTRAINT memorial_albums_wish TO memorial_albums_idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_photos RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_photos RENAME CONSTRAINT memorial_photos_wish TO memorial_photos_idempotency_key;--> statement-breakpoint
ALTER TABLE guestbook_entries RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE guestbook_entries RENAME CONSTRAINT guestbook_entries_wish TO guestbook_entries_idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_events RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_events RENAME CONSTRAINT memorial_events_wish TO memorial_events_idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_rsvps RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_rsvps RENAME CONSTRAINT memorial_rsvps_wish TO memorial_rsvps_idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_contributions RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE memorial_contributions RENAME CONSTRAINT memorial_contributions_wish TO memorial_contributions_idempotency_key;--> statement-breakpoint
ALTER TABLE family_tasks RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE family_tasks RENAME CONSTRAINT family_tasks_wish TO family_tasks_idempotency_key;--> statement-breakpoint
ALTER TABLE task_comments RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE task_comments RENAME CONSTRAINT task_comments_wish TO task_comments_idempotency_key;--> statement-breakpoint
ALTER TABLE family_messages RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE family_messages RENAME CONSTRAINT family_messages_wish TO family_messages_idempotency_key;--> statement-breakpoint
ALTER TABLE family_decisions RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE family_decisions RENAME CONSTRAINT family_decisions_wish TO family_decisions_idempotency_key;--> statement-breakpoint
ALTER TABLE shared_versions RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE shared_versions RENAME CONSTRAINT shared_versions_wish TO shared_versions_idempotency_key;--> statement-breakpoint
ALTER TABLE support_sessions RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE support_sessions RENAME CONSTRAINT support_sessions_send_key TO support_sessions_idempotency_key;--> statement-breakpoint
ALTER TABLE support_messages RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE support_messages RENAME CONSTRAINT support_messages_send_key TO support_messages_idempotency_key;--> statement-breakpoint
ALTER TABLE crisis_alerts RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE crisis_alerts RENAME CONSTRAINT crisis_alerts_send_key TO crisis_alerts_idempotency_key;--> statement-breakpoint
ALTER TABLE counseling_requests RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE counseling_requests RENAME CONSTRAINT counseling_requests_send_key TO counseling_requests_idempotency_key;--> statement-breakpoint
ALTER TABLE journal_entries RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE journal_entries RENAME CONSTRAINT journal_entries_send_key TO journal_entries_idempotency_key;--> statement-breakpoint
ALTER TABLE memories RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE memories RENAME CONSTRAINT memories_send_key TO memories_idempotency_key;--> statement-breakpoint
ALTER TABLE grief_days RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE grief_days RENAME CONSTRAINT grief_days_send_key TO grief_days_idempotency_key;--> statement-breakpoint
ALTER TABLE consultations RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE consultations RENAME CONSTRAINT consultations_send_key TO consultations_idempotency_key;--> statement-breakpoint
ALTER TABLE contact_messages RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE contact_messages RENAME CONSTRAINT contact_messages_send_key TO contact_messages_idempotency_key;--> statement-breakpoint
ALTER TABLE custom_requests RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE custom_requests RENAME CONSTRAINT custom_requests_send_key TO custom_requests_idempotency_key;--> statement-breakpoint
ALTER TABLE desk_entries RENAME COLUMN send_key TO idempotency_key;--> statement-breakpoint
ALTER TABLE desk_entries RENAME CONSTRAINT desk_entries_send_key TO desk_entries_idempotency_key;--> statement-breakpoint

ALTER TABLE promises RENAME COLUMN marks TO name_search_hashes;--> statement-breakpoint
ALTER INDEX promises_marks RENAME TO promises_name_search_hashes;--> statement-breakpoint
ALTER INDEX promises_unmarked RENAME TO promises_without_name_search_hashes;--> statement-breakpoint

ALTER TABLE vendor_shelf RENAME TO vendor_search_index;--> statement-breakpoint
ALTER TABLE vendor_search_index RENAME CONSTRAINT vendor_shelf_pkey TO vendor_search_index_pkey;--> statement-breakpoint
ALTER TABLE vendor_search_index RENAME CONSTRAINT vendor_shelf_vendor_id_vendors_id_fk TO vendor_search_index_vendor_id_vendors_id_fk;--> statement-breakpoint
ALTER INDEX vendor_shelf_facets RENAME TO vendor_search_index_facets;--> statement-breakpoint
ALTER INDEX vendor_shelf_name RENAME TO vendor_search_index_name;--> statement-breakpoint
ALTER INDEX vendor_shelf_featured RENAME TO vendor_search_index_featured;--> statement-breakpoint
ALTER INDEX vendor_shelf_rating RENAME TO vendor_search_index_rating;--> statement-breakpoint
ALTER INDEX vendor_shelf_cheapest RENAME TO vendor_search_index_cheapest;--> statement-breakpoint
ALTER INDEX vendor_shelf_dearest RENAME TO vendor_search_index_dearest;--> statement-breakpoint
ALTER INDEX vendor_shelf_popular RENAME TO vendor_search_index_popular;--> statement-breakpoint
ALTER INDEX vendor_shelf_newest RENAME TO vendor_search_index_newest;--> statement-breakpoint
ALTER INDEX vendor_shelf_sample_facets RENAME TO vendor_search_index_sample_facets;--> statement-breakpoint
ALTER INDEX vendor_shelf_terms RENAME TO vendor_search_index_terms;--> statement-breakpoint
ALTER INDEX vendor_shelf_sample_terms RENAME TO vendor_search_index_sample_terms;
