// Sends bytes whose length nobody knows before their end: whole when they fit into one part, in parts when they do not.
import { type S3Client, S3Refusal } from './s3-client.ts';
import { escaped, textsIn } from './s3-xml.ts';

// S3 takes parts from 5 MB on, and ten thousand of them. Most papers and photos are smaller than this, so they go up in
// one request; and one part at a time is all that an upload holds in memory.
export const PART_BYTES = 8 * 1024 * 1024;

type Target = { client: S3Client; key: string };
type Begun = Target & { uploadId: string };

/** When it rejects, nothing is left under this key, as far as S3 could be told. */
export async function upload(target: Target, bytes: AsyncIterable<Buffer>): Promise<void> {
  const parts = inParts(bytes);
  const { value: first } = await parts.next();
  if (!first || first.length < PART_BYTES) {
    await target.client.ask({ method: 'PUT', key: target.key, body: first ?? Buffer.alloc(0) });
    return;
  }
  await uploadParts(target, first, parts);
}

async function uploadParts(target: Target, first: Buffer, others: AsyncIterable<Buffer>) {
  const { client, key } = target;
  const { text } = await client.ask({ method: 'POST', key, query: { uploads: '' } });
  const [uploadId] = textsIn(text, 'UploadId');
  if (!uploadId) throw new Error('S3 began an upload without a name for it');
  const begun = { ...target, uploadId };
  try {
    const etags = [await sendPart(begun, 1, first)];
    let byteSize = first.length;
    for await (const part of others) {
      etags.push(await sendPart(begun, etags.length + 1, part));
      byteSize += part.length;
    }
    await complete(begun, etags, byteSize);
  } catch (error) {
    // Parts without an object are paid for until somebody clears them away: the bucket's lifecycle rule, if S3 is away now.
    await client.ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

async function sendPart({ client, key, uploadId }: Begun, number: number, part: Buffer): Promise<string> {
  const query = { partNumber: String(number), uploadId };
  const { headers } = await client.ask({ method: 'PUT', key, query, body: part });
  if (!headers.etag) throw new Error('S3 took a part without naming it');
  return headers.etag;
}

async function complete({ client, key, uploadId }: Begun, etags: readonly string[], byteSize: number) {
  const parts = etags.map(
    (etag, place) => `<Part><PartNumber>${place + 1}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  try {
    await client.ask({ method: 'POST', key, query: { uploadId }, body });
  } catch (error) {
    // An answer that was cut off: the first attempt completed the upload, and the second one found it no more.
    if (!(error instanceof S3Refusal && error.code === 'NoSuchUpload')) throw error;
    const { headers } = await client.ask({ method: 'HEAD', key });
    if (headers['content-length'] !== String(byteSize)) throw error;
  }
}

/** Each as long as a part but the last, which is missing when nothing is left for it. */
async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const piece of bytes) {
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes < PART_BYTES) continue;
    const joined = Buffer.concat(held);
    let at = 0;
    for (; joined.length - at >= PART_BYTES; at += PART_BYTES) yield joined.subarray(at, at + PART_BYTES);
    // A copy, so that the part can leave memory.
    held = [Buffer.from(joined.subarray(at))];
    heldBytes = joined.length - at;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
  return undefined;
}
