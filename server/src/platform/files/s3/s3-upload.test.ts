import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type AskedOfS3, startFakeS3 } from '../../../testing/fake-s3.ts';
import { openS3Client } from './s3-client.ts';
import { PART_BYTES, upload } from './s3-upload.ts';

const server = await startFakeS3();
afterAll(server.close);
beforeEach(() => {
  server.meet(() => undefined);
  server.asked.length = 0;
  server.objects.clear();
  server.uploads.clear();
});

const target = { client: openS3Client(server.s3, { connectMs: 3_000, silentMs: 30_000, retryMs: 1 }), key: 'files/a' };
const large = randomBytes(2 * PART_BYTES + 5);
const kept = () => server.objects.get('/evenlight/files/a');
const asked = () => server.asked.map(({ method, query }) => `${method} ${[...query.keys()].join(' ')}`.trim());

async function* inPieces(bytes: Buffer, size = 700_001) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const isPart = (part: number) => (one: AskedOfS3) => one.query.get('partNumber') === String(part);
const isCompletion = ({ method, query }: AskedOfS3) => method === 'POST' && query.has('uploadId');

test.each([0, 1, PART_BYTES - 1])('%i bytes go up in one request', async (size) => {
  await upload(target, inPieces(large.subarray(0, size)));
  expect(asked()).toEqual(['PUT']);
  expect(kept()?.equals(large.subarray(0, size))).toBe(true);
});

test.each([
  [PART_BYTES, 1],
  [PART_BYTES + 1, 2],
  [2 * PART_BYTES + 5, 3],
])('%i bytes go up in %i parts', async (size, parts) => {
  await upload(target, inPieces(large.subarray(0, size)));
  expect(asked()).toEqual(['POST uploads', ...Array(parts).fill('PUT partNumber uploadId'), 'POST uploadId']);
  expect(kept()?.equals(large.subarray(0, size))).toBe(true);
  const completion = server.asked.at(-1)?.body.toString() ?? '';
  expect(completion.match(/<PartNumber>\d+</g)).toHaveLength(parts);
  expect(completion).toContain('<ETag>"etag of ');
});

test('one piece that is longer than a part is cut up', async () => {
  await upload(target, inPieces(large, large.length));
  expect(kept()?.equals(large)).toBe(true);
});

test('a part that fails for a moment is sent again', async () => {
  server.meet((one, count) => (isPart(2)(one) && count < 5 ? { status: 503 } : undefined));
  await upload(target, inPieces(large));
  expect(asked().filter((one) => one.startsWith('PUT'))).toHaveLength(5);
  expect(kept()?.equals(large)).toBe(true);
});

test('a part that fails for good ends the upload, and the parts before it are cleared away', async () => {
  server.meet((one) =>
    isPart(2)(one) ? { status: 403, text: '<Error><Code>AccessDenied</Code></Error>' } : undefined,
  );
  await expect(upload(target, inPieces(large))).rejects.toThrow('AccessDenied');
  expect(asked().at(-1)).toBe('DELETE uploadId');
  expect(server.uploads.size).toBe(0);
  expect(kept()).toBeUndefined();
});

test('a source that breaks off between two parts leaves nothing', async () => {
  async function* broken() {
    yield* inPieces(large.subarray(0, PART_BYTES + 10));
    throw new Error('the person went away');
  }
  await expect(upload(target, broken())).rejects.toThrow('the person went away');
  expect(asked()).toEqual(['POST uploads', 'PUT partNumber uploadId', 'DELETE uploadId']);
  expect(server.uploads.size).toBe(0);
  expect(kept()).toBeUndefined();
});

test('when the parts cannot be cleared away either, the first fault is the one reported', async () => {
  server.meet((one) => (isPart(1)(one) ? { status: 403 } : one.method === 'DELETE' ? { status: 400 } : undefined));
  await expect(upload(target, inPieces(large))).rejects.toThrow('status 403');
});

test('an upload that S3 fails to complete is a failure, although it says 200', async () => {
  const text = '<Error><Code>InternalError</Code><Message>Try again.</Message></Error>';
  server.meet((one) => (isCompletion(one) ? { status: 200, text } : undefined));
  await expect(upload(target, inPieces(large))).rejects.toThrow('InternalError: Try again.');
  expect(server.uploads.size).toBe(0);
});

test('a completed upload whose answer is cut off is kept', async () => {
  let isFirst = true;
  server.meet((one) => {
    if (!isCompletion(one) || !isFirst) return undefined;
    isFirst = false;
    return 'cut';
  });
  await upload(target, inPieces(large));
  expect(asked().slice(-3)).toEqual(['POST uploadId', 'POST uploadId', 'HEAD']);
  expect(kept()?.equals(large)).toBe(true);
});

test('an upload that vanished, or whose object has another size, is a failure', async () => {
  const text = '<Error><Code>NoSuchUpload</Code></Error>';
  server.meet((one) => (isCompletion(one) ? { status: 404, text } : undefined));
  await expect(upload(target, inPieces(large))).rejects.toThrow('status 404');
  server.objects.set('/evenlight/files/a', Buffer.from('something else'));
  await expect(upload(target, inPieces(large))).rejects.toThrow('NoSuchUpload');
});

test('an upload without a name, and a part without one, are failures', async () => {
  server.meet(({ query }) => (query.has('uploads') ? { status: 200 } : undefined));
  await expect(upload(target, inPieces(large))).rejects.toThrow('without a name for it');
  server.meet((one) => (isPart(1)(one) ? { status: 200 } : undefined));
  await expect(upload(target, inPieces(large))).rejects.toThrow('without naming it');
});
