// Told to stop in the middle of everything.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listDocuments } from '@evenlight/contract/documents';
import { createPlan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { aPdf, multipartBody, UPLOAD_TYPE } from '../testing/uploads.ts';
import { type Member, openBreakableHouse } from './breakable-house.ts';
import { chanceFor } from './chance.ts';
import { openTally } from './tally.ts';

const ROUNDS = 5;
const UPLOADS = 6;
const REQUESTS = 6;
const STREAMS = 4;
const DRAIN_MS = 10_000;
const tally = openTally('SIGTERM');

test('with requests, uploads and streams open it finishes what it owes and is gone within ten seconds', async () => {
  const house = await openBreakableHouse();
  const chance = chanceFor('drain');
  const paper = await aPdf('A paper.');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const member = await house.aMember();
    const upload = multipartBody({
      fields: { documentType: 'death-certificate' },
      files: [{ bytes: paper, name: 'scan.pdf', type: 'application/pdf' }],
    });
    const plan = Buffer.from(JSON.stringify({ faithTradition: 'christian', packageTier: 'basic' }));
    const send = (path: string, type: string, body: Buffer) => sendInPart(house.address(), member, path, type, body);
    const owed = await Promise.all([
      ...Array.from({ length: UPLOADS }, () => send('/api/documents/upload', UPLOAD_TYPE, upload)),
      ...Array.from({ length: REQUESTS }, () => send(`/api${createPlan.path}`, 'application/json', plan)),
    ]);
    const streams = await Promise.all(Array.from({ length: STREAMS }, () => fetch(`${house.address()}/api/news`)));
    const server = house.server();
    const ended = server?.end('SIGTERM');
    await expect.poll(() => server?.said()).toContain('Closing: finishing what is under way.');
    await pause(chance.below(400));
    const answers = await Promise.all(owed.map((sendTheRest) => sendTheRest()));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 201 /m);
    const { code, ms } = (await ended) ?? { code: null, ms: Number.POSITIVE_INFINITY };
    expect(code).toBe(0);
    expect(ms).toBeLessThan(DRAIN_MS);
    for (const { body } of streams) await body?.cancel().catch(() => undefined);
    tally('rounds');
    tally('requests', answers.length);
    tally('streams', streams.length);
    await house.start();
    // What was answered is there.
    expect(await member.call(listDocuments, { params: { userId: member.person.id } })).toHaveLength(UPLOADS);
  }
});

test('somebody who never finishes sending holds up the end for ten seconds, and no longer', async () => {
  const house = await openBreakableHouse();
  const member = await house.aMember();
  await sendInPart(house.address(), member, '/api/documents/upload', UPLOAD_TYPE, Buffer.alloc(1_000));
  const ended = await house.server()?.end('SIGTERM');
  expect(ended?.ms).toBeLessThan(DRAIN_MS + 500);
  tally('rounds');
  // The next start finds nothing in its way.
  await house.start();
  expect((await fetch(`${house.address()}/readyz`)).status).toBe(200);
});

/** Headers and half of the body; the other half follows when told. */
async function sendInPart(address: string, { person: { cookie } }: Member, path: string, type: string, body: Buffer) {
  const { hostname, port, host, origin } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  const half = Math.floor(body.length / 2);
  const headers = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${origin}`,
    `cookie: ${cookie.name}=${cookie.value}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  // By now the server knows of it; what it has not read yet it owes nobody.
  await once(socket, 'data');
  socket.write(body.subarray(0, half));
  return async () => {
    const closed = once(socket, 'close');
    socket.write(body.subarray(half));
    await closed;
    return heard;
  };
}
