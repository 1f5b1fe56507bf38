// Whether an address has an account is told by no answer, no header and no delay.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestHouse } from '../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../testing/phone-number.ts';

const ROUNDS = 40;
// Everything here asks from one network, far more often than anybody may.
const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000000' } });
const headers = { 'content-type': 'application/json' };
const form = { firstName: 'Rosa', lastName: 'Díaz', phone: PHONE_NUMBER };
const asking = {
  '/api/login': (email: string) => ({ email }),
  '/api/users': (email: string) => ({ ...form, email }),
};

/** The quick ones: what else the machine does makes an answer later, never sooner. */
const undisturbed = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;

/** Without what is new in every answer. */
function shapeOf(sent: Record<string, string | string[] | undefined>): string {
  const { date: _, 'x-request-id': _id, ...rest } = sent;
  return JSON.stringify(rest).replace(/evenlight_pending=[^;"]+/, 'evenlight_pending=…');
}

test.each(Object.entries(asking))(
  '%s answers a known and an unknown address alike, and as soon',
  async (path, bodyOf) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    const ask = async (email: string) => {
      const browser = house.aBrowser();
      const begun = performance.now();
      const {
        status,
        text,
        headers: sent,
      } = await browser.raw('POST', path, { body: JSON.stringify(bodyOf(email)), headers });
      const took = performance.now() - begun;
      answers.add(JSON.stringify({ status, text, sent: shapeOf(sent) }));
      return took;
    };
    for (let warmUp = 0; warmUp < 5; warmUp += 1) await ask(`${randomUUID()}@example.org`);
    // In turns, so that a busy moment of the machine is shared by both.
    for (let round = 0; round < ROUNDS; round += 1) {
      const { person } = await house.aMember();
      times.known.push(await ask(person.email));
      times.unknown.push(await ask(`${randomUUID()}@example.org`));
    }
    expect([...answers]).toEqual([expect.stringContaining('"status":202')]);
    const [known, unknown] = [undisturbed(times.known), undisturbed(times.unknown)];
    // Looking an account up and finding it, or not, would take its own questions to the database: about as long again.
    const difference = Math.abs(known - unknown) / Math.min(known, unknown);
    expect(difference, `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`).toBeLessThan(0.5);
  },
);
