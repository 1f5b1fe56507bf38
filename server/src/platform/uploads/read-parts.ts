// Reads a multipart body part by part. The file is taken in as it comes, whether the fields stand before or after it.
import { sentenceFor } from '@evenlight/contract/field-rules';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { UNKEEPABLE, unkeepableIn } from '../http/unkeepable.ts';
import { Problem, refuse } from '../problem.ts';

type Wishes<Taken, Fields extends z.ZodType> = {
  fields: Fields;
  /** Refuses with a problem what it does not want; the rest of the file is read to its end all the same. */
  take: (part: MultipartFile) => Promise<Taken>;
  /** What was taken and is not needed after all. */
  drop?: (taken: Taken) => Promise<void>;
};

/** In a scope of its own: nothing else there takes multipart. */
export async function acceptParts(scope: FastifyInstance, { maxBytes }: { maxBytes: number }): Promise<void> {
  // Whoever takes the file counts to the limit itself; here it only ends what goes on far beyond it.
  const limits = {
    ...{ fileSize: maxBytes + 64 * 1024, files: 4, fields: 10 },
    ...{ fieldSize: 2_000, fieldNameSize: 60, headerPairs: 20 },
  };
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

export async function readParts<Taken, Fields extends z.ZodType>(
  request: FastifyRequest,
  { fields, take, drop = async () => undefined }: Wishes<Taken, Fields>,
): Promise<{ file: Taken; fields: z.output<Fields> }> {
  if (!request.isMultipart()) refuse('request.unsupported');
  const given: Record<string, unknown> = {};
  const taken: Taken[] = [];
  let refusal: unknown;
  let fileCount = 0;
  let isReadToEnd = false;
  let fileField = 'file';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        given[part.fieldname] = part.value === '' ? undefined : part.value;
        continue;
      }
      fileCount += 1;
      fileField = part.fieldname;
      try {
        if (fileCount === 1) taken.push(await take(part));
      } catch (error) {
        refusal ??= error;
      } finally {
        // Read to its end, so that the sender hears the answer.
        part.file.resume();
      }
    }
    isReadToEnd = true;
    if (refusal) throw refusal;
    return { file: onlyFile(taken, fileCount, fileField), fields: readFields(given, fields) };
  } catch (error) {
    for (const each of taken) await drop(each);
    // A fault in the parts comes through whoever takes the file as well, which was reading one of them.
    throw asProblem(error, { isFromTaker: isReadToEnd && error === refusal, isCutOff: isCutOff(request) });
  }
}

function onlyFile<Taken>([file]: readonly Taken[], count: number, fileField: string): Taken {
  if (file && count === 1) return file;
  throw new Problem('request.invalid', { fields: { [fileField]: 'Send one file at a time' } });
}

function readFields<Fields extends z.ZodType>(given: Record<string, unknown>, schema: Fields): z.output<Fields> {
  const fields = Object.fromEntries(unkeepableIn(given, 'body').map((field) => [field, UNKEEPABLE]));
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
