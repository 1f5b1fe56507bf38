// Reads a multipart body part by part. The file is taken in as it comes, whether the fields stand before or after it, and
// nothing is read beyond what an upload may be: what is still on its way then is left to leftover-bodies.ts.
import type { Readable } from 'node:stream';
import { sentenceFor } from '@evenlight/contract/field-rules';
import type { ProblemCode } from '@evenlight/contract/problems';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { actorOf } from '../http/asker.ts';
import { claimKey, idempotencyKeyFiller, namedKey } from '../http/idempotency.ts';
import { INVALID_CHARACTERS, invalidCharactersIn } from '../http/invalid-characters.ts';
import { saidLength } from '../http/leftover-bodies.ts';
import { Problem, refuse } from '../problem.ts';

type Options<Taken, Fields extends z.ZodType> = {
  fields: Fields;
  limit: { maxBytes: number; tooLarge: ProblemCode };
  /** Refuses with a problem what it does not want; nothing more is read then. */
  take: (part: MultipartFile) => Promise<Taken>;
  /** What was taken and is not needed after all. */
  drop?: (taken: Taken) => Promise<void>;
  /** Tells a file from another one that is sent under the same key. */
  traceOf: (taken: Taken) => string;
};

// Fields, names and the lines between the parts.
const AROUND_THE_FILE_BYTES = 64 * 1024;

/** In a scope of its own: nothing else there takes multipart. */
export async function acceptParts(scope: FastifyInstance, { maxBytes }: { maxBytes: number }): Promise<void> {
  // Whoever takes the file counts to the limit itself; here it only ends what goes on beyond it.
  const limits = {
    fileSize: maxBytes + AROUND_THE_FILE_BYTES,
    files: 4,
    fields: 10,
    fieldSize: 2_000,
    fieldNameSize: 60,
    headerPairs: 20,
  };
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

export async function readParts<Taken, Fields extends z.ZodType>(
  request: FastifyRequest,
  options: Options<Taken, Fields>,
): Promise<{ file: Taken; fields: z.output<Fields> }> {
  const { fields: schema, limit, drop = async () => undefined, traceOf } = options;
  if (!request.isMultipart()) refuse('request.unsupported');
  if ((saidLength(request.raw) ?? 0) > limit.maxBytes + AROUND_THE_FILE_BYTES) refuse(limit.tooLarge);
  const taken: Taken[] = [];
  let takersFault: unknown;
  try {
    const { given, about, fault } = await takeParts(request, options, taken);
    takersFault = fault;
    if (fault) throw fault;
    const file = taken[0] ?? refuseCount(about.field);
    const fields = readFields(idempotencyKeyFiller(schema)(given, request), schema);
    const key = namedKey(request, given);
    const words = { fields, name: about.name, file: traceOf(file) };
    if (key) await claimKey(request, { actor: await actorOf(request), key, words });
    return { file, fields };
  } catch (error) {
    for (const each of taken) await drop(each);
    throw asProblem(error, { isFromTaker: takersFault === error, isCutOff: isCutOff(request) });
  }
}

/** What is taken lies in `taken` also when the parts break off, so that it can be dropped. */
async function takeParts<Taken, Fields extends z.ZodType>(
  request: FastifyRequest,
  { limit, take }: Options<Taken, Fields>,
  taken: Taken[],
) {
  const given: Record<string, unknown> = {};
  let about = { field: 'file', name: '' };
  let fault: unknown;
  const overflow = watchOverflow(request.raw, limit.maxBytes + AROUND_THE_FILE_BYTES, new Problem(limit.tooLarge));
  try {
    const parts = request.parts();
    for (;;) {
      const { done, value: part } = await Promise.race([parts.next(), overflow.reached]);
      if (done) return { given, about, fault };
      if (part.type === 'field') {
        given[part.fieldname] = part.value === '' ? undefined : part.value;
        continue;
      }
      if (taken.length > 0 || fault) refuseCount(part.fieldname);
      about = { field: part.fieldname, name: part.filename ?? '' };
      overflow.endsToo(part.file);
      try {
        taken.push(await take(part));
      } catch (error) {
        // What we said no to is not read any further. A fault in the parts comes through whoever takes the file as well,
        // so of any other fault only the end of the parts tells whose it was.
        if (error instanceof Problem) throw error;
        fault = error;
        part.file.resume();
      }
    }
  } finally {
    overflow.end();
  }
}

/** For senders who do not say how much it will be: counts what all parts together take. */
function watchOverflow(raw: Readable, maxBytes: number, problem: Problem) {
  const { promise: reached, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting for it when it comes.
  reached.catch(() => undefined);
  let byteSize = 0;
  let current: Readable | undefined;
  function count(piece: Buffer) {
    byteSize += piece.length;
    if (byteSize <= maxBytes) return;
    raw.off('data', count);
    reject(problem);
    current?.destroy(problem);
  }
  raw.on('data', count);
  return {
    reached,
    endsToo(file: Readable) {
      current = file;
    },
    end: () => void raw.off('data', count),
  };
}

function refuseCount(fileField: string): never {
  throw new Problem('request.invalid', { fields: { [fileField]: 'Send one file at a time' } });
}

function readFields<Fields extends z.ZodType>(given: unknown, schema: Fields): z.output<Fields> {
  const fields = Object.fromEntries(invalidCharactersIn(given, 'body').map((field) => [field, INVALID_CHARACTERS]));
  const read = schema.safeParse(given, { error: sentenceFor });
  if (read.success && Object.keys(fields).length === 0) return read.data;
  for (const { path, message } of read.error?.issues ?? []) fields[path.join('.') || 'body'] ??= message;
  throw new Problem('request.invalid', { fields });
}

/** The sender has gone away; there is nobody to answer, and nothing is wrong with us. */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && raw.complete === false;
}

/** What the reader of the parts throws is about what was sent; what the taker throws is not. */
function asProblem(error: unknown, { isFromTaker, isCutOff }: { isFromTaker: boolean; isCutOff: boolean }): unknown {
  if (error instanceof Problem || (isFromTaker && !isCutOff)) return error;
  const isTooMuch = (error as { statusCode?: number }).statusCode === 413;
  return new Problem(isTooMuch ? 'request.too_large' : 'request.invalid');
}
