// Takes the bytes of a paper in as they come, encrypted, whoever the paper is for.
import { DOCUMENT_MAX_BYTES } from '@evenlight/contract/documents';
import type { MultipartFile } from '@fastify/multipart';
import { Problem, refuse } from '../../platform/problem.ts';
import type { FileKind } from '../../platform/uploads/file-kind.ts';
import type { World } from '../../platform/world.ts';
import { cleanName, kindSaid } from './file-names.ts';

export type KeptFile = { fileId: string; byteSize: number; name: string; mediaType: FileKind; sha256: string };

/** Refuses with `document.too_large` while the file is still coming in; nothing more of it is read then. */
export async function keepPart(
  { files }: World,
  { file, filename, mimetype }: MultipartFile,
  keptAs: string,
): Promise<KeptFile> {
  const mediaType = kindSaid(filename ?? '', mimetype) ?? refuse('document.kind_refused');
  const about = { mediaType: keptAs, maxBytes: DOCUMENT_MAX_BYTES };
  const {
    id: fileId,
    byteSize,
    sha256,
  } = await files.keep(file, about).catch((error) => {
    if (error instanceof Problem && error.code === 'request.too_large') refuse('document.too_large');
    throw error;
  });
  return { fileId, byteSize, name: cleanName(filename), mediaType, sha256: sha256.toString('hex') };
}
