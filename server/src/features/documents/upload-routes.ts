// Reads an upload part by part. The file goes into the store as it comes in, whether the fields stand before or after it.
import { DOCUMENT_MAX_BYTES, UploadFields, uploadDocument } from '@evenlight/contract/documents';
import { sentenceFor } from '@evenlight/contract/field-rules';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { UNKEEPABLE, unkeepableIn } from '../../platform/http/unkeepable.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { requireMember } from '../accounts/access.ts';
import { kindSaid } from './file-names.ts';
import { type KeptFile, keepFile, receiveUpload } from './receive-upload.ts';

// The file store counts to the limit itself; here it only ends what goes on far beyond it.
const limits = {
  fileSize: DOCUMENT_MAX_BYTES + 64 * 1024,
  files: 4,
  fields: 10,
  fieldSize: 200,
  fieldNameSize: 60,
  headerPairs: 20,
};

/** In a scope of its own: nothing else in the house takes multipart. */
export function uploadRoutes(app: FastifyInstance) {
  app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    serve(scope, uploadDocument, async ({ actor, now, world, request }) => {
      const member = requireMember(actor);
      if (!request.isMultipart()) refuse('request.unsupported');
      const { file, fields } = await readUpload(world, request);
      return receiveUpload(world, file, fields, { member, network: networkOf(request), now });
    });
  });
}

async function readUpload(world: World, request: FastifyRequest) {
  const given: Record<string, unknown> = {};
  const kept: KeptFile[] = [];
  let refusal: unknown;
  let fileCount = 0;
  let isReadToEnd = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        given[part.fieldname] = part.value === '' ? undefined : part.value;
        continue;
      }
      fileCount += 1;
      try {
        if (fileCount === 1) kept.push(await keepPart(world, part));
      } catch (error) {
        refusal ??= error;
      } finally {
        // Read to its end, so that the sender hears the answer.
        part.file.resume();
      }
    }
    isReadToEnd = true;
    if (refusal) throw refusal;
    return { file: onlyFile(kept, fileCount), fields: readFields(given) };
  } catch (error) {
    for (const { fileId } of kept) await world.files.remove(fileId);
    // A fault in the parts comes through the store as well, which was reading one of them.
    throw asProblem(error, { isFromStore: isReadToEnd && error === refusal, isCutOff: isCutOff(request) });
  }
}

function keepPart(world: World, { file, filename, mimetype }: MultipartFile): Promise<KeptFile> {
  const mediaType = kindSaid(filename ?? '', mimetype) ?? refuse('document.kind_refused');
  return keepFile(world, file, { name: filename, mediaType });
}

function onlyFile([file]: readonly KeptFile[], count: number): KeptFile {
  if (file && count === 1) return file;
  throw new Problem('request.invalid', { fields: { file: 'Send one file at a time' } });
}

function readFields(given: Record<string, unknown>) {
  const fields = Object.fromEntries(unkeepableIn(given, 'body').map((field) => [field, UNKEEPABLE]));
  const read = UploadFields.safeParse(given, { error: sentenceFor });
  if (read.success && Object.keys(fields).length === 0) return read.data;
  for (const { path, message } of read.error?.issues ?? []) fields[path.join('.') || 'body'] ??= message;
  throw new Problem('request.invalid', { fields });
}

/** The sender has gone away; there is nobody to answer, and nothing is wrong with us. */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && raw.complete === false;
}

/** What the reader of the parts throws is about what was sent; what the store throws is not. */
function asProblem(error: unknown, { isFromStore, isCutOff }: { isFromStore: boolean; isCutOff: boolean }): unknown {
  if (error instanceof Problem || (isFromStore && !isCutOff)) return error;
  const isTooMuch = (error as { statusCode?: number }).statusCode === 413;
  return new Problem(isTooMuch ? 'request.too_large' : 'request.invalid');
}
