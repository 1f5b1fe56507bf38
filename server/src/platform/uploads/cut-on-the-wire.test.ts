// However long somebody sends, we read no further than an upload may be; and whoever sends a little too much hears so.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DOCUMENT_MAX_BYTES } from '@evenlight/contract/documents';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import { PHOTO_MAX_BYTES } from '@evenlight/contract/memorials/photos';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse();
await house.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = house.app.server.address() as AddressInfo;

// What lies in the buffers of both machines, and what we read after the answer so that it is heard.
const SOME_MORE_BYTES = 2 * 1024 * 1024;
const FAR_TOO_MUCH_BYTES = 200 * 1024 * 1024;

const ada = await house.aMember();
const cookie = `cookie: ${ada.person.cookie.name}=${ada.person.cookie.value}`;
const { id: memorialId } = await ada(createMemorial, { body: { fullName: 'Ida Okafor', privacy: 'public' } });

const FILE = 'content-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
const FIELD = 'content-disposition: form-data; name="documentType"\r\n\r\n';

type Sending = { to: string; headers?: string[]; part?: string; length?: number };

/** Sends without end, in pieces unless a length is said, until the other side hangs up. */
async function sendOn({ to, headers = [], part = FILE, length }: Sending) {
  const server = once(house.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1');
  const [theirs] = await server;
  let heard = '';
  let isOver = false;
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text;
  });
  const over = new Promise<void>((resolve) => socket.once('close', resolve)).then(() => {
    isOver = true;
  });
  // They hung up while we were speaking.
  socket.on('error', () => undefined);
  const kind = [
    'content-type: multipart/form-data; boundary=x',
    `host: localhost:3000`,
    'origin: http://localhost:3000',
  ];
  const size = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  socket.write(`${[`POST /api${to} HTTP/1.1`, ...kind, ...headers, size].join('\r\n')}\r\n\r\n`);
  const piece = 'x'.repeat(64 * 1024);
  const wrapped = (text: string) =>
    length === undefined ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n` : text;
  socket.write(wrapped(`--x\r\n${part}`));
  for (let sent = 0; sent < FAR_TOO_MUCH_BYTES && !isOver; sent += piece.length)
    if (!socket.write(wrapped(piece)))
      await Promise.race([drained(socket), over, wait(5_000, undefined, { ref: false })]);
  const readBytes = theirs.bytesRead;
  await Promise.race([over, wait(5_000)]);
  socket.destroy();
  return {
    status: Number(/HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]),
    readBytes: Math.max(readBytes, theirs.bytesRead),
    isOver,
  };
}

const drained = (socket: Socket) => new Promise<void>((resolve) => socket.once('drain', resolve));

test.each<[string, Sending, number, number]>([
  ['a paper of a member', { to: '/documents/upload', headers: [cookie] }, 413, DOCUMENT_MAX_BYTES],
  ['a field without end', { to: '/documents/upload', headers: [cookie], part: FIELD }, 413, DOCUMENT_MAX_BYTES],
  ['a photo of a visitor', { to: `/memorials/${memorialId}/guest-photo` }, 413, PHOTO_MAX_BYTES],
  ['a paper of a visitor, who may send none', { to: '/documents/upload' }, 401, 0],
  ['what leads nowhere', { to: '/nowhere' }, 415, 0],
  ['more than anything takes, as it says', { to: '/documents/upload', headers: [cookie], length: 9e8 }, 413, 0],
])('%s is cut at its limit, and answered', async (_, sending, status, limit) => {
  const { readBytes, isOver, ...answer } = await sendOn(sending);
  expect({ ...answer, isOver }).toEqual({ status, isOver: true });
  expect(readBytes).toBeLessThan(limit + SOME_MORE_BYTES);
});

test('whoever sends a file that may not be, as long as they said, hears the answer and can go on', async () => {
  const address = `http://127.0.0.1:${port}`;
  const form = new FormData();
  form.append('file', new Blob([Buffer.alloc(DOCUMENT_MAX_BYTES)], { type: 'application/pdf' }), 'scan.pdf');
  form.append('documentType', 'death-certificate');
  const answer = await fetch(`${address}/api/documents/upload`, {
    method: 'POST',
    body: form,
    headers: { origin: address },
  });
  expect(answer.status).toBe(401);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});
