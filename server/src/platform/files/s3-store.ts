// Files in an S3 bucket, or in anything that speaks like one.
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { type FileStore, FileStoreAway, isFileId, requireFileId } from './file-store.ts';

type S3Address = NonNullable<Config['s3']>;

const PREFIX = 'files/';

export function openS3Store(s3: S3Address): FileStore {
  const { bucket: Bucket } = s3;
  const opening = openClient(s3);
  // Whoever asks first is told what went wrong; until then nobody is listening.
  opening.catch(() => undefined);
  const keyOf = (id: string) => PREFIX + requireFileId(id);

  return {
    async put(id, bytes) {
      const Key = keyOf(id);
      try {
        // The length is not known before the end, so it goes up in parts; one at a time keeps memory small.
        const { Upload, client } = await opening;
        await new Upload({ client, params: { Bucket, Key, Body: bytes }, queueSize: 1 }).done();
      } catch (error) {
        bytes.destroy();
        throw away(s3, error);
      }
    },
    async get(id) {
      const Key = keyOf(id);
      try {
        const { client, sdk } = await opening;
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
        if (Body instanceof Readable) return Body;
        throw new TypeError('The S3 client answered without a stream.');
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw away(s3, error);
      }
    },
    async remove(id) {
      const Key = keyOf(id);
      const { client, sdk } = await opening;
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key })).catch((error) => {
        throw away(s3, error);
      });
    },
    async *ids() {
      const { client, sdk } = await opening;
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX })) {
        for (const { Key = '' } of page.Contents ?? []) {
          const id = Key.slice(PREFIX.length);
          if (isFileId(id)) yield id;
        }
      }
    },
  };
}

async function openClient(s3: S3Address) {
  // A house with its files on disk never reads the vendor's library.
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const { endpoint } = s3;
  const client = new sdk.S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Other people's S3 seldom has a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // The newer checksum trailers corrupt streams on servers that do not know them; our own tags notice any change.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A person is waiting: unreachable is known after seconds, while a slow part of 5 MB is given its time.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    maxAttempts: 3,
  });
  return { sdk, client, Upload };
}

function away({ bucket, endpoint, region }: S3Address, cause: unknown): FileStoreAway {
  const place = endpoint ?? `Amazon in ${region}`;
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new FileStoreAway(`The S3 bucket ${bucket} at ${place} could not be used: ${reason}`, { cause });
}
