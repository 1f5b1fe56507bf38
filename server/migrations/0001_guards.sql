-- What Drizzle has no words for: the application's own role, and an audit log that can only grow.

-- Roles belong to the whole cluster, so another database of ours, or the operator, may have made it already. Two
-- databases being migrated at the same moment may also race here; the loser finds the role there, as it wanted.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'evenlight_app') THEN
    CREATE ROLE evenlight_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT evenlight_app TO %I', current_user);
EXCEPTION WHEN OTHERS THEN
  -- A superuser needs no membership, and a managed database may forbid granting to oneself.
  RAISE NOTICE 'membership in evenlight_app not granted: %', SQLERRM;
END $$;
--> statement-breakpoint
-- Databases that grew up before PostgreSQL 15 let everybody make tables here.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER audit_entries_chain BEFORE INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_entries_chain();
--> statement-breakpoint
CREATE FUNCTION audit_entries_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log only grows' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse();
--> statement-breakpoint
-- The chat hours a new house opens with; staff change them later.
INSERT INTO opening_hours (weekday, opens_minute, closes_minute) VALUES
  (0, 600, 960), (1, 540, 1080), (2, 540, 1080), (3, 540, 1080), (4, 540, 1080), (5, 540, 1080), (6, 600, 960);
