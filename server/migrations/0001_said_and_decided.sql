-- A service that has been is told from a day that was only wished for, and words of decisions leave versions and activities.
ALTER TABLE plans ADD COLUMN service_has_been boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Version 0.1.0 took any day gone by for a service. Said was a day that had gone by already when it was first written down.
UPDATE plans p SET service_has_been = true
WHERE (p.plan_intent = 'at-need' OR p.date_of_death IS NOT NULL)
  AND p.service_date < (
    SELECT (coalesce(min(v.at), p.created_at) AT TIME ZONE 'America/Los_Angeles')::date
    FROM plan_versions v WHERE v.plan_id = p.id AND v.snapshot ->> 'serviceDate' = p.service_date::text
  );--> statement-breakpoint
-- Their histories say so too, or the next change would seem to be the one that said it.
UPDATE plan_versions v SET snapshot = v.snapshot || '{"serviceHasBeen": true}'
FROM plans p WHERE p.id = v.plan_id AND p.service_has_been AND v.snapshot ->> 'serviceDate' = p.service_date::text;--> statement-breakpoint

ALTER TABLE plan_versions ADD COLUMN decision_id uuid;--> statement-breakpoint
CREATE INDEX plan_versions_decided ON plan_versions (plan_id, version)
  WHERE starts_with(description, 'The family decided: ');--> statement-breakpoint
DROP INDEX family_activities_unsealed;--> statement-breakpoint
DROP INDEX family_activities_unsealed_words;--> statement-breakpoint
CREATE INDEX family_activities_unsealed_about ON family_activities (id)
  WHERE about <> '' AND split_part(kind, '.', 1) IN ('document', 'task', 'decision', 'plan');--> statement-breakpoint

-- The one line that is a choice was charged before anybody could choose it. Where money is on its way the price stays.
UPDATE plan_lines l SET is_choice = true, can_decline = true, is_declined = true
FROM plans p
WHERE p.id = l.plan_id AND p.status = 'draft' AND NOT EXISTS (SELECT FROM payments WHERE payments.plan_id = p.id)
  AND l.source = 'package' AND NOT l.is_choice
  AND l.item LIKE 'christian-%.preparation-for-visitation-only-if-you-choose-it';
