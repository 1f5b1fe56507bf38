import { dropPlanningDraft, getPlanningDraft, keepPlanningDraft } from '@evenlight/contract/drafts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireMember } from '../../accounts/access.ts';
import { deleteDraft, findDraft, putDraft } from './draft-store.ts';

export function draftRoutes(app: FastifyInstance) {
  serve(app, getPlanningDraft, async ({ actor, db }) => (await findDraft(db, requireMember(actor).userId)) ?? {});

  serve(app, keepPlanningDraft, async ({ actor, body, db, now }) => {
    const { userId } = requireMember(actor);
    const kept = await putDraft(db, userId, { ...body, now });
    if (kept) return kept;
    if (body.revision > 0 || (await findDraft(db, userId))) refuse('draft.changed_elsewhere');
    // What lies there is of a shape from before, which nobody can read any more.
    await deleteDraft(db, userId);
    return (await putDraft(db, userId, { ...body, now })) ?? refuse('draft.changed_elsewhere');
  });

  serve(app, dropPlanningDraft, async ({ actor, db }) => {
    await deleteDraft(db, requireMember(actor).userId);
    return undefined;
  });
}
