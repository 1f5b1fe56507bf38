import {
  decideDocument,
  deleteDocument,
  getDocumentFile,
  listDocuments,
  listPlanDocuments,
  openDocument,
  sayDocumentIsNone,
} from '@evenlight/contract/documents';
import { pathOf } from '@evenlight/contract/endpoint';
import { PlanId } from '@evenlight/contract/ids';
import type { FastifyInstance } from 'fastify';
import { requireTeamProof } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { announce } from '../../platform/news/announce.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember, requireOwn, requireProof } from '../accounts/access.ts';
import { findUser } from '../accounts/store.ts';
import { requirePlan } from '../plans/access.ts';
import { findPlan } from '../plans/plan-store.ts';
import { requireDocument, requireOwnDocument } from './access.ts';
import { decide } from './decide-document.ts';
import { discardDocument } from './discard-document.ts';
import { headersOfFile } from './file-headers.ts';
import { documentIn, linkTo } from './links.ts';
import { documentsOfPlan } from './plan-documents.ts';
import { detailsOf, storedDocument } from './receive-upload.ts';
import { shelfOf } from './rules.ts';
import { nameOf } from './sealed-names.ts';
import { documentsOf, findDocument, sayMissing } from './store.ts';
import { uploadRoutes } from './upload-routes.ts';

export function documentRoutes(app: FastifyInstance) {
  uploadRoutes(app);
  listRoutes(app);
  fileRoutes(app);
  changeRoutes(app);
}

function listRoutes(app: FastifyInstance) {
  serve(app, listPlanDocuments, async ({ actor, params, db, now, world }) => {
    const scope = await requirePlan(db, actor, params.planId);
    return documentsOfPlan(db, world.keys, (await findPlan(db, scope, now)) ?? refuse('plan.not_found'));
  });

  serve(app, listDocuments, async ({ actor, params: { userId }, db, now, world, request }) => {
    const member = requireMember(actor);
    if (!member.isStaff || userId === member.userId)
      return shelfOf(await documentsOf(db, world.keys, requireOwn(actor, userId).userId));
    requireTeamProof(member, now);
    if (!(await findUser(db, userId))) refuse('user.not_found');
    const network = networkOf(request);
    await recordInAudit(db, { at: now, actor, action: 'documents.listed', subject: userId, network });
    return shelfOf(await documentsOf(db, world.keys, userId));
  });
}

function fileRoutes(app: FastifyInstance) {
  serve(app, openDocument, async ({ actor, params, db, now, world, request }) => {
    const member = requireMember(actor);
    const scope = await requireDocument(db, actor, params.documentId);
    requireProof(member, now);
    const { state, type, planId } = (await findDocument(db, scope)) ?? refuse('document.not_found');
    if (state === 'checking') refuse('document.held');
    const { token, expiresAt } = linkTo(scope.documentId, member, world.keys.of('document-links'), now);
    await recordInAudit(db, {
      at: now,
      actor,
      action: 'document.opened',
      subject: scope.userId,
      network: networkOf(request),
      details: detailsOf({ id: scope.documentId, type, planId }),
    });
    return { url: pathOf(getDocumentFile, { params: { token } }), expiresAt: expiresAt.toISOString() };
  });

  serve(app, getDocumentFile, async ({ actor, params, db, now, world, request, reply }) => {
    const documentId = documentIn(params.token, requireMember(actor), world.keys.of('document-links'), now);
    const scope = await requireDocument(db, actor, documentId);
    const found = (await findDocument(db, scope)) ?? refuse('document.not_found');
    const { fileId, mediaType, byteSize } = found;
    const opened = (await world.files.open(fileId)) ?? refuse('document.not_found');
    await recordInAudit(db, {
      at: now,
      actor,
      action: 'document.downloaded',
      subject: scope.userId,
      network: networkOf(request),
      details: detailsOf(found),
    });
    reply.headers(headersOfFile({ name: nameOf(world.keys, found), mediaType, byteSize }, 'saved'));
    reply.send(opened.bytes);
    return undefined;
  });
}

function changeRoutes(app: FastifyInstance) {
  serve(app, deleteDocument, async ({ actor, params, db, world, request }) => {
    const scope = await requireOwnDocument(db, actor, params.documentId);
    const audited = { action: 'document.removed', actor, network: networkOf(request) };
    if (!(await discardDocument(world, scope, audited))) refuse('document.not_found');
    return undefined;
  });

  serve(app, sayDocumentIsNone, async ({ actor, params, body, db, now, world }) => {
    const scope = await requirePlan(db, actor, params.planId);
    return db.transaction(async (db) => {
      await sayMissing(db, scope, params.documentType, body.isNone ? now : null);
      const audience = `person:${scope.userId}` as const;
      await announce(db, { kind: 'document.changed', subject: scope.planId, audience, at: now });
      return documentsOfPlan(db, world.keys, (await findPlan(db, scope, now)) ?? refuse('plan.not_found'));
    });
  });

  serve(app, decideDocument, async ({ actor, params, body, db, now, world, request }) => {
    const scope = await requireDocument(db, actor, params.documentId);
    const planId = await decide(world, scope, body, { actor: requireMember(actor), now, network: networkOf(request) });
    return storedDocument(world, { ...scope, planId: planId === null ? null : PlanId.parse(planId) }, scope.documentId);
  });
}
