import { DOCUMENT_MAX_BYTES } from '@evenlight/contract/documents';
import {
  listSharedDocuments,
  readSharedDocument,
  removeSharedDocument,
  SharedUpload,
  sharePaper,
  uploadSharedDocument,
} from '@evenlight/contract/families/documents';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../../platform/audit.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { acceptParts, readParts } from '../../../platform/uploads/read-parts.ts';
import { requireMember, requireProof } from '../../accounts/access.ts';
import { headersOfFile } from '../../documents/file-headers.ts';
import { keepPart } from '../../documents/keep-file.ts';
import { requireFamily } from '../access.ts';
import { receiveShared } from './receive-shared.ts';
import { fileToRead, removeShared, share } from './shared-documents.ts';
import { SHARED_KEPT_AS, sharedWith } from './shared-store.ts';

export function sharedDocumentRoutes(app: FastifyInstance) {
  uploadRoutes(app);

  serve(app, listSharedDocuments, async ({ actor, query, db, world: { keys } }) => {
    const family = await requireFamily(db, actor, query.groupId, 'see');
    return { documents: await sharedWith({ db, keys }, family) };
  });

  serve(app, sharePaper, ({ actor, body, db, now, world, request }) => {
    // As weighty as opening it: whoever finds a phone lying open must not get at papers this way.
    requireProof(requireMember(actor), now);
    return share(world, { actor, db, now, network: networkOf(request) }, body);
  });

  serve(app, removeSharedDocument, ({ actor, params: { documentId }, query, db, now, world, request }) => {
    const input = { documentId, saidGroupId: query.groupId };
    return removeShared(world, { actor, db, now, network: networkOf(request) }, input);
  });

  serve(app, readSharedDocument, async ({ actor, params, query, db, now, world, request, reply }) => {
    const file = await fileToRead({ db, keys: world.keys }, actor, params.documentId, query.version);
    const opened = (await world.files.open(file.fileId)) ?? refuse('shared_document.not_found');
    await recordInAudit(db, {
      at: now,
      actor,
      action: 'shared_document.opened',
      subject: file.groupId,
      network: networkOf(request),
      details: { document: params.documentId, isPaper: file.isPaper },
    });
    reply.headers(headersOfFile(file, query.download === true ? 'saved' : 'shown'));
    reply.send(opened.bytes);
    return undefined;
  });
}

function uploadRoutes(app: FastifyInstance) {
  app.register(async (scope) => {
    await acceptParts(scope, { maxBytes: DOCUMENT_MAX_BYTES });
    serve(scope, uploadSharedDocument, async ({ actor, now, world, request }) => {
      const member = requireMember(actor);
      const { file, fields } = await readParts(request, {
        fields: SharedUpload,
        limit: { maxBytes: DOCUMENT_MAX_BYTES, tooLarge: 'document.too_large' },
        take: (part) => keepPart(world, part, SHARED_KEPT_AS),
        drop: ({ fileId }) => world.files.remove(fileId),
        traceOf: ({ sha256 }) => sha256,
      });
      return receiveShared(world, file, fields, { member, network: networkOf(request), now });
    });
  });
}
