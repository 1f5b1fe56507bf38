-- A new house starts here: every table of Evenlight as version 0.1.0 left it, feature by feature, the lowest first. The 35
-- migrations of 0.1.0 made exactly the same, with columns in the same order (docs/decisions/0031).

-- == the database itself ==

-- The application works as this role. Roles belong to the whole cluster, so another database of ours, or the operator, may
-- have made it already. Two databases that are migrated at the same moment may also race here: the second finds the role.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'evenlight_app') THEN
    CREATE ROLE evenlight_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$ BEGIN
  EXECUTE format('GRANT evenlight_app TO %I', current_user);
EXCEPTION WHEN OTHERS THEN
  -- A superuser needs no membership, and a managed database may forbid granting to oneself.
  RAISE NOTICE 'membership in evenlight_app not granted: %', SQLERRM;
END $$;

-- In databases that were made before PostgreSQL 15 everybody may make tables here.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- Finds pieces of words quickly. It is a trusted extension, so the database's owner may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- == platform: audit log, news, keys, files, limits ==

-- Append-only and hash-chained by triggers; the application may add and read, never change.
CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject text NOT NULL,
  network text,
  details jsonb NOT NULL DEFAULT '{}',
  previous_hash bytea NOT NULL DEFAULT '',
  hash bytea NOT NULL DEFAULT ''
);
CREATE INDEX audit_entries_subject ON audit_entries (subject);
CREATE INDEX audit_entries_person ON audit_entries ((details ->> 'person')) WHERE details ? 'person';
CREATE INDEX audit_entries_plan ON audit_entries ((details ->> 'plan')) WHERE details ? 'plan';

-- Each entry holds the hash of the one before, and no entry changes.
CREATE FUNCTION audit_entries_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_entry record;
BEGIN
  -- One writer at a time: the chain has one order, and a gap in the numbers means a missing row.
  PERFORM pg_advisory_xact_lock(hashtext('audit_entries'));
  SELECT id, hash INTO last_entry FROM audit_entries ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(last_entry.id, 0) + 1;
  NEW.previous_hash := coalesce(last_entry.hash, ''::bytea);
  NEW.hash := sha256(NEW.previous_hash || convert_to(jsonb_build_array(NEW.id, extract(epoch from NEW.at),
    NEW.actor_id, NEW.action, NEW.subject, NEW.network, NEW.details)::text, 'UTF8'));
  RETURN NEW;
END $$;
CREATE TRIGGER audit_entries_chain BEFORE INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_entries_chain();

CREATE FUNCTION audit_entries_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log only grows' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entries_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse();

-- What has happened, written in the same transaction as the change itself; acted on afterwards.
CREATE TABLE news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  audience text NOT NULL,
  created_at timestamptz NOT NULL,
  dispatched_at timestamptz
);
CREATE INDEX news_waiting ON news (id) WHERE dispatched_at IS NULL;
CREATE INDEX news_by_age ON news (created_at);

-- One row for each stored file; its bytes lie encrypted in the file store under the same id.
CREATE TABLE stored_files (
  id uuid PRIMARY KEY,
  media_type text NOT NULL,
  byte_size bigint NOT NULL,
  sha256 bytea NOT NULL,
  wrapped_key bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT stored_files_size CHECK (byte_size >= 0)
);

-- Keys by purpose, readable only with the master key, which never enters the database.
CREATE TABLE wrapped_keys (
  purpose text PRIMARY KEY,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- How often somebody asked in the current window. Losing it in a crash is harmless, so it is not logged to disk.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  window_started_at timestamptz NOT NULL,
  window_ends_at timestamptz NOT NULL,
  times integer NOT NULL
);
CREATE INDEX rate_limits_by_end ON rate_limits (window_ends_at);

-- Which wish was sent under which key, as keyed hashes: another one under the same key is refused.
CREATE TABLE idempotency_keys (
  name bytea PRIMARY KEY,
  body bytea NOT NULL,
  used_at timestamptz NOT NULL
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (used_at);
--> statement-breakpoint
-- == moments and stories ==

-- How often each moment happened on each day. No person, so nothing to give away.
CREATE TABLE moment_counts (
  moment text NOT NULL,
  day date NOT NULL,
  times integer NOT NULL,
  category text NOT NULL DEFAULT '',
  PRIMARY KEY (moment, category, day)
);

-- What a family told us, with their consent, or a sample that says so.
CREATE TABLE stories (
  id uuid PRIMARY KEY,
  language text NOT NULL,
  first_name text NOT NULL,
  city text NOT NULL,
  words text NOT NULL,
  is_sample boolean NOT NULL
);
--> statement-breakpoint
-- == accounts ==

CREATE TABLE users (
  id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text,
  role text NOT NULL DEFAULT 'member',
  created_at timestamptz NOT NULL,
  language text NOT NULL DEFAULT 'en',
  deletes_at timestamptz,
  CONSTRAINT users_email UNIQUE (email),
  CONSTRAINT users_role CHECK (role IN ('member', 'staff')),
  CONSTRAINT users_email_lower CHECK (email = lower(email)),
  CONSTRAINT users_language CHECK (language IN ('en', 'es'))
);
CREATE INDEX users_leaving ON users (deletes_at) WHERE deletes_at IS NOT NULL;

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  device text NOT NULL DEFAULT '',
  proven_at timestamptz,
  CONSTRAINT sessions_token_hash UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX sessions_of_user ON sessions (user_id);

-- A code on its way to an address. Kept until it is used, killed or too old; only hashes of it are kept at all.
CREATE TABLE mailed_codes (
  id uuid PRIMARY KEY,
  purpose text NOT NULL,
  email text NOT NULL,
  browser_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  link_hash bytea NOT NULL,
  user_id uuid,
  sealed_form bytea,
  language text NOT NULL,
  return_path text,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  spent_at timestamptz,
  CONSTRAINT mailed_codes_link_hash UNIQUE (link_hash),
  CONSTRAINT mailed_codes_purpose CHECK (purpose IN ('sign-in', 'sign-up', 'proof', 'new-email')),
  CONSTRAINT mailed_codes_form CHECK ((sealed_form IS NOT NULL) = (purpose = 'sign-up')),
  CONSTRAINT mailed_codes_owner CHECK ((user_id IS NOT NULL) = (purpose IN ('proof', 'new-email'))),
  CONSTRAINT mailed_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX mailed_codes_of_browser ON mailed_codes (browser_hash);
CREATE INDEX mailed_codes_by_end ON mailed_codes (expires_at);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CONSTRAINT passkeys_credential UNIQUE (credential_id),
  CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- What a browser was asked to sign. Taken away when it comes back, so it counts once.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  user_id uuid,
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);

-- What somebody wants to be written about. No row means everything.
CREATE TABLE preferences (
  user_id uuid PRIMARY KEY,
  reminders boolean NOT NULL DEFAULT true,
  family boolean NOT NULL DEFAULT true,
  memorials boolean NOT NULL DEFAULT true,
  support boolean NOT NULL DEFAULT true,
  quiet_until timestamptz,
  is_tour_answered boolean NOT NULL DEFAULT false,
  CONSTRAINT preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- == catalogue ==

-- One offer of a tradition and tier. Its lines sum to its price; `faultsIn` sees to that before anything is written.
CREATE TABLE packages (
  id text PRIMARY KEY,
  tradition text NOT NULL,
  tier text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  service_type text NOT NULL,
  price_cents integer NOT NULL,
  is_popular boolean NOT NULL,
  features text[] NOT NULL,
  "position" smallint NOT NULL,
  is_listed boolean NOT NULL DEFAULT true,
  CONSTRAINT packages_price CHECK (price_cents >= 0),
  CONSTRAINT packages_tradition
    CHECK (tradition IN ('christian', 'jewish', 'muslim', 'hindu', 'buddhist', 'sikh', 'secular')),
  CONSTRAINT packages_tier CHECK (tier IN ('basic', 'premium', 'legacy')),
  CONSTRAINT packages_service_type CHECK (service_type IN ('burial', 'cremation', 'memorial'))
);
CREATE INDEX packages_by_tradition ON packages (tradition);

CREATE TABLE package_lines (
  id text NOT NULL,
  package_id text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  price_cents integer NOT NULL,
  can_decline boolean NOT NULL,
  covers smallint[] NOT NULL,
  "position" smallint NOT NULL,
  is_choice boolean NOT NULL DEFAULT false,
  PRIMARY KEY (package_id, id),
  CONSTRAINT package_lines_price CHECK (price_cents >= 0),
  CONSTRAINT package_lines_kind CHECK (kind IN ('service', 'merchandise', 'cash-advance')),
  CONSTRAINT package_lines_package_id_packages_id_fk FOREIGN KEY (package_id)
    REFERENCES packages (id) ON DELETE CASCADE
);

CREATE TABLE addons (
  id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  price_cents integer NOT NULL,
  category text NOT NULL,
  kind text NOT NULL,
  tradition text,
  tier text,
  included_in text[] NOT NULL,
  not_customary_for text[] NOT NULL,
  notes jsonb NOT NULL,
  "position" smallint NOT NULL,
  is_listed boolean NOT NULL DEFAULT true,
  CONSTRAINT addons_price CHECK (price_cents >= 0),
  CONSTRAINT addons_category
    CHECK (category IN ('support', 'digital', 'logistics', 'enhancement', 'hospitality', 'keepsake', 'memorial',
      'legacy')),
  CONSTRAINT addons_kind CHECK (kind IN ('service', 'merchandise', 'cash-advance')),
  CONSTRAINT addons_tradition
    CHECK (tradition IN ('hindu', 'muslim', 'jewish', 'christian', 'buddhist', 'sikh', 'secular', 'other')),
  CONSTRAINT addons_tier CHECK (tier IN ('basic', 'premium', 'legacy'))
);
--> statement-breakpoint
-- == venues ==

CREATE TABLE venues (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL,
  venue_group text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN type LIKE 'Religious – %' THEN 'religious' WHEN type LIKE 'Secular – %' THEN 'secular' ELSE 'traditional' END
  ) STORED,
  address text NOT NULL,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(name || E'\n' || address)) STORED,
  location text NOT NULL,
  description text NOT NULL,
  capacity integer NOT NULL,
  rating numeric(2,1),
  reviews integer NOT NULL,
  amenities text[] NOT NULL,
  faith_traditions text[] NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  min_cents integer NOT NULL,
  max_cents integer NOT NULL,
  is_sample boolean NOT NULL,
  is_listed boolean NOT NULL DEFAULT true,
  closed_days datemultirange NOT NULL DEFAULT '{}',
  CONSTRAINT venues_costs CHECK (min_cents >= 0 AND max_cents >= min_cents),
  CONSTRAINT venues_capacity CHECK (capacity > 0)
);
CREATE INDEX venues_name ON venues (name, id);
CREATE INDEX venues_faith ON venues USING gin (faith_traditions);
CREATE INDEX venues_search ON venues USING gin (search_text gin_trgm_ops);
CREATE INDEX venues_city ON venues (location, name, id, is_listed, capacity, min_cents, venue_group,
  faith_traditions);
CREATE INDEX venues_place ON venues USING gist (point(longitude * 0.8, latitude));

