// Requests that two readers could read differently are refused before anybody reads them, and the connection ends there:
// whatever was hidden behind them is never taken for a request of its own.
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { openTestHouse } from '../testing/open-test-house.ts';

const house = await openTestHouse();
await house.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = house.app.server.address() as AddressInfo;

/** What comes back until the other side closes, or has nothing more to say for a while. */
function say(text: string, patienceMs = 1_500): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let heard = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.setEncoding('latin1').setTimeout(patienceMs, () => socket.destroy());
  socket.on('data', (part) => {
    heard += part;
  });
  socket.on('close', () => resolve(heard));
  socket.on('error', (error) => (heard ? resolve(heard) : reject(error)));
  return promise;
}

const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = (...lines: string[]) =>
  ['POST /api/moments HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

test('a plain request is answered, and so is the next one on the same connection', async () => {
  expect(statuses(await say(hidden + hidden))).toEqual([200, 200]);
  const body = '{"moment":"signed-up"}';
  const whole = `${post(`Content-Length: ${body.length}`)}${body}${hidden}`;
  expect(statuses(await say(whole))).toEqual([202, 200]);
});

test.each([
  ['both a length and pieces', `${post('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`],
  ['pieces and then a length', `${post('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${hidden}`],
  ['two lengths', `${post('Content-Length: 0', `Content-Length: ${hidden.length}`)}${hidden}`],
  ['two lengths in one line', `${post(`Content-Length: 0, ${hidden.length}`)}${hidden}`],
  ['a length with a sign', `${post('Content-Length: +0')}${hidden}`],
  ['a length in other figures', `${post('Content-Length: 0x0')}${hidden}`],
  ['a negative length', `${post('Content-Length: -1')}${hidden}`],
  ['pieces that are no pieces', `${post('Transfer-Encoding: xchunked')}${hidden}`],
  ['pieces that are not the last word', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${hidden}`],
  ['a space before the colon', `${post('Transfer-Encoding : chunked')}0\r\n\r\n${hidden}`],
  ['a folded line', `${post('Transfer-Encoding:\r\n chunked', 'Content-Length: 5')}0\r\n\r\n${hidden}`],
  ['a size of a piece that is no number', `${post('Transfer-Encoding: chunked')}zz\r\nab\r\n0\r\n\r\n${hidden}`],
  ['a bare line feed in a piece', `${post('Transfer-Encoding: chunked')}1\nZ\n0\n\n${hidden}`],
  ['a zero sign in a header', `${post('X-Odd: a\0b')}${hidden}`],
  ['a lone carriage return in a header', `${post('X-Odd: a\rTransfer-Encoding: chunked')}${hidden}`],
])('%s: refused, and what is hidden behind it is not heard', async (_, text) => {
  expect(statuses(await say(text))).toEqual([400]);
});

test.each(['TRACE', 'CONNECT', 'BREW', 'PROPFIND', 'get'])('the method %s finds nothing', async (method) => {
  const target = method === 'CONNECT' ? 'evil.example:443' : '/';
  const [status] = statuses(await say(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nCookie: a=secret\r\n\r\n`));
  // Node hangs up on a tunnel that nobody offers.
  if (status !== undefined) expect([400, 404]).toContain(status);
});

test.each([
  ['http://anywhere.example/healthz', 200],
  ['HTTPS://anywhere.example/healthz?x=1', 200],
  ['http://anywhere.example/api/nowhere', 404],
  ['*', 404],
  ['about', 400],
])('a request for %s is answered with %i, and never breaks', async (target, status) => {
  // The other side closes when it has answered; a page may take its time.
  const asked = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  expect(statuses(await say(asked, 30_000))).toEqual([status]);
});

test('headers without end are refused', async () => {
  expect(statuses(await say(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`))).toEqual([
    431,
  ]);
});

/** From these versions on their readers of content types and paths cannot be fooled (see docs/security.md, line 28). */
test.each([
  ['fastify', '5.8.5'],
  ['@fastify/static', '10.1.3'],
])('%s is %s or newer', (name, atLeast) => {
  const lock = JSON.parse(readFileSync(`${import.meta.dirname}/../../../package-lock.json`, 'utf8'));
  const copies = Object.entries<{ version: string }>(lock.packages).filter(([path]) =>
    path.endsWith(`node_modules/${name}`),
  );
  expect(copies.length).toBeGreaterThan(0);
  for (const [, { version }] of copies) expect(isAtLeast(version, atLeast), version).toBe(true);
});

function isAtLeast(version: string, wanted: string): boolean {
  return version.localeCompare(wanted, 'en', { numeric: true }) >= 0;
}
