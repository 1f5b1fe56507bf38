// Takes a paper in: the file goes into the store as it comes.
import { DOCUMENT_MAX_BYTES, UploadFields, uploadDocument } from '@evenlight/contract/documents';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { acceptParts, readParts } from '../../platform/uploads/read-parts.ts';
import type { World } from '../../platform/world.ts';
import { requireMember } from '../accounts/access.ts';
import { kindSaid } from './file-names.ts';
import { type KeptFile, keepFile, receiveUpload } from './receive-upload.ts';

export function uploadRoutes(app: FastifyInstance) {
  app.register(async (scope) => {
    await acceptParts(scope, { maxBytes: DOCUMENT_MAX_BYTES });
    serve(scope, uploadDocument, async ({ actor, now, world, request }) => {
      const member = requireMember(actor);
      const { file, fields } = await readParts(request, {
        fields: UploadFields,
        take: (part) => keepPart(world, part),
        drop: ({ fileId }) => world.files.remove(fileId),
      });
      return receiveUpload(world, file, fields, { member, network: networkOf(request), now });
    });
  });
}

function keepPart(world: World, { file, filename, mimetype }: MultipartFile): Promise<KeptFile> {
  const mediaType = kindSaid(filename ?? '', mimetype) ?? refuse('document.kind_refused');
  return keepFile(world, file, { name: filename, mediaType });
}
