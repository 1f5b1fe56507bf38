CREATE TABLE "memorial_collaborators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memorial_id" bigint NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"role" text NOT NULL,
	"is_delegate" boolean NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"token_hash" "bytea",
	"token_ends_at" timestamp with time zone,
	CONSTRAINT "memorial_collaborators_address" UNIQUE("memorial_id","email"),
	CONSTRAINT "memorial_collaborators_person" UNIQUE("memorial_id","user_id"),
	CONSTRAINT "memorial_collaborators_token" UNIQUE("token_hash"),
	CONSTRAINT "memorial_collaborators_role" CHECK ("memorial_collaborators"."role" in ('editor', 'contributor', 'viewer')),
	CONSTRAINT "memorial_collaborators_accepted" CHECK (("memorial_collaborators"."user_id" is null) = ("memorial_collaborators"."accepted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "memorial_contributions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memorial_id" bigint NOT NULL,
	"send_key" uuid,
	"contribution_type" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content" text NOT NULL,
	"photo_id" uuid,
	"contributor_id" uuid,
	"credit" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "memorial_contributions_wish" UNIQUE("memorial_id","send_key"),
	CONSTRAINT "memorial_contributions_type" CHECK ("memorial_contributions"."contribution_type" in ('photo', 'story', 'memory', 'biography_edit')),
	CONSTRAINT "memorial_contributions_status" CHECK ("memorial_contributions"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "memorial_contributions_decided" CHECK (("memorial_contributions"."status" = 'pending') = ("memorial_contributions"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "memorial_edit_sessions" (
	"memorial_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "memorial_edit_sessions_pkey" PRIMARY KEY("memorial_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "memorial_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memorial_id" bigint NOT NULL,
	"send_key" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"event_date" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"location" text NOT NULL,
	"max_attendees" integer NOT NULL,
	"attending" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"livestream_url" text,
	"version" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "memorial_events_wish" UNIQUE("memorial_id","send_key"),
	CONSTRAINT "memorial_events_places" CHECK ("memorial_events"."max_attendees" = 0 or "memorial_events"."attending" <= "memorial_events"."max_attendees"),
	CONSTRAINT "memorial_events_counts" CHECK ("memorial_events"."max_attendees" >= 0 and "memorial_events"."attending" >= 0)
);
--> statement-breakpoint
CREATE TABLE "memorial_rsvps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"send_key" uuid,
	"name" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"party_size" integer NOT NULL,
	"note" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memorial_rsvps_wish" UNIQUE("event_id","send_key"),
	CONSTRAINT "memorial_rsvps_token" UNIQUE("token_hash"),
	CONSTRAINT "memorial_rsvps_status" CHECK ("memorial_rsvps"."status" in ('attending', 'not_attending', 'maybe', 'waiting')),
	CONSTRAINT "memorial_rsvps_party" CHECK ("memorial_rsvps"."party_size" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "guestbook_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memorial_id" bigint NOT NULL,
	"send_key" uuid,
	"words_hash" "bytea" NOT NULL,
	"author_name" text NOT NULL,
	"author_email" text,
	"language" text NOT NULL,
	"message" text NOT NULL,
	"is_rsvp" boolean NOT NULL,
	"rsvp_status" text,
	"photo_id" uuid,
	"state" text NOT NULL,
	"reasons" text[] NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "guestbook_entries_wish" UNIQUE("memorial_id","send_key"),
	CONSTRAINT "guestbook_entries_state" CHECK ("guestbook_entries"."state" in ('published', 'held', 'hidden', 'rejected')),
	CONSTRAINT "guestbook_entries_rsvp" CHECK ("guestbook_entries"."rsvp_status" in ('attending', 'not_attending', 'maybe'))
);
--> statement-breakpoint
CREATE TABLE "memorial_access_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memorial_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"message" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memorial_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memorial_id" bigint NOT NULL,
	"entry_id" uuid,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"email" text,
	"network" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "memorial_reports_reason" CHECK ("memorial_reports"."reason" in ('false', 'harmful', 'private', 'spam', 'other')),
	CONSTRAINT "memorial_reports_decision" CHECK ("memorial_reports"."decision" in ('leave', 'hide-entry', 'close-page', 'open-page')),
	CONSTRAINT "memorial_reports_decided" CHECK (("memorial_reports"."decision" is null) = ("memorial_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "memorial_albums" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memorial_id" bigint NOT NULL,
	"send_key" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memorial_albums_wish" UNIQUE("memorial_id","send_key")
);
--> statement-breakpoint
CREATE TABLE "memorial_photo_sizes" (
	"photo_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"file_id" uuid NOT NULL,
	"byte_size" integer NOT NULL,
	CONSTRAINT "memorial_photo_sizes_pkey" PRIMARY KEY("photo_id","width","format"),
	CONSTRAINT "memorial_photo_sizes_format" CHECK ("memorial_photo_sizes"."format" in ('avif', 'webp'))
);
--> statement-breakpoint
CREATE TABLE "memorial_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memorial_id" bigint NOT NULL,
	"key" text NOT NULL,
	"place" text NOT NULL,
	"album_id" uuid,
	"caption" text NOT NULL,
	"taken_on" date,
	"position" double precision NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"original_id" uuid NOT NULL,
	"original_bytes" integer NOT NULL,
	"uploaded_by" uuid,
	"credit" text NOT NULL,
	"send_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memorial_photos_key" UNIQUE("key"),
	CONSTRAINT "memorial_photos_wish" UNIQUE("memorial_id","send_key"),
	CONSTRAINT "memorial_photos_place" CHECK ("memorial_photos"."place" in ('gallery', 'portrait', 'source', 'waiting', 'entry')),
	CONSTRAINT "memorial_photos_size" CHECK ("memorial_photos"."width" > 0 and "memorial_photos"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "memorial_stories" (
	"memorial_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"biography" text NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memorial_stories_pkey" PRIMARY KEY("memorial_id","version")
);
--> statement-breakpoint
CREATE TABLE "memorials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memorials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"send_key" uuid,
	"full_name" text NOT NULL,
	"birth_date" date,
	"death_date" date,
	"biography" text NOT NULL,
	"portrait_id" uuid,
	"privacy" text NOT NULL,
	"look" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_collaborative" boolean NOT NULL,
	"guestbook" text NOT NULL,
	"slug" text,
	"link_hash" "bytea",
	"link_sealed" "bytea",
	"version" integer NOT NULL,
	"revision" bigint NOT NULL,
	"second_keeper_id" uuid,
	"successor_id" uuid,
	"succession_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "memorials_slug" UNIQUE("slug"),
	CONSTRAINT "memorials_link" UNIQUE("link_hash"),
	CONSTRAINT "memorials_wish" UNIQUE("user_id","send_key"),
	CONSTRAINT "memorials_privacy" CHECK ("memorials"."privacy" in ('public', 'unlisted', 'invited')),
	CONSTRAINT "memorials_look" CHECK ("memorials"."look" in ('daylight', 'garden', 'water', 'evening')),
	CONSTRAINT "memorials_guestbook" CHECK ("memorials"."guestbook" in ('open', 'approve-first', 'closed')),
	CONSTRAINT "memorials_slug_letter" CHECK ("memorials"."slug" !~ '^[0-9]+$'),
	CONSTRAINT "memorials_dates" CHECK ("memorials"."death_date" >= "memorials"."birth_date"),
	CONSTRAINT "memorials_link_whole" CHECK (("memorials"."link_hash" is null) = ("memorials"."link_sealed" is null))
);
--> statement-breakpoint
ALTER TABLE "memorial_collaborators" ADD CONSTRAINT "memorial_collaborators_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_collaborators" ADD CONSTRAINT "memorial_collaborators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_collaborators" ADD CONSTRAINT "memorial_collaborators_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_contributions" ADD CONSTRAINT "memorial_contributions_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_contributions" ADD CONSTRAINT "memorial_contributions_photo_id_memorial_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."memorial_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_contributions" ADD CONSTRAINT "memorial_contributions_contributor_id_users_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_contributions" ADD CONSTRAINT "memorial_contributions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_edit_sessions" ADD CONSTRAINT "memorial_edit_sessions_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_edit_sessions" ADD CONSTRAINT "memorial_edit_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_events" ADD CONSTRAINT "memorial_events_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_events" ADD CONSTRAINT "memorial_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_rsvps" ADD CONSTRAINT "memorial_rsvps_event_id_memorial_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."memorial_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guestbook_entries" ADD CONSTRAINT "guestbook_entries_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guestbook_entries" ADD CONSTRAINT "guestbook_entries_photo_id_memorial_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."memorial_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guestbook_entries" ADD CONSTRAINT "guestbook_entries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_access_requests" ADD CONSTRAINT "memorial_access_requests_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_reports" ADD CONSTRAINT "memorial_reports_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_reports" ADD CONSTRAINT "memorial_reports_entry_id_guestbook_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."guestbook_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_reports" ADD CONSTRAINT "memorial_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_albums" ADD CONSTRAINT "memorial_albums_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_photo_sizes" ADD CONSTRAINT "memorial_photo_sizes_photo_id_memorial_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."memorial_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_photos" ADD CONSTRAINT "memorial_photos_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_photos" ADD CONSTRAINT "memorial_photos_album_id_memorial_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."memorial_albums"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_photos" ADD CONSTRAINT "memorial_photos_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_stories" ADD CONSTRAINT "memorial_stories_memorial_id_memorials_id_fk" FOREIGN KEY ("memorial_id") REFERENCES "public"."memorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_stories" ADD CONSTRAINT "memorial_stories_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_portrait_id_memorial_photos_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."memorial_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_second_keeper_id_users_id_fk" FOREIGN KEY ("second_keeper_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorials" ADD CONSTRAINT "memorials_successor_id_users_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memorial_collaborators_email" ON "memorial_collaborators" USING btree ("email");--> statement-breakpoint
CREATE INDEX "memorial_collaborators_user" ON "memorial_collaborators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memorial_collaborators_inviter" ON "memorial_collaborators" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "memorial_contributions_memorial" ON "memorial_contributions" USING btree ("memorial_id","status","created_at");--> statement-breakpoint
CREATE INDEX "memorial_contributions_photo" ON "memorial_contributions" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "memorial_contributions_contributor" ON "memorial_contributions" USING btree ("contributor_id");--> statement-breakpoint
CREATE INDEX "memorial_contributions_decider" ON "memorial_contributions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "memorial_edit_sessions_user" ON "memorial_edit_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memorial_events_memorial" ON "memorial_events" USING btree ("memorial_id","event_date");--> statement-breakpoint
CREATE INDEX "memorial_events_maker" ON "memorial_events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "memorial_rsvps_guest" ON "memorial_rsvps" USING btree ("email");--> statement-breakpoint
CREATE INDEX "memorial_rsvps_line" ON "memorial_rsvps" USING btree ("event_id","status","answered_at");--> statement-breakpoint
CREATE INDEX "guestbook_entries_shown" ON "guestbook_entries" USING btree ("memorial_id","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "guestbook_entries_kept" ON "guestbook_entries" USING btree ("memorial_id","state","id");--> statement-breakpoint
CREATE INDEX "guestbook_entries_words" ON "guestbook_entries" USING btree ("words_hash","created_at");--> statement-breakpoint
CREATE INDEX "guestbook_entries_author" ON "guestbook_entries" USING btree ("author_email");--> statement-breakpoint
CREATE INDEX "guestbook_entries_photo" ON "guestbook_entries" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "guestbook_entries_decider" ON "guestbook_entries" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "memorial_access_requests_memorial" ON "memorial_access_requests" USING btree ("memorial_id","asked_at");--> statement-breakpoint
CREATE INDEX "memorial_reports_open" ON "memorial_reports" USING btree ("reported_at") WHERE decision is null;--> statement-breakpoint
CREATE INDEX "memorial_reports_memorial" ON "memorial_reports" USING btree ("memorial_id");--> statement-breakpoint
CREATE INDEX "memorial_reports_entry" ON "memorial_reports" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "memorial_reports_decider" ON "memorial_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "memorial_photo_sizes_file" ON "memorial_photo_sizes" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "memorial_photos_gallery" ON "memorial_photos" USING btree ("memorial_id","place","position");--> statement-breakpoint
CREATE INDEX "memorial_photos_original" ON "memorial_photos" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "memorial_photos_album" ON "memorial_photos" USING btree ("album_id");--> statement-breakpoint
CREATE INDEX "memorial_photos_uploader" ON "memorial_photos" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "memorial_photos_waiting" ON "memorial_photos" USING btree ("created_at") WHERE place = 'waiting';--> statement-breakpoint
CREATE INDEX "memorial_stories_saver" ON "memorial_stories" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "memorials_owner" ON "memorials" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "memorials_second_keeper" ON "memorials" USING btree ("second_keeper_id");--> statement-breakpoint
CREATE INDEX "memorials_successor" ON "memorials" USING btree ("successor_id");--> statement-breakpoint
CREATE INDEX "memorials_portrait" ON "memorials" USING btree ("portrait_id");--> statement-breakpoint
CREATE INDEX "memorials_deleted" ON "memorials" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "memorials_succession" ON "memorials" USING btree ("succession_asked_at") WHERE succession_asked_at is not null;--> statement-breakpoint
CREATE INDEX "memorials_listed" ON "memorials" USING btree ("id") WHERE privacy = 'public' and is_listed and deleted_at is null;