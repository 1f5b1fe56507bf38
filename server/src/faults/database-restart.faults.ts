// The database goes and comes back while people are at work. The server stays, and says 'not now'.
import { setTimeout as pause } from 'node:timers/promises';
import { createPlan, getPlan, updatePlan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { openBreakableHouse } from './breakable-house.ts';
import { chanceFor } from './chance.ts';
import { openTally } from './tally.ts';

const RESTARTS = 4;
const FAMILIES = 12;
const HEALTHY_WITHIN_MS = 5_000;
const tally = openTally('restart of the database under load');

type Answer = { at: number; status: number; retryAfter: string | undefined; text: string };

test('while the database restarts everybody hears 503 and when to come again, and is served within five seconds after', async () => {
  const house = await openBreakableHouse();
  const chance = chanceFor('restart the database');
  const answers: Answer[] = [];
  let isOver = false;
  const aFamily = async () => {
    const { call } = await house.aMember();
    const plan = await call(createPlan, { body: { faithTradition: 'christian', packageTier: 'basic' } });
    return { call, planId: plan.id };
  };
  const live = async ({ call, planId }: Awaited<ReturnType<typeof aFamily>>, family: number) => {
    let kept = 0;
    for (let turn = 1; !isOver; turn += 1) {
      const isWriting = turn % 3 === 0;
      const path = isWriting ? updatePlan : getPlan;
      const sent = isWriting ? { body: JSON.stringify({ title: `Title ${turn}` }) } : {};
      const headers = { 'content-type': 'application/json' };
      const asked = await call.raw(path.method, `/api/funeral-plans/${planId}`, isWriting ? { ...sent, headers } : {});
      const { status, text } = asked;
      const retryAfter = asked.headers['retry-after'];
      answers.push({ at: Date.now(), status, retryAfter: retryAfter?.toString(), text });
      if (isWriting && status === 200) kept = turn;
      await pause(5 + (family % 5));
    }
    return async () => {
      const { title } = await call(getPlan, { params: { planId } });
      expect(Number(/\d+/.exec(title)?.[0] ?? 0)).toBeGreaterThanOrEqual(kept);
    };
  };
  const families = await Promise.all(Array.from({ length: FAMILIES }, aFamily));
  const lives = families.map(live);
  const readyMs: number[] = [];
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await pause(1_000);
    const stopsAt = Date.now();
    await house.postgres.stop();
    await pause(200 + chance.below(1_500));
    await house.postgres.start();
    const back = Date.now();
    while (!(await fetch(`${house.address()}/readyz`)).ok) await pause(10);
    readyMs.push(Date.now() - back);
    await pause(Math.max(0, back + HEALTHY_WITHIN_MS - Date.now()));
    const healthyFrom = Date.now();
    await pause(700);
    const after = answers.filter(({ at }) => at > healthyFrom);
    expect(after.length).toBeGreaterThan(0);
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
    // The restart was noticed at all.
    expect(answers.some(({ at, status }) => at > stopsAt && status === 503)).toBe(true);
    tally('restarts');
  }
  isOver = true;
  for (const expectKept of await Promise.all(lives)) await expectKept();

  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  expect(others).toEqual([]);
  const turnedAway = answers.filter(({ status }) => status === 503);
  for (const { retryAfter, text } of turnedAway) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject({ code: 'server.busy' });
  }
  expect(Math.max(...readyMs)).toBeLessThan(HEALTHY_WITHIN_MS);
  tally('requests', answers.length);
  tally('told to wait', turnedAway.length);
  tally('ms until ready, at most', Math.max(...readyMs));
});
