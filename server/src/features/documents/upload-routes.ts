// Takes a paper in: the file goes into the store as it comes.
import { DOCUMENT_MAX_BYTES, UploadFields, uploadDocument } from '@evenlight/contract/documents';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { acceptParts, readParts } from '../../platform/uploads/read-parts.ts';
import { requireMember } from '../accounts/access.ts';
import { keepPart } from './keep-file.ts';
import { receiveUpload } from './receive-upload.ts';
import { KEPT_AS } from './store.ts';

export function uploadRoutes(app: FastifyInstance) {
  app.register(async (scope) => {
    await acceptParts(scope, { maxBytes: DOCUMENT_MAX_BYTES });
    serve(scope, uploadDocument, async ({ actor, now, world, request }) => {
      const member = requireMember(actor);
      const { file, fields } = await readParts(request, {
        fields: UploadFields,
        limit: { maxBytes: DOCUMENT_MAX_BYTES, tooLarge: 'document.too_large' },
        take: (part) => keepPart(world, part, KEPT_AS),
        drop: ({ fileId }) => world.files.remove(fileId),
        traceOf: ({ sha256 }) => sha256,
      });
      return receiveUpload(world, file, fields, { member, network: networkOf(request), now });
    });
  });
}
