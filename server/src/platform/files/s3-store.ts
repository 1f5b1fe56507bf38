// Files in an S3 bucket, or in anything that speaks like one.
import type { Config } from '../config.ts';
import { type FileStore, FileStoreAway, isFileId, requireFileId } from './file-store.ts';
import { openS3Client, type S3Client, S3Refusal } from './s3/s3-client.ts';
import { upload } from './s3/s3-upload.ts';
import { textsIn } from './s3/s3-xml.ts';

type S3Address = NonNullable<Config['s3']>;

const PREFIX = 'files/';

export function openS3Store(s3: S3Address): FileStore {
  const client = openS3Client(s3);
  const keyOf = (id: string) => PREFIX + requireFileId(id);

  return {
    async put(id, bytes) {
      const key = keyOf(id);
      try {
        await upload({ client, key }, bytes);
      } catch (error) {
        bytes.destroy();
        throw away(s3, error);
      }
    },
    async get(id) {
      const key = keyOf(id);
      try {
        return await client.open({ method: 'GET', key });
      } catch (error) {
        if (isMissing(error)) return null;
        throw away(s3, error);
      }
    },
    async remove(id) {
      const key = keyOf(id);
      await client.ask({ method: 'DELETE', key }).catch((error) => {
        if (!isMissing(error)) throw away(s3, error);
      });
    },
    async *ids() {
      for await (const key of keysIn(client)) {
        const id = key.slice(PREFIX.length);
        if (isFileId(id)) yield id;
      }
    },
  };
}

/** S3 answers with a thousand keys at most, and with where to go on. */
async function* keysIn(client: S3Client): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const page = { 'list-type': '2', prefix: PREFIX, ...(token ? { 'continuation-token': token } : {}) };
    const { text } = await client.ask({ method: 'GET', query: page });
    yield* textsIn(text, 'Key');
    const isCut = textsIn(text, 'IsTruncated')[0] === 'true';
    token = isCut ? textsIn(text, 'NextContinuationToken')[0] : undefined;
  } while (token);
}

function isMissing(error: unknown): boolean {
  return error instanceof S3Refusal && error.code === 'NoSuchKey';
}

function away({ bucket, endpoint, region }: S3Address, cause: unknown): FileStoreAway {
  const place = endpoint ?? `Amazon in ${region}`;
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new FileStoreAway(`The S3 bucket ${bucket} at ${place} could not be used: ${reason}`, { cause });
}
