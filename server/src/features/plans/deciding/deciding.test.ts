import { randomUUID } from 'node:crypto';
import { addDecider, changeDecider, getDeciding, setDirections } from '@evenlight/contract/deciding';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, news } from '../../../platform/tables.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlan } from '../../../testing/plans.ts';

const house = await openTestHouse({ withSampleData: true });

async function aListOfOne() {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const body = { name: 'Ana', standing: 'children', idempotencyKey: randomUUID() } as const;
  const [ana] = (await member(addDecider, { params: { planId }, body })).people;
  if (!ana) throw new Error('nobody was added');
  return { member, planId, body, ana, params: { planId, deciderId: ana.id } };
}

test('the day of an answer changes with the answer and with nothing else', async () => {
  const { member, ana, params } = await aListOfOne();
  house.clock.forward({ days: 1 });
  const renamed = await member(changeDecider, { params, body: { name: 'Ana María', note: 'Lives in Fresno' } });
  expect(renamed.people).toEqual([{ ...ana, name: 'Ana María', note: 'Lives in Fresno' }]);
  expect(await member(changeDecider, { params, body: { answer: 'not-asked' } })).toEqual(renamed);
  const objected = await member(changeDecider, { params, body: { answer: 'objected' } });
  expect(Date.parse(objected.people[0]?.answeredAt ?? '') - Date.parse(ana.answeredAt)).toBe(24 * 60 * 60 * 1000);
});

test('each change is told to the family and noted once, and what changes nothing is not', async () => {
  const { member, planId, body, params } = await aListOfOne();
  await member(addDecider, { params, body });
  await member(changeDecider, { params, body: { answer: 'agreed' } });
  await member(changeDecider, { params, body: { answer: 'agreed' } });
  await member(setDirections, { params, body: { directions: 'none' } });
  await member(setDirections, { params, body: { directions: 'none' } });
  await member(getDeciding, { params });
  const { db } = house.world;
  const told = await db
    .select({ audience: news.audience })
    .from(news)
    .where(and(eq(news.subject, planId), eq(news.kind, 'decider.changed')));
  expect(told).toEqual(Array(3).fill({ audience: `person:${member.person.id}` }));
  const noted = await db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId, details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, planId), eq(auditEntries.action, 'decider.changed')))
    .orderBy(auditEntries.id);
  // No names: the log outlives the account.
  expect(noted).toEqual(
    ['added', 'changed', 'directions'].map((done) => ({
      action: 'decider.changed',
      actorId: member.person.id,
      details: { done },
    })),
  );
});
