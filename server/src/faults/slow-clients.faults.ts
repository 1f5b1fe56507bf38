// Hundreds who send a byte now and then, on purpose or from a tunnel, while others want an answer.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createPlan, getPlan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { openBreakableHouse } from './breakable-house.ts';
import { openTally } from './tally.ts';

const SLOW = 500;
const ASKED = 300;
const MOST_MS = 500;
const tally = openTally('slow clients');

test('500 clients whose bytes drip keep nobody else waiting: 95 of 100 answers within half a second', async () => {
  const house = await openBreakableHouse();
  const { person, call } = await house.aMember();
  const { id: planId } = await call(createPlan, { body: { faithTradition: 'christian', packageTier: 'basic' } });
  const cookie = `${person.cookie.name}=${person.cookie.value}`;
  const drips = await Promise.all(Array.from({ length: SLOW }, (_, n) => startDripping(house.address(), n, cookie)));
  let dripped = 0;
  const dripping = setInterval(() => {
    for (const drip of drips) dripped += drip() ? 1 : 0;
  }, 1_000);
  try {
    await pause(1_500);
    const took: number[] = [];
    for (let asked = 0; asked < ASKED; asked += 1) {
      const started = performance.now();
      if (asked % 3 === 0) expect((await call.raw('GET', '/api/opening-hours')).status).toBe(200);
      else expect(await call(getPlan, { params: { planId } })).toMatchObject({ id: planId });
      took.push(performance.now() - started);
    }
    took.sort((a, b) => a - b);
    const p95 = Math.round(took[Math.floor(ASKED * 0.95)] ?? Number.POSITIVE_INFINITY);
    // They are all still there: it was no empty house that answered so quickly.
    expect(drips.filter((drip) => drip()).length).toBe(SLOW);
    tally('slow clients', SLOW);
    tally('bytes dripped', dripped);
    tally('requests', ASKED);
    tally('ms for 95 of 100', p95);
    expect(p95).toBeLessThan(MOST_MS);
  } finally {
    clearInterval(dripping);
    for (const drip of drips) drip({ isLast: true });
  }
});

/** A third in the headers, a third in a body of words, a third in a file that is being sent. */
async function startDripping(address: string, n: number, cookie: string) {
  const { hostname, port, host } = new URL(address);
  const socket: Socket = connect(Number(port), hostname);
  let isOpen = true;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOpen = false;
  });
  await once(socket, 'connect');
  const begin = `POST /api/${n % 3 === 2 ? 'documents/upload' : 'moments'} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n`;
  const type = n % 3 === 2 ? 'multipart/form-data; boundary=x' : 'application/json';
  if (n % 3 === 0) socket.write(`${begin}x-slow: `);
  else socket.write(`${begin}content-type: ${type}\r\ncontent-length: 5000\r\n\r\n`);
  return ({ isLast = false } = {}) => {
    if (isLast) socket.destroy();
    else if (isOpen) socket.write('-');
    return isOpen;
  };
}
