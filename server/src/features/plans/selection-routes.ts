import { VenueId } from '@evenlight/contract/ids';
import { getVenueSelection, selectVenue } from '@evenlight/contract/plans';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import { type PlanScope, requirePlan } from './access.ts';
import { changePlan } from './change-plan.ts';
import { findSelection } from './selection-store.ts';

export function selectionRoutes(app: FastifyInstance) {
  serve(
    app,
    selectVenue,
    async ({ actor, body: { planId, venueId, serviceDate, version: expectedVersion, ...consent }, db, now }) => {
      const scope = await requirePlan(db, actor, planId);
      return db.transaction(async (db) => {
        // Without a date the venue is chosen, and the plan's date stays what it was.
        const date = serviceDate === undefined ? {} : { details: { serviceDate } };
        const changes = { venueId, consent, holdsAgain: true, expectedVersion, ...date };
        const { heldUntil, version } = await changePlan(db, scope, changes, { actor, now });
        return { ...(await selectionOf(db, scope)), planId, heldUntil, version };
      });
    },
  );

  serve(app, getVenueSelection, async ({ actor, params, db }) => {
    return selectionOf(db, await requirePlan(db, actor, params.planId));
  });
}

async function selectionOf(db: Db, scope: PlanScope) {
  const found = await findSelection(db, scope);
  if (!found) return { selection: null, venue: null };
  const { venueId, selectedCost, status, venueName } = found;
  return {
    selection: { venueId: VenueId.parse(venueId), selectedCost, status },
    venue: { name: venueName },
  };
}
