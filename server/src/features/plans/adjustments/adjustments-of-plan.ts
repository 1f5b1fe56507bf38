// The adjustments of a plan, read in the same question as the plan itself.
import { Adjustment } from '@evenlight/contract/plan-lines';
import type { Way } from '@evenlight/contract/ways';
import { sql } from 'drizzle-orm';
import { toldWayAsked } from './way-asked.ts';

export type AdjustmentRow = { requestedAt: string; decidedAt: string | null; way: Way | null };

export const adjustmentsOfPlan = sql<AdjustmentRow[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'description', description, 'cents', cents, 'state', state,
    'way', chosen->'chosen'->>'way', 'requestedAt', requested_at at time zone 'UTC', 'decidedAt', decided_at at time zone 'UTC', 'note', note)
    order by requested_at, id), '[]')
  from plan_adjustments where plan_adjustments.plan_id = plans.id)`;

/** PostgreSQL writes moments its own way inside JSON; on the wire they read like all others. */
export function asAdjustment({ requestedAt, decidedAt, way, ...rest }: AdjustmentRow): Adjustment {
  const moment = (text: string | null) => text && new Date(`${text}Z`).toISOString();
  const moments = { requestedAt: moment(requestedAt), decidedAt: moment(decidedAt) };
  return { ...Adjustment.parse({ ...rest, ...moments, ...(way ? { way } : {}) }), ...(way ? toldWayAsked(way) : {}) };
}
