import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { S3_EXAMPLE_KEYS, startFakeS3 } from '../../../testing/fake-s3.ts';
import { openS3Client } from './s3-client.ts';

const server = await startFakeS3();
afterAll(server.close);
beforeEach(() => {
  server.meet(() => undefined);
  server.asked.length = 0;
});

// Long enough for a busy machine, short enough to wait for.
const limits = { connectMs: 3_000, silentMs: 200, retryMs: 1 };
const client = openS3Client(server.s3, limits);
const body = Buffer.from('some bytes that were sealed before');
const put = () => client.ask({ method: 'PUT', key: 'files/a', body });
const get = () => client.open({ method: 'GET', key: 'files/a' });

test('what was put is read again, and is gone when it is removed', async () => {
  await put();
  expect((await buffer(await get())).equals(body)).toBe(true);
  await client.ask({ method: 'DELETE', key: 'files/a' });
  await expect(get()).rejects.toMatchObject({ status: 404, code: 'NoSuchKey' });
  expect(server.asked.map(({ headers }) => headers.authorization)).toEqual(
    Array(4).fill(expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key-of-the-trial\/\d{8}\/us-west-2\/s3\//)),
  );
});

test.each([
  ['a fault of the server', { status: 500 }],
  ['a server that has too much to do', { status: 503, text: '<Error><Code>SlowDown</Code></Error>' }],
  ['too many requests', { status: 429 }],
  ['a body that came too slowly', { status: 400, text: '<Error><Code>RequestTimeout</Code></Error>' }],
  ['an answer of 200 that is an error', { status: 200, text: '<Error><Code>InternalError</Code></Error>' }],
  ['a line that is cut', 'cut'],
  ['a server that says nothing', 'silent'],
] as const)('%s is tried twice more', async (_, trouble) => {
  server.meet((_, count) => (count < 3 ? trouble : undefined));
  await put();
  expect(server.asked).toHaveLength(3);
  expect(new Set(server.asked.map((one) => one.body.toString()))).toEqual(new Set([body.toString()]));
  server.meet(() => trouble);
  await expect(put()).rejects.toThrow();
  expect(server.asked).toHaveLength(6);
});

test('what S3 refuses for good is not tried again, and its words are passed on', async () => {
  const text = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No &lt;access&gt;</Message></Error>';
  server.meet(() => ({ status: 403, text }));
  await expect(put()).rejects.toMatchObject({
    status: 403,
    code: 'AccessDenied',
    message: 'AccessDenied: No <access>',
  });
  expect(server.asked).toHaveLength(1);
});

test('a refusal without words names its status', async () => {
  server.meet(() => ({ status: 404 }));
  await expect(client.ask({ method: 'HEAD', key: 'files/a' })).rejects.toThrow('status 404');
});

test('an answer that leads elsewhere is not followed', async () => {
  server.meet(() => ({ status: 307, text: '<Error><Code>TemporaryRedirect</Code></Error>' }));
  await expect(put()).rejects.toMatchObject({ code: 'TemporaryRedirect' });
  expect(server.asked).toHaveLength(1);
});

test('no error says anything of the keys, whatever the server repeats', async () => {
  const said = `<AWSAccessKeyId>${S3_EXAMPLE_KEYS.accessKeyId}</AWSAccessKeyId><StringToSign>x</StringToSign>`;
  const text = `<Error><Code>SignatureDoesNotMatch</Code><Message>It differs.</Message>${said}</Error>`;
  for (const trouble of [{ status: 403, text }, 'cut', 'silent'] as const) {
    server.meet(() => trouble);
    const error: unknown = await put().catch((error) => error);
    expect(error).toBeInstanceOf(Error);
    const shown = inspect(error, { depth: 10 });
    for (const secret of [...Object.values(S3_EXAMPLE_KEYS), 'AWS4-HMAC']) expect(shown).not.toContain(secret);
  }
});

test('a server that nobody can reach is known within the limit', async () => {
  // It takes the connection and never says a word of TLS, so no connection is there to speak through.
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  onTestFinished(() => void mute.close());
  const { port } = mute.address() as AddressInfo;
  const endpoint = `https://127.0.0.1:${port}`;
  const nowhere = openS3Client({ ...server.s3, endpoint }, { ...limits, connectMs: 100 });
  await expect(nowhere.ask({ method: 'GET' })).rejects.toThrow('no connection within 100 ms');
});

test.each(['half, then cut', 'half, then silent'] as const)('an answer that stops: %s', async (trouble) => {
  await put();
  server.meet(() => trouble);
  await expect(buffer(await get())).rejects.toThrow(/aborted|silent for 200 ms/);
});

test('a reader who takes their time is not cut off', async () => {
  const large = Buffer.alloc(1024 * 1024, 7);
  await client.ask({ method: 'PUT', key: 'files/large', body: large });
  const answer = await client.open({ method: 'GET', key: 'files/large' });
  let bytes = 0;
  for await (const piece of answer) {
    // Longer than the store may be silent.
    if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 500));
    bytes += piece.length;
  }
  expect(bytes).toBe(large.length);
});
