import { listTeamDeeds } from '@evenlight/contract/team-deeds';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { requireMember } from '../../accounts/access.ts';
import { requirePlan } from '../../plans/access.ts';
import { deedsFor } from './read-deeds.ts';

export function deedRoutes(app: FastifyInstance) {
  serve(app, listTeamDeeds, async ({ actor, query: { planId }, db }) => {
    const { userId } = requireMember(actor);
    if (planId) await requirePlan(db, actor, planId);
    return deedsFor(db, userId, planId);
  });
}
