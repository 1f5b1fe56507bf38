import {
  answerDecision,
  applyDecision,
  askFamily,
  closeDecision,
  listFamilyDecisions,
  withdrawDecision,
} from '@evenlight/contract/families/decisions';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { requireFamily } from '../access.ts';
import { apply } from './apply-decision.ts';
import { answer, ask, close, withdraw } from './decide.ts';
import { decisionsOf } from './decision-store.ts';

export function decisionRoutes(app: FastifyInstance) {
  const { keys } = app.world;

  serve(app, listFamilyDecisions, async ({ actor, query, db, now }) => {
    const family = await requireFamily(db, actor, query.groupId, 'see');
    return decisionsOf({ db, keys }, family, { before: query.before, now });
  });

  serve(app, askFamily, ({ actor, body, db, now }) => ask({ actor, db, keys, now }, body));

  serve(app, answerDecision, ({ actor, params, body, db, now }) =>
    answer({ actor, db, keys, now }, params.decisionId, body.answer),
  );

  serve(app, closeDecision, ({ actor, params, body, db, now }) =>
    close({ actor, db, keys, now }, params.decisionId, body.chosenId),
  );

  serve(app, withdrawDecision, ({ actor, params, db, now }) => withdraw({ actor, db, keys, now }, params.decisionId));

  serve(app, applyDecision, ({ actor, params, body, db, now }) =>
    apply({ actor, db, keys, now }, params.decisionId, body.agreedCents),
  );
}
