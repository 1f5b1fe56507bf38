import { listTeamActions } from '@evenlight/contract/team-actions';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { requireMember } from '../../accounts/access.ts';
import { requirePlan } from '../../plans/access.ts';
import { teamActionsFor } from './read-team-actions.ts';

export function teamActionRoutes(app: FastifyInstance) {
  serve(app, listTeamActions, async ({ actor, query: { planId }, db }) => {
    const { userId } = requireMember(actor);
    if (planId) await requirePlan(db, actor, planId);
    return teamActionsFor(db, userId, planId);
  });
}