-- One day of one venue, kept for one plan. The key lets a single family have it; whoever comes second is refused.
CREATE TABLE venue_days (
  venue_id uuid NOT NULL,
  day date NOT NULL,
  plan_id uuid NOT NULL,
  held_until timestamptz,
  PRIMARY KEY (venue_id, day),
  CONSTRAINT venue_days_plan UNIQUE (plan_id),
  CONSTRAINT venue_days_venue_id_venues_id_fk FOREIGN KEY (venue_id) REFERENCES venues (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- == plans ==

CREATE TABLE plans (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  save_key uuid,
  title text NOT NULL,
  plan_intent text,
  faith_tradition text NOT NULL,
  branch text NOT NULL,
  package_tradition text NOT NULL,
  package_tier text NOT NULL,
  package_name text NOT NULL,
  service_type text NOT NULL,
  budget_cents integer,
  person_name text NOT NULL,
  relation text NOT NULL,
  date_of_birth date,
  date_of_death date,
  after_sunset boolean,
  service_date date,
  final_cents integer,
  status text NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  archived_at timestamptz,
  price_settled_at timestamptz,
  number text NOT NULL
    DEFAULT 'EV-' || translate(substr(md5(gen_random_uuid()::text), 1, 6), '0123456789abcdef',
      '34679CDFGHJKMNPR'),
  CONSTRAINT plans_save_key UNIQUE (user_id, save_key),
  CONSTRAINT plans_number UNIQUE (number),
  CONSTRAINT plans_status CHECK (status IN ('draft', 'active', 'in-progress', 'completed')),
  CONSTRAINT plans_intent CHECK (plan_intent IN ('at-need', 'plan-ahead')),
  CONSTRAINT plans_tradition
    CHECK (faith_tradition IN ('hindu', 'muslim', 'jewish', 'christian', 'buddhist', 'sikh', 'secular', 'other')),
  CONSTRAINT plans_package_tradition
    CHECK (package_tradition IN ('christian', 'jewish', 'muslim', 'hindu', 'buddhist', 'sikh', 'secular')),
  CONSTRAINT plans_package_tier CHECK (package_tier IN ('basic', 'premium', 'legacy')),
  CONSTRAINT plans_service_type CHECK (service_type IN ('burial', 'cremation', 'memorial')),
  CONSTRAINT plans_budget CHECK (budget_cents >= 0),
  CONSTRAINT plans_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX plans_user ON plans (user_id, created_at);
-- The table of plans is above that of venues in the code, so only the database knows of both.
ALTER TABLE venue_days ADD CONSTRAINT venue_days_plan_id_plans_id_fk FOREIGN KEY (plan_id)
  REFERENCES plans (id) ON DELETE CASCADE;

-- The prices a family was told, line by line. They stand when the catalogue changes.
CREATE TABLE plan_lines (
  plan_id uuid NOT NULL,
  "position" smallint NOT NULL,
  item text NOT NULL,
  source text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  cents integer NOT NULL,
  can_decline boolean NOT NULL,
  is_declined boolean NOT NULL,
  is_choice boolean NOT NULL DEFAULT false,
  PRIMARY KEY (plan_id, "position"),
  CONSTRAINT plan_lines_source CHECK (source IN ('package', 'addon')),
  CONSTRAINT plan_lines_kind CHECK (kind IN ('service', 'merchandise', 'cash-advance')),
  CONSTRAINT plan_lines_cents CHECK (cents >= 0),
  CONSTRAINT plan_lines_declined CHECK (can_decline OR (NOT is_declined)),
  CONSTRAINT plan_lines_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
);

-- Who changed what: each version as a whole, so that any two can be compared.
CREATE TABLE plan_versions (
  plan_id uuid NOT NULL,
  version integer NOT NULL,
  author_id uuid,
  at timestamptz NOT NULL,
  snapshot jsonb NOT NULL,
  description text NOT NULL DEFAULT '',
  PRIMARY KEY (plan_id, version),
  CONSTRAINT plan_versions_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE,
  CONSTRAINT plan_versions_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX plan_versions_author ON plan_versions (author_id);

-- An unfinished plan, one for each person, whichever device they use.
CREATE TABLE planning_drafts (
  user_id uuid PRIMARY KEY,
  draft jsonb NOT NULL,
  revision integer NOT NULL,
  saved_at timestamptz NOT NULL,
  CONSTRAINT planning_drafts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE venue_selections (
  plan_id uuid PRIMARY KEY,
  venue_id uuid NOT NULL,
  selected_cents integer NOT NULL,
  status text NOT NULL,
  selected_at timestamptz NOT NULL,
  CONSTRAINT venue_selections_status CHECK (status IN ('pending', 'confirmed')),
  CONSTRAINT venue_selections_cents CHECK (selected_cents >= 0),
  CONSTRAINT venue_selections_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE,
  CONSTRAINT venue_selections_venue_id_venues_id_fk FOREIGN KEY (venue_id) REFERENCES venues (id)
);
CREATE INDEX venue_selections_venue ON venue_selections (venue_id);

-- What has been arranged about the date: booked by the family, or asked of our team.
CREATE TABLE plan_schedules (
  plan_id uuid PRIMARY KEY,
  mode text NOT NULL,
  day date,
  start_minute smallint,
  wished_days text NOT NULL,
  note text NOT NULL,
  at timestamptz NOT NULL,
  answered_at timestamptz,
  CONSTRAINT plan_schedules_mode CHECK (mode IN ('blocked', 'requested')),
  CONSTRAINT plan_schedules_day CHECK ((mode = 'blocked') = (day IS NOT NULL)),
  CONSTRAINT plan_schedules_minute CHECK (start_minute >= 0 AND start_minute <= 1439),
  CONSTRAINT plan_schedules_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
);

-- That a family's clergy agreed to a day which the tradition would not have. Kept for each day it was said of.
CREATE TABLE clergy_consents (
  plan_id uuid NOT NULL,
  day date NOT NULL,
  refusal text NOT NULL,
  clergy_name text NOT NULL,
  confirmed_by uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (plan_id, day),
  CONSTRAINT clergy_consents_refusal
    CHECK (refusal IN ('shabbat', 'yom-tov', 'near-sundown', 'catholic-mass', 'orthodox-sunday', 'holy-friday',
      'tibetan-days')),
  CONSTRAINT clergy_consents_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE,
  CONSTRAINT clergy_consents_confirmed_by_users_id_fk FOREIGN KEY (confirmed_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX clergy_consents_confirmer ON clergy_consents (confirmed_by);

-- A change of the price that a family asked for, and what our team said.
CREATE TABLE plan_adjustments (
  id uuid PRIMARY KEY,
  plan_id uuid NOT NULL,
  send_key uuid NOT NULL,
  description text NOT NULL,
  cents integer NOT NULL,
  state text NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  note text NOT NULL,
  CONSTRAINT plan_adjustments_wish UNIQUE (plan_id, send_key),
  CONSTRAINT plan_adjustments_state CHECK (state IN ('requested', 'confirmed', 'declined')),
  CONSTRAINT plan_adjustments_cents CHECK (cents <> 0),
  CONSTRAINT plan_adjustments_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE,
  CONSTRAINT plan_adjustments_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX plan_adjustments_decider ON plan_adjustments (decided_by);

-- Whether the person who died left directions about what should become of them.
CREATE TABLE plan_deciding (
  plan_id uuid PRIMARY KEY,
  directions text NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT plan_deciding_directions CHECK (directions IN ('unknown', 'found', 'none')),
  CONSTRAINT plan_deciding_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
);

-- Somebody who may have a say, and what they said.
CREATE TABLE plan_deciders (
  id uuid PRIMARY KEY,
  plan_id uuid NOT NULL,
  send_key uuid NOT NULL,
  name text NOT NULL,
  standing text NOT NULL,
  answer text NOT NULL,
  note text NOT NULL,
  answered_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT plan_deciders_wish UNIQUE (plan_id, send_key),
  CONSTRAINT plan_deciders_standing
    CHECK (standing IN ('agent', 'spouse', 'children', 'parents', 'siblings', 'kin', 'person-conservator',
      'estate-conservator', 'public-administrator')),
  CONSTRAINT plan_deciders_answer CHECK (answer IN ('not-asked', 'asked', 'agreed', 'objected', 'not-reached')),
  CONSTRAINT plan_deciders_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- == plans: the people of a plan ==

-- The people of a plan. Money and papers stay with whoever made the plan; the group may be led by somebody else.
CREATE TABLE family_groups (
  id uuid PRIMARY KEY,
  plan_id uuid NOT NULL,
  owner_id uuid,
  name text NOT NULL,
  description text NOT NULL,
  join_code text NOT NULL,
  join_code_ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT family_groups_plan UNIQUE (plan_id),
  CONSTRAINT family_groups_join_code UNIQUE (join_code),
  CONSTRAINT family_groups_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE,
  CONSTRAINT family_groups_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX family_groups_owner ON family_groups (owner_id);

-- Everybody in a group, its owner among them, as an admin.
CREATE TABLE family_members (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  relationship text,
  joined_at timestamptz NOT NULL,
  CONSTRAINT family_members_person UNIQUE (group_id, user_id),
  CONSTRAINT family_members_role
    CHECK (role IN ('admin', 'coordinator', 'editor', 'contributor', 'member', 'viewer')),
  CONSTRAINT family_members_relationship
    CHECK (relationship IN ('spouse', 'child', 'parent', 'sibling', 'other', 'friend')),
  CONSTRAINT family_members_group_id_family_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES family_groups (id) ON DELETE CASCADE,
  CONSTRAINT family_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX family_members_user ON family_members (user_id);
--> statement-breakpoint
-- == vendors ==

CREATE TABLE vendors (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  description text NOT NULL,
  location text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  website text,
  image text,
  specialties text[] NOT NULL,
  faith_traditions text[] NOT NULL,
  min_cents integer,
  max_cents integer,
  price_note text NOT NULL,
  business_type text NOT NULL,
  hours text NOT NULL,
  license_number text,
  license_checked_on date,
  is_verified boolean NOT NULL,
  is_featured boolean NOT NULL,
  is_sample boolean NOT NULL,
  is_listed boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  rating numeric(3,2),
  review_count integer NOT NULL DEFAULT 0,
  completed_jobs integer NOT NULL DEFAULT 0,
  response_minutes integer,
  CONSTRAINT vendors_category
    CHECK (category IN ('funeral-homes', 'clergy', 'florists', 'catering', 'photography', 'music', 'transportation',
      'crematorium', 'cemetery', 'ritual-supplies', 'grief-counseling')),
  CONSTRAINT vendors_prices CHECK (min_cents >= 0 AND (COALESCE(max_cents, min_cents) >= min_cents)),
  CONSTRAINT vendors_only_highest CHECK (min_cents IS NOT NULL OR max_cents IS NULL)
);
-- However a name is written.
CREATE UNIQUE INDEX vendors_name ON vendors (location, lower(name));
CREATE INDEX vendors_by_name ON vendors (name, id);

-- What the search looks through: a narrow copy of every listed vendor, so that a hundred thousand of them are counted
-- without reading their descriptions. Written by shelve.ts together with the vendor.
CREATE TABLE vendor_shelf (
  vendor_id uuid PRIMARY KEY,
  category smallint NOT NULL,
  city smallint NOT NULL,
  faiths smallint NOT NULL,
  rating smallint,
  is_verified boolean NOT NULL,
  is_featured boolean NOT NULL,
  has_whole_price boolean NOT NULL,
  min_cents integer,
  max_cents integer,
  review_count integer NOT NULL,
  response_minutes integer,
  created_at timestamptz NOT NULL,
  name text COLLATE "C" NOT NULL,
  specialties text COLLATE "C" NOT NULL,
  terms text[] COLLATE "C" NOT NULL,
  CONSTRAINT vendor_shelf_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors (id) ON DELETE CASCADE
);
CREATE INDEX vendor_shelf_facets ON vendor_shelf (category, city, faiths, is_verified, is_featured, min_cents,
  max_cents);
-- One for each way to sort, so that the first screen is not picked out of all vendors anew.
CREATE INDEX vendor_shelf_name ON vendor_shelf (name, vendor_id);
CREATE INDEX vendor_shelf_featured ON vendor_shelf (is_featured DESC NULLS LAST, rating DESC NULLS LAST, name,
  vendor_id);
CREATE INDEX vendor_shelf_rating ON vendor_shelf (rating DESC NULLS LAST, name, vendor_id);
CREATE INDEX vendor_shelf_cheapest ON vendor_shelf (min_cents, name, vendor_id);
CREATE INDEX vendor_shelf_dearest ON vendor_shelf (max_cents DESC NULLS LAST, name, vendor_id);
CREATE INDEX vendor_shelf_popular ON vendor_shelf (review_count DESC NULLS LAST, name, vendor_id);
CREATE INDEX vendor_shelf_newest ON vendor_shelf (created_at DESC NULLS LAST, name, vendor_id);
-- One vendor in eight: how many match is estimated from these.
CREATE INDEX vendor_shelf_sample_facets ON vendor_shelf (category, city, faiths, is_verified, is_featured, min_cents,
  max_cents)
  WHERE (get_byte(uuid_send(vendor_id), 15) & 7) = 1;
CREATE INDEX vendor_shelf_terms ON vendor_shelf USING gin (terms);
CREATE INDEX vendor_shelf_sample_terms ON vendor_shelf USING gin (terms)
  WHERE (get_byte(uuid_send(vendor_id), 15) & 7) = 0;
-- A vendor has thousands of terms, read by their index alone. Beside the row they would make it slow to pass by.
ALTER TABLE vendor_shelf ALTER COLUMN terms SET STORAGE EXTERNAL;

-- Every word that stands in some listing, once: longer pieces of words, other endings and misspellings are found
-- here.
CREATE TABLE vendor_words (
  word text COLLATE "C" PRIMARY KEY,
  stem text NOT NULL
);
CREATE INDEX vendor_words_pieces ON vendor_words USING gin (word gin_trgm_ops);
CREATE INDEX vendor_words_stem ON vendor_words (stem);

CREATE TABLE saved_vendors (
  user_id uuid NOT NULL,
  vendor_id uuid NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, vendor_id),
  CONSTRAINT saved_vendors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT saved_vendors_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors (id) ON DELETE CASCADE
);
CREATE INDEX saved_vendors_vendor ON saved_vendors (vendor_id);

-- One time that somebody asked a vendor: when, when it was answered, when the work was done. It names no person, and
-- so stays when the person leaves; a vendor's response time and completed work are counted from here.
CREATE TABLE vendor_dealings (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  completed_at timestamptz,
  withdrawn_at timestamptz,
  is_counted boolean NOT NULL DEFAULT true,
  is_sample boolean NOT NULL,
  CONSTRAINT vendor_dealings_order CHECK (answered_at >= asked_at AND completed_at >= asked_at),
  CONSTRAINT vendor_dealings_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors (id) ON DELETE CASCADE
);
CREATE INDEX vendor_dealings_vendor ON vendor_dealings (vendor_id, asked_at);

-- One for each completed dealing, written by whoever asked.
CREATE TABLE vendor_reviews (
  id uuid PRIMARY KEY,
  vendor_id uuid NOT NULL,
  dealing_id uuid NOT NULL,
  user_id uuid,
  rating smallint NOT NULL,
  text text NOT NULL,
  author_name text NOT NULL,
  written_at timestamptz NOT NULL,
  reply text,
  replied_at timestamptz,
  is_sample boolean NOT NULL,
  CONSTRAINT vendor_reviews_dealing UNIQUE (dealing_id),
  CONSTRAINT vendor_reviews_one_each UNIQUE (vendor_id, user_id),
  CONSTRAINT vendor_reviews_rating CHECK (rating >= 1 AND rating <= 5),
  CONSTRAINT vendor_reviews_writer CHECK (is_sample = (user_id IS NULL)),
  CONSTRAINT vendor_reviews_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors (id) ON DELETE CASCADE,
  CONSTRAINT vendor_reviews_dealing_id_vendor_dealings_id_fk FOREIGN KEY (dealing_id)
    REFERENCES vendor_dealings (id) ON DELETE CASCADE,
  CONSTRAINT vendor_reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX vendor_reviews_vendor ON vendor_reviews (vendor_id, written_at);
CREATE INDEX vendor_reviews_writer_of ON vendor_reviews (user_id);
--> statement-breakpoint
-- == vendors: inquiries and quotes ==

-- What a family asks, in the words that every asked vendor gets.
CREATE TABLE quote_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  send_key uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  language text NOT NULL,
  service_type text,
  event_date date,
  budget_cents integer,
  message text NOT NULL,
  urgency text NOT NULL,
  wanted text[] NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT quote_requests_wish UNIQUE (user_id, send_key),
  CONSTRAINT quote_requests_urgency CHECK (urgency IN ('normal', 'urgent', 'emergency')),
  CONSTRAINT quote_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX quote_requests_person ON quote_requests (user_id, sent_at);

-- What one vendor was asked, and where it stands.
CREATE TABLE vendor_inquiries (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL,
  vendor_id uuid NOT NULL,
  dealing_id uuid NOT NULL,
  "position" integer NOT NULL,
  state text NOT NULL,
  seen_at timestamptz,
  answer text NOT NULL,
  quote_version integer NOT NULL,
  reminded_at timestamptz,
  chosen_at timestamptz,
  CONSTRAINT vendor_inquiries_vendor UNIQUE (request_id, vendor_id),
  CONSTRAINT vendor_inquiries_dealing UNIQUE (dealing_id),
  CONSTRAINT vendor_inquiries_state
    CHECK (state IN ('sent', 'seen', 'answered', 'declined', 'chosen', 'completed', 'withdrawn')),
  CONSTRAINT vendor_inquiries_request_id_quote_requests_id_fk FOREIGN KEY (request_id)
    REFERENCES quote_requests (id) ON DELETE CASCADE,
  CONSTRAINT vendor_inquiries_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors (id),
  CONSTRAINT vendor_inquiries_dealing_id_vendor_dealings_id_fk FOREIGN KEY (dealing_id)
    REFERENCES vendor_dealings (id)
);
CREATE INDEX vendor_inquiries_of ON vendor_inquiries (vendor_id);

-- Every letter to a vendor has a link of its own; only the hash is kept.
CREATE TABLE inquiry_links (
  token_hash bytea PRIMARY KEY,
  inquiry_id uuid NOT NULL,
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT inquiry_links_inquiry_id_vendor_inquiries_id_fk FOREIGN KEY (inquiry_id)
    REFERENCES vendor_inquiries (id) ON DELETE CASCADE
);
CREATE INDEX inquiry_links_inquiry ON inquiry_links (inquiry_id);

-- A vendor's answers, version by version; the newest counts. One without lines names no price, and a version without
-- a row is a time that they could not do it.
CREATE TABLE vendor_quotes (
  inquiry_id uuid NOT NULL,
  version integer NOT NULL,
  valid_until date,
  quoted_at timestamptz NOT NULL,
  PRIMARY KEY (inquiry_id, version),
  CONSTRAINT vendor_quotes_inquiry_id_vendor_inquiries_id_fk FOREIGN KEY (inquiry_id)
    REFERENCES vendor_inquiries (id) ON DELETE CASCADE
);

CREATE TABLE quote_lines (
  inquiry_id uuid NOT NULL,
  version integer NOT NULL,
  "position" integer NOT NULL,
  wanted integer,
  name text NOT NULL,
  cents integer NOT NULL,
  note text NOT NULL,
  PRIMARY KEY (inquiry_id, version, "position"),
  CONSTRAINT quote_lines_cents CHECK (cents >= 0),
  CONSTRAINT quote_lines_inquiry_id_vendor_inquiries_id_fk FOREIGN KEY (inquiry_id)
    REFERENCES vendor_inquiries (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- == documents ==

CREATE TABLE documents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  plan_id uuid,
  type text NOT NULL,
  file_id uuid NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  byte_size integer NOT NULL,
  state text NOT NULL,
  reason text NOT NULL,
  uploaded_by uuid,
  is_by_staff boolean NOT NULL,
  uploaded_at timestamptz NOT NULL,
  send_key uuid,
  replaces uuid,
  decided_by uuid,
  decided_at timestamptz,
  sealed_name bytea,
  CONSTRAINT documents_wish UNIQUE (user_id, send_key),
  CONSTRAINT documents_type
    CHECK (type IN ('death-certificate', 'government-id', 'power-of-attorney', 'cremation-permit', 'burial-permit',
      'insurance-policy', 'will-testament')),
  CONSTRAINT documents_media_type CHECK (media_type IN ('application/pdf', 'image/jpeg', 'image/png')),
  CONSTRAINT documents_state CHECK (state IN ('checking', 'received', 'accepted', 'needs-another')),
  CONSTRAINT documents_size CHECK (byte_size >= 0),
  CONSTRAINT documents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT documents_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE,
  CONSTRAINT documents_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT documents_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX documents_uploader ON documents (uploaded_by);
CREATE INDEX documents_decider ON documents (decided_by);
CREATE INDEX documents_user ON documents (user_id, uploaded_at);
CREATE INDEX documents_plan ON documents (plan_id);
CREATE INDEX documents_checking ON documents (uploaded_at) WHERE state = 'checking';
-- Rows whose words are not sealed yet.
CREATE INDEX documents_unsealed ON documents (id) WHERE name <> '';

-- Types of which a family has said that there is none.
CREATE TABLE missing_documents (
  plan_id uuid NOT NULL,
  type text NOT NULL,
  said_at timestamptz NOT NULL,
  PRIMARY KEY (plan_id, type),
  CONSTRAINT missing_documents_type
    CHECK (type IN ('death-certificate', 'government-id', 'power-of-attorney', 'cremation-permit', 'burial-permit',
      'insurance-policy', 'will-testament')),
  CONSTRAINT missing_documents_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- == payments ==

-- Somebody was asked to pay a part. Only the hash of the link's secret is kept.
CREATE TABLE payment_shares (
  id uuid PRIMARY KEY,
  plan_id uuid NOT NULL,
  send_key uuid NOT NULL,
  "position" smallint NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  cents integer NOT NULL,
  token_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT payment_shares_wish UNIQUE (plan_id, send_key, "position"),
  CONSTRAINT payment_shares_token UNIQUE (token_hash),
  CONSTRAINT payment_shares_cents CHECK (cents > 0),
  CONSTRAINT payment_shares_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
);

-- One wish to pay a certain sum. It outlives plan and person, because money that has moved must stay accounted for;
-- it holds no name.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  plan_id uuid,
  payer_id uuid,
  share_id uuid,
  purpose text NOT NULL,
  cents integer NOT NULL,
  state text NOT NULL,
  failure text,
  provider text NOT NULL,
  reference text,
  created_at timestamptz NOT NULL,
  offered_at timestamptz NOT NULL,
  settled_at timestamptz,
  deposit_cents integer,
  CONSTRAINT payments_reference UNIQUE (provider, reference),
  CONSTRAINT payments_purpose CHECK (purpose IN ('deposit', 'full', 'share')),
  CONSTRAINT payments_state CHECK (state IN ('open', 'processing', 'succeeded', 'canceled')),
  CONSTRAINT payments_failure CHECK (failure IN ('declined', 'authentication', 'other')),
  CONSTRAINT payments_provider CHECK (provider IN ('stripe', 'test')),
  CONSTRAINT payments_cents CHECK (cents > 0),
  CONSTRAINT payments_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE SET NULL,
  CONSTRAINT payments_share_id_payment_shares_id_fk FOREIGN KEY (share_id)
    REFERENCES payment_shares (id) ON DELETE SET NULL
);
-- The owner has one payment under way at a time, and so has each share: two tabs cannot pay twice.
CREATE UNIQUE INDEX payments_one_of_owner ON payments (plan_id)
  WHERE state IN ('open', 'processing') AND purpose <> 'share';
CREATE UNIQUE INDEX payments_one_of_share ON payments (share_id) WHERE state IN ('open', 'processing');
CREATE INDEX payments_plan ON payments (plan_id, created_at);
CREATE INDEX payments_share ON payments (share_id, created_at);
CREATE INDEX payments_payer ON payments (payer_id);
CREATE INDEX payments_unsettled ON payments (offered_at) WHERE state IN ('open', 'processing');

-- The ledger: what the provider took and gave back. It only grows; its sum is what is paid.
CREATE TABLE payment_entries (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL,
  kind text NOT NULL,
  cents integer NOT NULL,
  reference text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT payment_entries_reference UNIQUE (reference),
  CONSTRAINT payment_entries_kind CHECK (kind IN ('charge', 'refund', 'refund-failed', 'dispute', 'dispute-won')),
  CONSTRAINT payment_entries_cents
    CHECK ((kind IN ('charge', 'refund-failed', 'dispute-won') AND cents > 0)
      OR (kind IN ('refund', 'dispute') AND cents < 0)),
  CONSTRAINT payment_entries_payment FOREIGN KEY (payment_id) REFERENCES payments (id)
);
CREATE INDEX payment_entries_of_payment ON payment_entries (payment_id);

-- What the provider took and gave back is written once and stays.
CREATE FUNCTION payment_entries_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of payments only grows' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER payment_entries_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_entries
  FOR EACH STATEMENT EXECUTE FUNCTION payment_entries_refuse();

-- What our team wants to give back, written before the provider is asked, so that asking twice gives once.
CREATE TABLE payment_refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL,
  cents integer NOT NULL,
  reason text NOT NULL,
  asked_by uuid,
  asked_at timestamptz NOT NULL,
  reference text,
  CONSTRAINT payment_refunds_cents CHECK (cents > 0),
  CONSTRAINT payment_refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments (id),
  CONSTRAINT payment_refunds_asked_by_users_id_fk FOREIGN KEY (asked_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX payment_refunds_payment ON payment_refunds (payment_id);
CREATE INDEX payment_refunds_asker ON payment_refunds (asked_by);
CREATE INDEX payment_refunds_unasked ON payment_refunds (asked_at) WHERE reference IS NULL;

-- Notices that were heard already.
CREATE TABLE payment_notices (
  provider text NOT NULL,
  event_id text NOT NULL,
  heard_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id)
);

-- The books of the test provider. To the rest of the house they are as foreign as a bank's.
CREATE TABLE test_intents (
  id text PRIMARY KEY,
  client_secret text NOT NULL,
  idempotency_key text NOT NULL,
  cents integer NOT NULL,
  status text NOT NULL,
  failure text,
  received_cents integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT test_intents_idempotency UNIQUE (idempotency_key),
  CONSTRAINT test_intents_status
    CHECK (status IN ('requires_payment_method', 'requires_action', 'processing', 'requires_capture', 'succeeded',
      'canceled')),
  CONSTRAINT test_intents_cents CHECK (cents > 0 AND received_cents >= 0)
);

CREATE TABLE test_refunds (
  id text PRIMARY KEY,
  intent_id text NOT NULL,
  idempotency_key text NOT NULL,
  cents integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT test_refunds_idempotency UNIQUE (idempotency_key),
  CONSTRAINT test_refunds_cents CHECK (cents > 0),
  CONSTRAINT test_refunds_intent_id_test_intents_id_fk FOREIGN KEY (intent_id) REFERENCES test_intents (id)
);
CREATE INDEX test_refunds_intent ON test_refunds (intent_id);

-- A family asks for money back. What was paid stands with the payments; this is the asking and our answer.
CREATE TABLE refund_requests (
  id uuid PRIMARY KEY,
  plan_id uuid NOT NULL,
  user_id uuid NOT NULL,
  send_key uuid NOT NULL,
  reason text NOT NULL,
  asked_at timestamptz NOT NULL,
  decision text,
  decided_at timestamptz,
  decided_by uuid,
  CONSTRAINT refund_requests_send_key UNIQUE (send_key),
  CONSTRAINT refund_requests_decision CHECK (decision IN ('refunded', 'declined')),
  CONSTRAINT refund_requests_decided CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT refund_requests_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE,
  CONSTRAINT refund_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT refund_requests_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users (id) ON DELETE SET NULL
);
-- One at a time: asked again before we answered, it is the same question.
CREATE UNIQUE INDEX refund_requests_open ON refund_requests (plan_id) WHERE decision IS NULL;
CREATE INDEX refund_requests_plan ON refund_requests (plan_id);
CREATE INDEX refund_requests_user ON refund_requests (user_id);
CREATE INDEX refund_requests_decider ON refund_requests (decided_by);
--> statement-breakpoint
-- == timelines ==

-- What a family wants to see. The days themselves are worked out from the plan whenever somebody looks.
CREATE TABLE timelines (
  plan_id uuid PRIMARY KEY,
  options jsonb NOT NULL,
  answers jsonb NOT NULL,
  generated_at timestamptz NOT NULL,
  CONSTRAINT timelines_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
);

-- What a family did about one event, or wrote beside it.
CREATE TABLE timeline_marks (
  plan_id uuid NOT NULL,
  event_id text NOT NULL,
  completed_at timestamptz,
  completed_by uuid,
  completed_by_name text NOT NULL,
  assignee text NOT NULL,
  note text NOT NULL,
  version integer NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (plan_id, event_id),
  CONSTRAINT timeline_marks_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE,
  CONSTRAINT timeline_marks_completed_by_users_id_fk FOREIGN KEY (completed_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX timeline_marks_completer ON timeline_marks (completed_by);

-- The private address at which a calendar fetches a timeline; only its trace is kept.
CREATE TABLE calendar_addresses (
  plan_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT calendar_addresses_token UNIQUE (token_hash),
  CONSTRAINT calendar_addresses_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
);

-- One step that somebody outside was asked to see to, by a private link.
CREATE TABLE handoffs (
  id uuid PRIMARY KEY,
  plan_id uuid NOT NULL,
  send_key uuid NOT NULL,
  event_id text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  former_assignee text NOT NULL,
  token_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  state text,
  answer text NOT NULL,
  answered_at timestamptz,
  CONSTRAINT handoffs_wish UNIQUE (plan_id, send_key),
  CONSTRAINT handoffs_token UNIQUE (token_hash),
  CONSTRAINT handoffs_state CHECK (state IN ('done', 'declined')),
  CONSTRAINT handoffs_answered CHECK ((state IS NULL) = (answered_at IS NULL)),
  CONSTRAINT handoffs_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- == memorials ==

CREATE TABLE memorials (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL,
  send_key uuid,
  full_name text NOT NULL,
  birth_date date,
  death_date date,
  biography text NOT NULL,
  portrait_id uuid,
  privacy text NOT NULL,
  look text NOT NULL,
  is_listed boolean NOT NULL,
  is_collaborative boolean NOT NULL,
  guestbook text NOT NULL,
  slug text,
  link_hash bytea,
  link_sealed bytea,
  version integer NOT NULL,
  revision bigint NOT NULL,
  second_keeper_id uuid,
  successor_id uuid,
  succession_asked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  published_at timestamptz,
  closed_at timestamptz,
  deleted_at timestamptz,
  CONSTRAINT memorials_slug UNIQUE (slug),
  CONSTRAINT memorials_link UNIQUE (link_hash),
  CONSTRAINT memorials_wish UNIQUE (user_id, send_key),
  CONSTRAINT memorials_privacy CHECK (privacy IN ('public', 'unlisted', 'invited')),
  CONSTRAINT memorials_look CHECK (look IN ('daylight', 'garden', 'water', 'evening')),
  CONSTRAINT memorials_guestbook CHECK (guestbook IN ('open', 'approve-first', 'closed')),
  CONSTRAINT memorials_slug_letter CHECK (slug !~ '^[0-9]+$'),
  CONSTRAINT memorials_dates CHECK (death_date >= birth_date),
  CONSTRAINT memorials_link_whole CHECK ((link_hash IS NULL) = (link_sealed IS NULL)),
  CONSTRAINT memorials_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT memorials_second_keeper_id_users_id_fk FOREIGN KEY (second_keeper_id)
    REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT memorials_successor_id_users_id_fk FOREIGN KEY (successor_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX memorials_owner ON memorials (user_id, created_at);
CREATE INDEX memorials_second_keeper ON memorials (second_keeper_id);
CREATE INDEX memorials_successor ON memorials (successor_id);
CREATE INDEX memorials_portrait ON memorials (portrait_id);
CREATE INDEX memorials_deleted ON memorials (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX memorials_succession ON memorials (succession_asked_at) WHERE succession_asked_at IS NOT NULL;
CREATE INDEX memorials_listed ON memorials (id) WHERE privacy = 'public' AND is_listed AND deleted_at IS NULL;

-- The life story after each change of it.
CREATE TABLE memorial_stories (
  memorial_id bigint NOT NULL,
  version integer NOT NULL,
  biography text NOT NULL,
  saved_by uuid,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (memorial_id, version),
  CONSTRAINT memorial_stories_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE,
  CONSTRAINT memorial_stories_saved_by_users_id_fk FOREIGN KEY (saved_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX memorial_stories_saver ON memorial_stories (saved_by);

CREATE TABLE memorial_albums (
  id uuid PRIMARY KEY,
  memorial_id bigint NOT NULL,
  send_key uuid NOT NULL,
  title text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT memorial_albums_wish UNIQUE (memorial_id, send_key),
  CONSTRAINT memorial_albums_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE
);

CREATE TABLE memorial_photos (
  id uuid PRIMARY KEY,
  memorial_id bigint NOT NULL,
  key text NOT NULL,
  place text NOT NULL,
  album_id uuid,
  caption text NOT NULL,
  taken_on date,
  "position" double precision NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  original_id uuid NOT NULL,
  original_bytes integer NOT NULL,
  uploaded_by uuid,
  credit text NOT NULL,
  send_key uuid,
  created_at timestamptz NOT NULL,
  CONSTRAINT memorial_photos_key UNIQUE (key),
  CONSTRAINT memorial_photos_wish UNIQUE (memorial_id, send_key),
  CONSTRAINT memorial_photos_place CHECK (place IN ('gallery', 'portrait', 'source', 'waiting', 'entry')),
  CONSTRAINT memorial_photos_size CHECK (width > 0 AND height > 0),
  CONSTRAINT memorial_photos_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE,
  CONSTRAINT memorial_photos_album_id_memorial_albums_id_fk FOREIGN KEY (album_id)
    REFERENCES memorial_albums (id) ON DELETE SET NULL,
  CONSTRAINT memorial_photos_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX memorial_photos_gallery ON memorial_photos (memorial_id, place, "position");
CREATE INDEX memorial_photos_original ON memorial_photos (original_id);
CREATE INDEX memorial_photos_album ON memorial_photos (album_id);
CREATE INDEX memorial_photos_uploader ON memorial_photos (uploaded_by);
CREATE INDEX memorial_photos_waiting ON memorial_photos (created_at) WHERE place = 'waiting';
ALTER TABLE memorials ADD CONSTRAINT memorials_portrait_id_memorial_photos_id_fk FOREIGN KEY (portrait_id)
  REFERENCES memorial_photos (id) ON DELETE SET NULL;

-- One photo in one width and format; encrypted in the file store.
CREATE TABLE memorial_photo_sizes (
  photo_id uuid NOT NULL,
  width integer NOT NULL,
  format text NOT NULL,
  file_id uuid NOT NULL,
  byte_size integer NOT NULL,
  PRIMARY KEY (photo_id, width, format),
  CONSTRAINT memorial_photo_sizes_format CHECK (format IN ('avif', 'webp')),
  CONSTRAINT memorial_photo_sizes_photo_id_memorial_photos_id_fk FOREIGN KEY (photo_id)
    REFERENCES memorial_photos (id) ON DELETE CASCADE
);
CREATE INDEX memorial_photo_sizes_file ON memorial_photo_sizes (file_id);

CREATE TABLE guestbook_entries (
  id uuid PRIMARY KEY,
  memorial_id bigint NOT NULL,
  send_key uuid,
  words_hash bytea NOT NULL,
  author_name text NOT NULL,
  author_email text,
  language text NOT NULL,
  message text NOT NULL,
  is_rsvp boolean NOT NULL,
  rsvp_status text,
  photo_id uuid,
  state text NOT NULL,
  reasons text[] NOT NULL,
  reply text NOT NULL,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  CONSTRAINT guestbook_entries_wish UNIQUE (memorial_id, send_key),
  CONSTRAINT guestbook_entries_state CHECK (state IN ('published', 'held', 'hidden', 'rejected')),
  CONSTRAINT guestbook_entries_rsvp CHECK (rsvp_status IN ('attending', 'not_attending', 'maybe')),
  CONSTRAINT guestbook_entries_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE,
  CONSTRAINT guestbook_entries_photo_id_memorial_photos_id_fk FOREIGN KEY (photo_id)
    REFERENCES memorial_photos (id) ON DELETE SET NULL,
  CONSTRAINT guestbook_entries_decided_by_users_id_fk FOREIGN KEY (decided_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX guestbook_entries_shown ON guestbook_entries (memorial_id, id) WHERE state = 'published';
CREATE INDEX guestbook_entries_kept ON guestbook_entries (memorial_id, state, id);
CREATE INDEX guestbook_entries_words ON guestbook_entries (words_hash, created_at);
CREATE INDEX guestbook_entries_author ON guestbook_entries (author_email);
CREATE INDEX guestbook_entries_photo ON guestbook_entries (photo_id);
CREATE INDEX guestbook_entries_decider ON guestbook_entries (decided_by);

CREATE TABLE memorial_events (
  id uuid PRIMARY KEY,
  memorial_id bigint NOT NULL,
  send_key uuid,
  title text NOT NULL,
  description text NOT NULL,
  event_date timestamptz NOT NULL,
  ends_at timestamptz,
  location text NOT NULL,
  max_attendees integer NOT NULL,
  attending integer NOT NULL,
  is_public boolean NOT NULL,
  livestream_url text,
  version integer NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL,
  canceled_at timestamptz,
  CONSTRAINT memorial_events_wish UNIQUE (memorial_id, send_key),
  CONSTRAINT memorial_events_places CHECK (max_attendees = 0 OR attending <= max_attendees),
  CONSTRAINT memorial_events_counts CHECK (max_attendees >= 0 AND attending >= 0),
  CONSTRAINT memorial_events_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE,
  CONSTRAINT memorial_events_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX memorial_events_memorial ON memorial_events (memorial_id, event_date);
CREATE INDEX memorial_events_maker ON memorial_events (created_by);

CREATE TABLE memorial_rsvps (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL,
  send_key uuid,
  name text NOT NULL,
  email text,
  language text NOT NULL,
  status text NOT NULL,
  party_size integer NOT NULL,
  note text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  answered_at timestamptz NOT NULL,
  CONSTRAINT memorial_rsvps_wish UNIQUE (event_id, send_key),
  CONSTRAINT memorial_rsvps_token UNIQUE (token_hash),
  CONSTRAINT memorial_rsvps_status CHECK (status IN ('attending', 'not_attending', 'maybe', 'waiting')),
  CONSTRAINT memorial_rsvps_party CHECK (party_size >= 1 AND party_size <= 20),
  CONSTRAINT memorial_rsvps_event_id_memorial_events_id_fk FOREIGN KEY (event_id)
    REFERENCES memorial_events (id) ON DELETE CASCADE
);
CREATE INDEX memorial_rsvps_guest ON memorial_rsvps (email);
CREATE INDEX memorial_rsvps_line ON memorial_rsvps (event_id, status, answered_at);

-- Everybody but the owner. Without a `userId` the invitation was not accepted yet.
CREATE TABLE memorial_collaborators (
  id uuid PRIMARY KEY,
  memorial_id bigint NOT NULL,
  email text NOT NULL,
  user_id uuid,
  role text NOT NULL,
  is_delegate boolean NOT NULL,
  invited_by uuid,
  invited_at timestamptz NOT NULL,
  accepted_at timestamptz,
  token_hash bytea,
  token_ends_at timestamptz,
  CONSTRAINT memorial_collaborators_address UNIQUE (memorial_id, email),
  CONSTRAINT memorial_collaborators_person UNIQUE (memorial_id, user_id),
  CONSTRAINT memorial_collaborators_token UNIQUE (token_hash),
  CONSTRAINT memorial_collaborators_role CHECK (role IN ('editor', 'contributor', 'viewer')),
  CONSTRAINT memorial_collaborators_accepted CHECK ((user_id IS NULL) = (accepted_at IS NULL)),
  CONSTRAINT memorial_collaborators_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE,
  CONSTRAINT memorial_collaborators_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT memorial_collaborators_invited_by_users_id_fk FOREIGN KEY (invited_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX memorial_collaborators_email ON memorial_collaborators (email);
CREATE INDEX memorial_collaborators_user ON memorial_collaborators (user_id);
CREATE INDEX memorial_collaborators_inviter ON memorial_collaborators (invited_by);

CREATE TABLE memorial_contributions (
  id uuid PRIMARY KEY,
  memorial_id bigint NOT NULL,
  send_key uuid,
  contribution_type text NOT NULL,
  status text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  content text NOT NULL,
  photo_id uuid,
  contributor_id uuid,
  credit text NOT NULL,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  CONSTRAINT memorial_contributions_wish UNIQUE (memorial_id, send_key),
  CONSTRAINT memorial_contributions_type CHECK (contribution_type IN ('photo', 'story', 'memory', 'biography_edit')),
  CONSTRAINT memorial_contributions_status CHECK (status IN ('pending', 'approved', 'rejected')),
  CONSTRAINT memorial_contributions_decided CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT memorial_contributions_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE,
  CONSTRAINT memorial_contributions_photo_id_memorial_photos_id_fk FOREIGN KEY (photo_id)
    REFERENCES memorial_photos (id) ON DELETE SET NULL,
  CONSTRAINT memorial_contributions_contributor_id_users_id_fk FOREIGN KEY (contributor_id)
    REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT memorial_contributions_decided_by_users_id_fk FOREIGN KEY (decided_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX memorial_contributions_memorial ON memorial_contributions (memorial_id, status, created_at);
CREATE INDEX memorial_contributions_photo ON memorial_contributions (photo_id);
CREATE INDEX memorial_contributions_contributor ON memorial_contributions (contributor_id);
CREATE INDEX memorial_contributions_decider ON memorial_contributions (decided_by);

-- Who has the memorial open for editing; one line for each person.
CREATE TABLE memorial_edit_sessions (
  memorial_id bigint NOT NULL,
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  started_at timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (memorial_id, user_id),
  CONSTRAINT memorial_edit_sessions_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE,
  CONSTRAINT memorial_edit_sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX memorial_edit_sessions_user ON memorial_edit_sessions (user_id);

-- Somebody who asks to be let in. The line goes once it was answered.
CREATE TABLE memorial_access_requests (
  id uuid PRIMARY KEY,
  memorial_id bigint NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  message text NOT NULL,
  asked_at timestamptz NOT NULL,
  CONSTRAINT memorial_access_requests_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE
);
CREATE INDEX memorial_access_requests_memorial ON memorial_access_requests (memorial_id, asked_at);

CREATE TABLE memorial_reports (
  id uuid PRIMARY KEY,
  memorial_id bigint NOT NULL,
  entry_id uuid,
  reason text NOT NULL,
  words text NOT NULL,
  email text,
  network text NOT NULL,
  reported_at timestamptz NOT NULL,
  decision text,
  decided_at timestamptz,
  decided_by uuid,
  CONSTRAINT memorial_reports_reason CHECK (reason IN ('false', 'harmful', 'private', 'spam', 'other')),
  CONSTRAINT memorial_reports_decision CHECK (decision IN ('leave', 'hide-entry', 'close-page', 'open-page')),
  CONSTRAINT memorial_reports_decided CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT memorial_reports_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE,
  CONSTRAINT memorial_reports_entry_id_guestbook_entries_id_fk FOREIGN KEY (entry_id)
    REFERENCES guestbook_entries (id) ON DELETE CASCADE,
  CONSTRAINT memorial_reports_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX memorial_reports_open ON memorial_reports (reported_at) WHERE decision IS NULL;
CREATE INDEX memorial_reports_memorial ON memorial_reports (memorial_id);
CREATE INDEX memorial_reports_entry ON memorial_reports (entry_id);
CREATE INDEX memorial_reports_decider ON memorial_reports (decided_by);
--> statement-breakpoint
-- == families ==

-- Who is to come in: somebody a letter went to, or (with a `userId`) somebody who asks by the link.
CREATE TABLE family_invitations (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL,
  name text NOT NULL,
  email text,
  user_id uuid,
  role text NOT NULL,
  relationship text,
  invited_by uuid,
  invited_at timestamptz NOT NULL,
  token_hash bytea,
  token_ends_at timestamptz,
  turned_down_at timestamptz,
  came_in_at timestamptz,
  CONSTRAINT family_invitations_address UNIQUE (group_id, email),
  CONSTRAINT family_invitations_asker UNIQUE (group_id, user_id),
  CONSTRAINT family_invitations_token UNIQUE (token_hash),
  CONSTRAINT family_invitations_role
    CHECK (role IN ('admin', 'coordinator', 'editor', 'contributor', 'member', 'viewer')),
  CONSTRAINT family_invitations_relationship
    CHECK (relationship IN ('spouse', 'child', 'parent', 'sibling', 'other', 'friend')),
  CONSTRAINT family_invitations_kind CHECK ((email IS NULL) = (user_id IS NOT NULL)),
  CONSTRAINT family_invitations_letter CHECK ((email IS NULL) = (token_hash IS NULL)),
  CONSTRAINT family_invitations_group_id_family_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES family_groups (id) ON DELETE CASCADE,
  CONSTRAINT family_invitations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT family_invitations_invited_by_users_id_fk FOREIGN KEY (invited_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX family_invitations_user ON family_invitations (user_id);
CREATE INDEX family_invitations_inviter ON family_invitations (invited_by);

CREATE TABLE family_activities (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL,
  actor_id uuid,
  kind text NOT NULL,
  about text NOT NULL,
  at timestamptz NOT NULL,
  about_user_id uuid,
  sealed_about bytea,
  CONSTRAINT family_activities_kind
    CHECK (kind IN ('group.made', 'group.changed', 'group.handed_over', 'member.joined', 'member.left',
      'member.removed', 'member.role_changed', 'task.added', 'task.changed', 'task.completed', 'task.reopened',
      'task.removed', 'task.commented', 'message.sent', 'document.added', 'document.replaced', 'document.removed',
      'decision.asked', 'decision.made', 'decision.tied', 'decision.withdrawn', 'plan.saved', 'plan.restored')),
  CONSTRAINT family_activities_group_id_family_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES family_groups (id) ON DELETE CASCADE,
  CONSTRAINT family_activities_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT family_activities_about_user_id_users_id_fk FOREIGN KEY (about_user_id)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX family_activities_group ON family_activities (group_id, at);
CREATE INDEX family_activities_actor ON family_activities (actor_id);
CREATE INDEX family_activities_about ON family_activities (about_user_id);
-- Rows whose words are not sealed yet.
CREATE INDEX family_activities_unsealed ON family_activities (id)
  WHERE about <> '' AND starts_with(kind, 'document.');
CREATE INDEX family_activities_unsealed_words ON family_activities (id)
  WHERE about <> '' AND split_part(kind, '.', 1) IN ('document', 'task', 'decision');

CREATE TABLE family_tasks (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL,
  send_key uuid NOT NULL,
  template_key text,
  title text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  due_at timestamptz,
  assignee_id uuid,
  created_by uuid,
  "position" double precision NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  sealed_title bytea,
  sealed_description bytea,
  CONSTRAINT family_tasks_wish UNIQUE (group_id, send_key),
  CONSTRAINT family_tasks_template UNIQUE (group_id, template_key),
  CONSTRAINT family_tasks_category
    CHECK (category IN ('venue', 'flowers', 'catering', 'documents', 'music', 'other')),
  CONSTRAINT family_tasks_priority CHECK (priority IN ('low', 'medium', 'high')),
  CONSTRAINT family_tasks_status CHECK (status IN ('pending', 'in_progress', 'completed')),
  CONSTRAINT family_tasks_completed CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
  CONSTRAINT family_tasks_group_id_family_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES family_groups (id) ON DELETE CASCADE,
  CONSTRAINT family_tasks_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT family_tasks_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX family_tasks_group ON family_tasks (group_id, "position");
CREATE INDEX family_tasks_assignee ON family_tasks (assignee_id);
CREATE INDEX family_tasks_author ON family_tasks (created_by);
-- Rows whose words are not sealed yet.
CREATE INDEX family_tasks_unsealed_title ON family_tasks (id) WHERE title <> '';
CREATE INDEX family_tasks_unsealed_description ON family_tasks (id) WHERE description <> '';

CREATE TABLE task_comments (
  id uuid PRIMARY KEY,
  task_id uuid NOT NULL,
  send_key uuid NOT NULL,
  author_id uuid,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  sealed_text bytea,
  CONSTRAINT task_comments_wish UNIQUE (task_id, send_key),
  CONSTRAINT task_comments_task_id_family_tasks_id_fk FOREIGN KEY (task_id)
    REFERENCES family_tasks (id) ON DELETE CASCADE,
  CONSTRAINT task_comments_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX task_comments_task ON task_comments (task_id, created_at);
CREATE INDEX task_comments_author ON task_comments (author_id);
-- Rows whose words are not sealed yet.
CREATE INDEX task_comments_unsealed ON task_comments (id) WHERE text <> '';

-- The key of what a group says to each other, sealed itself. It goes with the group.
CREATE TABLE family_keys (
  group_id uuid PRIMARY KEY,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT family_keys_group_id_family_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES family_groups (id) ON DELETE CASCADE
);

CREATE TABLE family_messages (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL,
  send_key uuid NOT NULL,
  author_id uuid,
  content text NOT NULL,
  reply_to_id uuid,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  taken_down_at timestamptz,
  sealed bytea,
  CONSTRAINT family_messages_wish UNIQUE (group_id, send_key),
  CONSTRAINT family_messages_group_id_family_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES family_groups (id) ON DELETE CASCADE,
  CONSTRAINT family_messages_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT family_messages_reply_to_id_family_messages_id_fk FOREIGN KEY (reply_to_id)
    REFERENCES family_messages (id) ON DELETE SET NULL
);
CREATE INDEX family_messages_group ON family_messages (group_id, id);
CREATE INDEX family_messages_author ON family_messages (author_id);
CREATE INDEX family_messages_reply ON family_messages (reply_to_id);
-- Rows whose words are not sealed yet.
CREATE INDEX family_messages_unsealed ON family_messages (group_id) WHERE content <> '';

CREATE TABLE message_mentions (
  message_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (message_id, user_id),
  CONSTRAINT message_mentions_message_id_family_messages_id_fk FOREIGN KEY (message_id)
    REFERENCES family_messages (id) ON DELETE CASCADE,
  CONSTRAINT message_mentions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX message_mentions_user ON message_mentions (user_id);

CREATE TABLE message_attachments (
  message_id uuid NOT NULL,
  document_id uuid NOT NULL,
  PRIMARY KEY (message_id, document_id),
  CONSTRAINT message_attachments_message_id_family_messages_id_fk FOREIGN KEY (message_id)
    REFERENCES family_messages (id) ON DELETE CASCADE
);
CREATE INDEX message_attachments_document ON message_attachments (document_id);

-- How far each person has read.
CREATE TABLE message_reads (
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  up_to_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (group_id, user_id),
  CONSTRAINT message_reads_group_id_family_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES family_groups (id) ON DELETE CASCADE,
  CONSTRAINT message_reads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX message_reads_user ON message_reads (user_id);

CREATE TABLE family_decisions (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL,
  send_key uuid NOT NULL,
  kind text NOT NULL,
  question text NOT NULL,
  asked_by uuid,
  asked_at timestamptz NOT NULL,
  deadline timestamptz NOT NULL,
  state text NOT NULL,
  chosen_id uuid,
  decided_at timestamptz,
  is_applied boolean NOT NULL,
  entitled integer,
  sealed_question bytea,
  CONSTRAINT family_decisions_wish UNIQUE (group_id, send_key),
  CONSTRAINT family_decisions_kind CHECK (kind IN ('venues', 'packages', 'other')),
  CONSTRAINT family_decisions_state CHECK (state IN ('open', 'decided', 'tied', 'withdrawn')),
  CONSTRAINT family_decisions_chosen CHECK ((state = 'decided') = (chosen_id IS NOT NULL)),
  CONSTRAINT family_decisions_over CHECK ((state = 'open') = (decided_at IS NULL)),
  CONSTRAINT family_decisions_group_id_family_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES family_groups (id) ON DELETE CASCADE,
  CONSTRAINT family_decisions_asked_by_users_id_fk FOREIGN KEY (asked_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX family_decisions_group ON family_decisions (group_id, asked_at);
CREATE INDEX family_decisions_open ON family_decisions (deadline) WHERE state = 'open';
CREATE INDEX family_decisions_asker ON family_decisions (asked_by);
-- Rows whose words are not sealed yet.
CREATE INDEX family_decisions_unsealed ON family_decisions (id) WHERE question <> '';

-- What there is to choose from, with the price the family was told.
CREATE TABLE decision_options (
  id uuid PRIMARY KEY,
  decision_id uuid NOT NULL,
  "position" smallint NOT NULL,
  label text NOT NULL,
  venue_id uuid,
  package_tier text,
  cents integer,
  sealed_label bytea,
  CONSTRAINT decision_options_position UNIQUE (decision_id, "position"),
  CONSTRAINT decision_options_tier CHECK (package_tier IN ('basic', 'premium', 'legacy')),
  CONSTRAINT decision_options_cents CHECK (cents >= 0),
  CONSTRAINT decision_options_decision_id_family_decisions_id_fk FOREIGN KEY (decision_id)
    REFERENCES family_decisions (id) ON DELETE CASCADE,
  CONSTRAINT decision_options_venue_id_venues_id_fk FOREIGN KEY (venue_id) REFERENCES venues (id) ON DELETE SET NULL
);
CREATE INDEX decision_options_venue ON decision_options (venue_id);
-- Rows whose words are not sealed yet.
CREATE INDEX decision_options_unsealed ON decision_options (id) WHERE label <> '';

-- One answer for each person; without an option they would rather not say.
CREATE TABLE decision_answers (
  decision_id uuid NOT NULL,
  user_id uuid NOT NULL,
  option_id uuid,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (decision_id, user_id),
  CONSTRAINT decision_answers_decision_id_family_decisions_id_fk FOREIGN KEY (decision_id)
    REFERENCES family_decisions (id) ON DELETE CASCADE,
  CONSTRAINT decision_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT decision_answers_option_id_decision_options_id_fk FOREIGN KEY (option_id)
    REFERENCES decision_options (id) ON DELETE CASCADE
);
CREATE INDEX decision_answers_user ON decision_answers (user_id);
CREATE INDEX decision_answers_option ON decision_answers (option_id);

-- Something the family shares: its own versions, or one of the plan's papers.
CREATE TABLE shared_documents (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL,
  type text NOT NULL,
  paper_id uuid,
  shared_by uuid,
  created_at timestamptz NOT NULL,
  CONSTRAINT shared_documents_paper UNIQUE (group_id, paper_id),
  CONSTRAINT shared_documents_type CHECK (type IN ('legal', 'photo', 'other')),
  CONSTRAINT shared_documents_group_id_family_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES family_groups (id) ON DELETE CASCADE,
  CONSTRAINT shared_documents_paper_id_documents_id_fk FOREIGN KEY (paper_id)
    REFERENCES documents (id) ON DELETE CASCADE,
  CONSTRAINT shared_documents_shared_by_users_id_fk FOREIGN KEY (shared_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX shared_documents_group ON shared_documents (group_id, created_at);
CREATE INDEX shared_documents_of_paper ON shared_documents (paper_id);
CREATE INDEX shared_documents_sharer ON shared_documents (shared_by);
ALTER TABLE message_attachments ADD CONSTRAINT message_attachments_document_id_shared_documents_id_fk
  FOREIGN KEY (document_id)
  REFERENCES shared_documents (id) ON DELETE CASCADE;

CREATE TABLE shared_versions (
  document_id uuid NOT NULL,
  version integer NOT NULL,
  send_key uuid NOT NULL,
  file_id uuid NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  byte_size integer NOT NULL,
  is_checked boolean NOT NULL,
  uploaded_by uuid,
  uploaded_at timestamptz NOT NULL,
  sealed_name bytea,
  PRIMARY KEY (document_id, version),
  CONSTRAINT shared_versions_wish UNIQUE (document_id, send_key),
  CONSTRAINT shared_versions_file UNIQUE (file_id),
  CONSTRAINT shared_versions_media_type CHECK (media_type IN ('application/pdf', 'image/jpeg', 'image/png')),
  CONSTRAINT shared_versions_size CHECK (byte_size >= 0),
  CONSTRAINT shared_versions_document_id_shared_documents_id_fk FOREIGN KEY (document_id)
    REFERENCES shared_documents (id) ON DELETE CASCADE,
  CONSTRAINT shared_versions_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX shared_versions_uploader ON shared_versions (uploaded_by);
CREATE INDEX shared_versions_unchecked ON shared_versions (uploaded_at) WHERE NOT is_checked;
-- Rows whose words are not sealed yet.
CREATE INDEX shared_versions_unsealed ON shared_versions (document_id, version) WHERE name <> '';

-- How somebody wants to be told about a group, and how far they were. Without a row everything is as at first.
CREATE TABLE family_notices (
  member_id uuid PRIMARY KEY,
  mail text NOT NULL,
  seen_at timestamptz NOT NULL,
  mailed_up_to timestamptz NOT NULL,
  CONSTRAINT family_notices_mail CHECK (mail IN ('at-once', 'daily', 'quiet')),
  CONSTRAINT family_notices_member_id_family_members_id_fk FOREIGN KEY (member_id)
    REFERENCES family_members (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- == support: the chat, groups, counseling ==

-- Each person's conversations are sealed under a key of their own; without it they are noise.
CREATE TABLE support_keys (
  user_id uuid PRIMARY KEY,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT support_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE support_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  sealed_title bytea NOT NULL,
  send_key uuid NOT NULL,
  created_at timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL,
  told_it_is_a_program_at timestamptz NOT NULL,
  CONSTRAINT support_sessions_send_key UNIQUE (user_id, send_key),
  CONSTRAINT support_sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX support_sessions_person ON support_sessions (user_id, last_active_at);

CREATE TABLE support_messages (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL,
  role text NOT NULL,
  kind text NOT NULL,
  author text NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  level text,
  rules text[] NOT NULL DEFAULT '{}',
  send_key uuid,
  reply_to uuid,
  reply_claimed_at timestamptz,
  is_stopped boolean NOT NULL DEFAULT false,
  empathy_score smallint,
  CONSTRAINT support_messages_send_key UNIQUE (session_id, send_key),
  CONSTRAINT support_messages_one_reply UNIQUE (reply_to, kind),
  CONSTRAINT support_messages_role CHECK (role IN ('user', 'assistant')),
  CONSTRAINT support_messages_kind CHECK (kind IN ('said', 'welcome', 'reminder', 'safety')),
  CONSTRAINT support_messages_author CHECK (author IN ('person', 'program', 'model')),
  CONSTRAINT support_messages_level CHECK ((role = 'user') = (level IS NOT NULL)),
  CONSTRAINT support_messages_score CHECK (empathy_score >= 1 AND empathy_score <= 10),
  CONSTRAINT support_messages_session_id_support_sessions_id_fk FOREIGN KEY (session_id)
    REFERENCES support_sessions (id) ON DELETE CASCADE
);
CREATE INDEX support_messages_session ON support_messages (session_id, created_at);

-- What outlives a conversation: how worried we are about a person, since when, and the notice that stands.
CREATE TABLE support_safety (
  user_id uuid PRIMARY KEY,
  raised_at timestamptz NOT NULL,
  routes text[] NOT NULL,
  notice_since timestamptz,
  safe_said_at timestamptz,
  CONSTRAINT support_safety_routes CHECK (cardinality(routes) > 0),
  CONSTRAINT support_safety_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

-- Where people were sent for help, counted by day without anybody's name.
CREATE TABLE support_referrals (
  day date NOT NULL,
  route text NOT NULL,
  level text NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (day, route, level),
  CONSTRAINT support_referrals_level CHECK (level IN ('none', 'concern', 'elevated', 'crisis')),
  CONSTRAINT support_referrals_route CHECK (route IN ('self', 'others', 'abuse', 'medical', 'worried', 'child'))
);

-- Somebody in danger asked us to call, and agreed that we see this much.
CREATE TABLE crisis_alerts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  level text NOT NULL,
  routes text[] NOT NULL,
  language text NOT NULL,
  send_key uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  taken_by uuid,
  changed_at timestamptz NOT NULL,
  CONSTRAINT crisis_alerts_send_key UNIQUE (user_id, send_key),
  CONSTRAINT crisis_alerts_level CHECK (level IN ('none', 'concern', 'elevated', 'crisis')),
  CONSTRAINT crisis_alerts_state CHECK (state IN ('waiting', 'taken', 'done')),
  CONSTRAINT crisis_alerts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT crisis_alerts_taken_by_users_id_fk FOREIGN KEY (taken_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX crisis_alerts_state ON crisis_alerts (state, asked_at);
CREATE INDEX crisis_alerts_taken_by ON crisis_alerts (taken_by);

-- What the model endpoint has cost today, over all processes.
CREATE TABLE model_use (
  day date PRIMARY KEY,
  replies integer NOT NULL,
  tokens integer NOT NULL
);

-- Groups that meet. Their words are data, as those of vendors are.
CREATE TABLE support_groups (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  for_whom text NOT NULL,
  facilitator text NOT NULL,
  kind text NOT NULL,
  cost text NOT NULL,
  place text NOT NULL,
  where_to_meet text NOT NULL,
  language text NOT NULL,
  traditions text[] NOT NULL DEFAULT '{}',
  first_day date NOT NULL,
  every_weeks smallint NOT NULL,
  start_minute smallint NOT NULL,
  minutes smallint NOT NULL,
  seats smallint NOT NULL,
  is_sample boolean NOT NULL,
  is_listed boolean NOT NULL DEFAULT true,
  CONSTRAINT support_groups_kind CHECK (kind IN ('in-person', 'virtual', 'hybrid')),
  CONSTRAINT support_groups_cost CHECK (cost IN ('free', 'donation')),
  CONSTRAINT support_groups_every_weeks CHECK (every_weeks IN (1, 2)),
  CONSTRAINT support_groups_start CHECK (start_minute >= 0 AND start_minute <= 1439),
  CONSTRAINT support_groups_minutes CHECK (minutes >= 15 AND minutes <= 240),
  CONSTRAINT support_groups_seats CHECK (seats >= 8 AND seats <= 15)
);

CREATE TABLE group_memberships (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state text NOT NULL,
  sealed_note bytea NOT NULL,
  wants_reminders boolean NOT NULL DEFAULT true,
  asked_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  CONSTRAINT group_memberships_person UNIQUE (group_id, user_id),
  CONSTRAINT group_memberships_state CHECK (state IN ('asked', 'waiting', 'confirmed', 'declined')),
  CONSTRAINT group_memberships_group_id_support_groups_id_fk FOREIGN KEY (group_id)
    REFERENCES support_groups (id) ON DELETE CASCADE,
  CONSTRAINT group_memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT group_memberships_decided_by_users_id_fk FOREIGN KEY (decided_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX group_memberships_user ON group_memberships (user_id);
CREATE INDEX group_memberships_state ON group_memberships (state, asked_at);
CREATE INDEX group_memberships_decided_by ON group_memberships (decided_by);

-- Somebody asked for a talk with a person.
CREATE TABLE counseling_requests (
  id uuid PRIMARY KEY,
  send_key uuid NOT NULL,
  user_id uuid,
  sealed bytea NOT NULL,
  level text NOT NULL,
  routes text[] NOT NULL,
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  answered_at timestamptz,
  CONSTRAINT counseling_requests_send_key UNIQUE (send_key),
  CONSTRAINT counseling_requests_level CHECK (level IN ('none', 'concern', 'elevated', 'crisis')),
  CONSTRAINT counseling_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX counseling_requests_user ON counseling_requests (user_id, asked_at);
CREATE INDEX counseling_requests_answered ON counseling_requests (answered_at);
--> statement-breakpoint
-- == resources ==

-- One text in one language: what families read, and what is being written.
CREATE TABLE resources (
  slug text NOT NULL,
  language text NOT NULL,
  draft jsonb,
  published jsonb,
  published_at timestamptz,
  searchable tsvector,
  version integer NOT NULL,
  from_library text,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (slug, language),
  CONSTRAINT resources_something CHECK (draft IS NOT NULL OR published IS NOT NULL),
  CONSTRAINT resources_published CHECK ((published IS NULL) = (published_at IS NULL))
);
CREATE INDEX resources_searchable ON resources USING gin (searchable);

-- What families could read once, for whoever asks what a text said.
CREATE TABLE resource_history (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  language text NOT NULL,
  content jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid,
  CONSTRAINT resource_history_published_by_users_id_fk FOREIGN KEY (published_by)
    REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX resource_history_text ON resource_history (slug, language, published_at);
CREATE INDEX resource_history_publisher ON resource_history (published_by);
--> statement-breakpoint
-- == self-care ==

-- Journal, memories and days are sealed under a key of their owner's own; not the one of their conversations.
CREATE TABLE self_care_keys (
  user_id uuid PRIMARY KEY,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT self_care_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE journal_entries (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  send_key uuid NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL,
  sealed bytea NOT NULL,
  CONSTRAINT journal_entries_send_key UNIQUE (user_id, send_key),
  CONSTRAINT journal_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX journal_entries_person ON journal_entries (user_id, created_at);

CREATE TABLE memories (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  send_key uuid NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL,
  sealed bytea NOT NULL,
  CONSTRAINT memories_send_key UNIQUE (user_id, send_key),
  CONSTRAINT memories_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX memories_person ON memories (user_id, created_at);

-- A memory that was written into a guestbook; once for each memorial.
CREATE TABLE memory_gifts (
  memory_id uuid NOT NULL,
  memorial_id bigint NOT NULL,
  at timestamptz NOT NULL,
  is_held boolean NOT NULL,
  PRIMARY KEY (memory_id, memorial_id),
  CONSTRAINT memory_gifts_memory_id_memories_id_fk FOREIGN KEY (memory_id) REFERENCES memories (id) ON DELETE CASCADE,
  CONSTRAINT memory_gifts_memorial_id_memorials_id_fk FOREIGN KEY (memorial_id)
    REFERENCES memorials (id) ON DELETE CASCADE
);
CREATE INDEX memory_gifts_memorial ON memory_gifts (memorial_id);

-- Days that were added by hand.
CREATE TABLE grief_days (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  send_key uuid NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL,
  sealed bytea NOT NULL,
  first_on date NOT NULL,
  is_yearly boolean NOT NULL,
  reminder text NOT NULL,
  CONSTRAINT grief_days_send_key UNIQUE (user_id, send_key),
  CONSTRAINT grief_days_reminder CHECK (reminder IN ('none', 'same-day', 'day-before', 'week-before')),
  CONSTRAINT grief_days_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX grief_days_person ON grief_days (user_id);

-- What somebody chose for a day that is known from elsewhere.
CREATE TABLE grief_day_reminders (
  user_id uuid NOT NULL,
  key text NOT NULL,
  reminder text NOT NULL,
  PRIMARY KEY (user_id, key),
  CONSTRAINT grief_day_reminders_reminder CHECK (reminder IN ('none', 'same-day', 'day-before', 'week-before')),
  CONSTRAINT grief_day_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- == desk ==

-- The chat's week on the Bay Area clock. Sunday is 0; minutes count from midnight; the end is exclusive.
CREATE TABLE opening_hours (
  weekday smallint NOT NULL,
  opens_minute smallint NOT NULL,
  closes_minute smallint NOT NULL,
  PRIMARY KEY (weekday, opens_minute),
  CONSTRAINT opening_hours_weekday CHECK (weekday >= 0 AND weekday <= 6),
  CONSTRAINT opening_hours_minutes
    CHECK (opens_minute >= 0 AND closes_minute <= 1440 AND opens_minute < closes_minute)
);

-- The chat hours a new house opens with; staff change them later.
INSERT INTO opening_hours (weekday, opens_minute, closes_minute) VALUES
  (0, 600, 960), (1, 540, 1080), (2, 540, 1080), (3, 540, 1080), (4, 540, 1080), (5, 540, 1080), (6, 600, 960);

-- The hours of a usual week in which talks begin. Sunday is 0; minutes count from midnight; the end is exclusive.
CREATE TABLE consultation_hours (
  weekday smallint NOT NULL,
  opens_minute smallint NOT NULL,
  closes_minute smallint NOT NULL,
  PRIMARY KEY (weekday, opens_minute),
  CONSTRAINT consultation_hours_weekday CHECK (weekday >= 0 AND weekday <= 6),
  CONSTRAINT consultation_hours_minutes
    CHECK (opens_minute >= 0 AND closes_minute <= 1440 AND opens_minute < closes_minute)
);

-- Monday to Friday, nine to five; staff change them later.
INSERT INTO consultation_hours (weekday, opens_minute, closes_minute) VALUES
  (1, 540, 1020), (2, 540, 1020), (3, 540, 1020), (4, 540, 1020), (5, 540, 1020);

-- Days that are unlike their weekday: closed where there are no stretches.
CREATE TABLE consultation_days (
  day date PRIMARY KEY,
  stretches jsonb NOT NULL,
  note text NOT NULL
);

-- Talks that somebody booked. Who and why lies sealed; when does not.
CREATE TABLE consultations (
  id uuid PRIMARY KEY,
  send_key uuid,
  user_id uuid,
  sealed bytea NOT NULL,
  email_mark bytea NOT NULL,
  type text NOT NULL,
  urgency text NOT NULL,
  level text NOT NULL,
  routes text[] NOT NULL,
  language text NOT NULL,
  time_zone text,
  starts_at timestamptz NOT NULL,
  version integer NOT NULL,
  booked_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  reminded_of timestamptz,
  CONSTRAINT consultations_send_key UNIQUE (send_key),
  CONSTRAINT consultations_type CHECK (type IN ('initial', 'followup', 'crisis', 'memorial')),
  CONSTRAINT consultations_urgency CHECK (urgency IN ('normal', 'urgent', 'emergency')),
  CONSTRAINT consultations_level CHECK (level IN ('none', 'concern', 'elevated', 'crisis')),
  CONSTRAINT consultations_language CHECK (language IN ('en', 'es')),
  CONSTRAINT consultations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
-- One talk an hour, however many press at once.
CREATE UNIQUE INDEX consultations_hour ON consultations (starts_at) WHERE cancelled_at IS NULL;
CREATE INDEX consultations_user ON consultations (user_id);
CREATE INDEX consultations_email ON consultations (email_mark);

-- What was written to our team: the whole form sealed, and beside it how soon it has to be answered.
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  send_key uuid,
  user_id uuid,
  sealed bytea NOT NULL,
  email_mark bytea NOT NULL,
  urgency text NOT NULL,
  level text NOT NULL,
  routes text[] NOT NULL,
  sent_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  CONSTRAINT contact_messages_send_key UNIQUE (send_key),
  CONSTRAINT contact_messages_urgency CHECK (urgency IN ('normal', 'urgent', 'emergency')),
  CONSTRAINT contact_messages_level CHECK (level IN ('none', 'concern', 'elevated', 'crisis')),
  CONSTRAINT contact_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX contact_messages_user ON contact_messages (user_id);
CREATE INDEX contact_messages_email ON contact_messages (email_mark);
CREATE INDEX contact_messages_sent ON contact_messages (sent_at);

-- What a family wrote about a tradition that has no packages.
CREATE TABLE custom_requests (
  id uuid PRIMARY KEY,
  send_key uuid NOT NULL,
  user_id uuid,
  request jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT custom_requests_send_key UNIQUE (send_key),
  CONSTRAINT custom_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX custom_requests_user ON custom_requests (user_id);

-- What somebody was promised, and until when. It names what it is about, and keeps nothing of it.
CREATE TABLE promises (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  plan_id uuid,
  custom_request_id uuid,
  made_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  kept_at timestamptz,
  kept_by uuid,
  adjustment_id uuid,
  document_id uuid,
  counseling_request_id uuid,
  group_membership_id uuid,
  contact_message_id uuid,
  consultation_id uuid,
  crisis_alert_id uuid,
  memorial_report_id uuid,
  refund_request_id uuid,
  comes_first boolean NOT NULL DEFAULT false,
  marks text[],
  owner_id uuid,
  warned_at timestamptz,
  promised_to uuid,
  kept_by_provider boolean NOT NULL DEFAULT false,
  withdrawn_at timestamptz,
  ended_at timestamptz GENERATED ALWAYS AS (COALESCE(kept_at, withdrawn_at)) STORED,
  CONSTRAINT promises_custom_request UNIQUE (custom_request_id),
  CONSTRAINT promises_adjustment UNIQUE (adjustment_id),
  CONSTRAINT promises_document UNIQUE (document_id),
  CONSTRAINT promises_counseling_request UNIQUE (counseling_request_id),
  CONSTRAINT promises_group_membership UNIQUE (group_membership_id),
  CONSTRAINT promises_contact_message UNIQUE (contact_message_id),
  CONSTRAINT promises_consultation UNIQUE (consultation_id),
  CONSTRAINT promises_crisis_alert UNIQUE (crisis_alert_id),
  CONSTRAINT promises_memorial_report UNIQUE (memorial_report_id),
  CONSTRAINT promises_refund_request UNIQUE (refund_request_id),
  CONSTRAINT promises_kind
    CHECK (kind IN ('plan-saved', 'custom-request', 'adjustment', 'document', 'scheduling', 'counseling',
      'support-group', 'contact', 'consultation', 'crisis-alert', 'memorial-report', 'refund-request')),
  CONSTRAINT promises_ended CHECK (num_nonnulls(kept_at, withdrawn_at) <= 1),
  CONSTRAINT promises_subject
    CHECK (num_nonnulls(plan_id, custom_request_id, adjustment_id, document_id, counseling_request_id,
      group_membership_id, contact_message_id, consultation_id, crisis_alert_id, memorial_report_id,
      refund_request_id) <= 1),
  CONSTRAINT promises_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE,
  CONSTRAINT promises_custom_request_id_custom_requests_id_fk FOREIGN KEY (custom_request_id)
    REFERENCES custom_requests (id) ON DELETE CASCADE,
  CONSTRAINT promises_kept_by_users_id_fk FOREIGN KEY (kept_by) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT promises_contact_message_id_contact_messages_id_fk FOREIGN KEY (contact_message_id)
    REFERENCES contact_messages (id) ON DELETE CASCADE,
  CONSTRAINT promises_consultation_id_consultations_id_fk FOREIGN KEY (consultation_id)
    REFERENCES consultations (id) ON DELETE CASCADE,
  CONSTRAINT promises_crisis_alert_id_crisis_alerts_id_fk FOREIGN KEY (crisis_alert_id)
    REFERENCES crisis_alerts (id) ON DELETE CASCADE,
  CONSTRAINT promises_memorial_report_id_memorial_reports_id_fk FOREIGN KEY (memorial_report_id)
    REFERENCES memorial_reports (id) ON DELETE CASCADE,
  CONSTRAINT promises_refund_request_id_refund_requests_id_fk FOREIGN KEY (refund_request_id)
    REFERENCES refund_requests (id) ON DELETE CASCADE,
  CONSTRAINT promises_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT promises_promised_to_users_id_fk FOREIGN KEY (promised_to) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT promises_adjustment_id_plan_adjustments_id_fk FOREIGN KEY (adjustment_id)
    REFERENCES plan_adjustments (id) ON DELETE SET NULL,
  CONSTRAINT promises_document_id_documents_id_fk FOREIGN KEY (document_id)
    REFERENCES documents (id) ON DELETE SET NULL,
  CONSTRAINT promises_counseling_request_id_counseling_requests_id_fk FOREIGN KEY (counseling_request_id)
    REFERENCES counseling_requests (id) ON DELETE SET NULL,
  CONSTRAINT promises_group_membership_id_group_memberships_id_fk FOREIGN KEY (group_membership_id)
    REFERENCES group_memberships (id) ON DELETE SET NULL
);
CREATE INDEX promises_keeper ON promises (kept_by);
CREATE INDEX promises_due ON promises (due_at);
CREATE INDEX promises_marks ON promises USING gin (marks);
CREATE INDEX promises_owner ON promises (owner_id);
-- Asked for again after it was answered or taken back, scheduling is a promise of its own.
CREATE UNIQUE INDEX promises_plan ON promises (kind, plan_id) WHERE kind <> 'scheduling';
CREATE UNIQUE INDEX promises_scheduling ON promises (plan_id) WHERE kind = 'scheduling' AND ended_at IS NULL;
CREATE INDEX promises_of_plan ON promises (plan_id);
CREATE INDEX promises_promised_to ON promises (promised_to);
CREATE INDEX promises_ended ON promises (ended_at DESC NULLS LAST, id) WHERE ended_at IS NOT NULL;
CREATE INDEX promises_unmarked ON promises (id) WHERE marks IS NULL;
CREATE INDEX promises_about_nothing ON promises (id)
  WHERE num_nonnulls(plan_id, custom_request_id, adjustment_id, document_id, counseling_request_id,
    group_membership_id, contact_message_id, consultation_id, crisis_alert_id, memorial_report_id,
    refund_request_id) = 0;
CREATE INDEX promises_waiting ON promises (comes_first DESC NULLS LAST, due_at, id) WHERE ended_at IS NULL;

-- What the team did about a promise, said about it, and wrote because of it.
CREATE TABLE desk_entries (
  id uuid PRIMARY KEY,
  promise_id uuid NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid,
  to_id uuid,
  sealed bytea,
  send_key uuid,
  CONSTRAINT desk_entries_send_key UNIQUE (send_key),
  CONSTRAINT desk_entries_kind
    CHECK (kind IN ('taken', 'released', 'handed', 'note', 'answer', 'letter', 'warned', 'kept', 'withdrawn')),
  CONSTRAINT desk_entries_promise_id_promises_id_fk FOREIGN KEY (promise_id)
    REFERENCES promises (id) ON DELETE CASCADE,
  CONSTRAINT desk_entries_by_id_users_id_fk FOREIGN KEY (by_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT desk_entries_to_id_users_id_fk FOREIGN KEY (to_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX desk_entries_promise ON desk_entries (promise_id, at);
CREATE INDEX desk_entries_by ON desk_entries (by_id);
CREATE INDEX desk_entries_to ON desk_entries (to_id);
--> statement-breakpoint
-- == manage ==

-- What somebody of our team is writing about one row of a sheet. Families go on seeing what is published.
CREATE TABLE managed_drafts (
  kind text NOT NULL,
  row_id text NOT NULL,
  cells jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by uuid,
  state uuid NOT NULL,
  follows uuid,
  mark text NOT NULL,
  PRIMARY KEY (kind, row_id),
  CONSTRAINT managed_drafts_kind
    CHECK (kind IN ('venues', 'vendors', 'packages', 'addons', 'groups', 'hours', 'resources')),
  CONSTRAINT managed_drafts_saved_by_users_id_fk FOREIGN KEY (saved_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX managed_drafts_writer ON managed_drafts (saved_by);

-- How each row was before and after a change: what was once offered, and who changed it.
CREATE TABLE managed_versions (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  row_id text NOT NULL,
  before jsonb,
  after jsonb NOT NULL,
  at timestamptz NOT NULL,
  way text NOT NULL,
  changed_by uuid,
  draft_state uuid,
  CONSTRAINT managed_versions_kind
    CHECK (kind IN ('venues', 'vendors', 'packages', 'addons', 'groups', 'hours', 'resources')),
  CONSTRAINT managed_versions_way CHECK (way IN ('desk', 'file', 'command line')),
  CONSTRAINT managed_versions_changed_by_users_id_fk FOREIGN KEY (changed_by) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX managed_versions_row ON managed_versions (kind, row_id, at);
CREATE INDEX managed_versions_changer ON managed_versions (changed_by);
CREATE INDEX managed_versions_draft ON managed_versions (draft_state);
