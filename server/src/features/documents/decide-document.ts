// Our team has looked at a paper: it will do, or another one is needed.
import type { decideDocument } from '@evenlight/contract/documents';
import type { Received } from '@evenlight/contract/endpoint';
import type { Member } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import { announce } from '../../platform/news/announce.ts';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import type { DocumentScope } from './access.ts';
import { sendDocumentMail } from './mails.ts';
import { detailsOf } from './receive-upload.ts';
import { lockDocument, updateDocument } from './store.ts';

type Decision = Received<typeof decideDocument>['body'];
type Decider = { actor: Member; now: Date; network: string };

/** Answers with the plan of the document, if it has one. */
export function decide(world: World, scope: DocumentScope, decision: Decision, { actor, now, network }: Decider) {
  const { documentId, userId } = scope;
  return world.db.transaction(async (db) => {
    const { state, type, planId } = (await lockDocument(db, scope)) ?? refuse('document.not_found');
    if (state === 'checking') refuse('document.held');
    const reason = decision.state === 'needs-another' ? decision.reason : '';
    await updateDocument(db, scope, { state: decision.state, reason, decidedBy: actor.userId, decidedAt: now });
    const action = decision.state === 'accepted' ? 'document.accepted' : 'document.sent_back';
    await recordInAudit(db, {
      at: now,
      actor,
      action,
      subject: userId,
      network,
      details: detailsOf({ id: documentId, type, planId }),
    });
    await announce(db, { kind: 'document.changed', subject: documentId, audience: `person:${userId}`, at: now });
    if (decision.state === 'needs-another')
      await sendDocumentMail(db, world, { kind: 'needs-another', documentId, userId, type, planId, at: now });
    return planId;
  });
}
