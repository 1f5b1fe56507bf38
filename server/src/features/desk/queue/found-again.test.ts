// Who waits is found by what they are called now; and what our team wrote goes along with whoever asks for their data.
import { randomUUID } from 'node:crypto';
import { sendCustomRequest } from '@evenlight/contract/concierge';
import { sendContactMessage } from '@evenlight/contract/contact';
import { reportMemorial } from '@evenlight/contract/memorials/keeping';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import { createPlan, updatePlan } from '@evenlight/contract/plans';
import { updateUser } from '@evenlight/contract/profiles';
import { listQueue, noteOnQueueItem, searchQueue } from '@evenlight/contract/queue';
import { askForCounseling } from '@evenlight/contract/support/counseling';
import { askForCall } from '@evenlight/contract/support/safety';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { talkPeople } from '../../../testing/talk-people.ts';
import { openedEntries } from './opened-entries.ts';
import { refreshHashes } from './refresh-name-search-hashes.ts';
import { aboutWhat, deskEntries } from './tables.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
const { db, keys } = house.world;
const staff = await house.aMember({ isStaff: true });
beforeEach(() => db.execute(sql`delete from promises`));

const found = async (search: string) => (await staff(searchQueue, { body: { search } })).lines.length;

test('somebody who has another name now is found by it, and by the old one no more', async () => {
  const ada = await house.aMember({ firstName: 'Adaeze', lastName: 'Okafor' });
  const body = { faithTradition: 'christian', packageTier: 'basic', planIntent: 'at-need' } as const;
  await ada(createPlan, { body });
  expect(await house.settled(() => found('Okafor'))).toBe(1);
  await ada(updateUser, { params: { userId: ada.person.id }, body: { firstName: 'Adaeze', lastName: 'Lindqvist' } });
  await refreshHashes(house.world);
  expect([await found('Lindqvist'), await found('Okafor')]).toEqual([1, 0]);
});

test('a plan is found by its new title as soon as it has one', async () => {
  const ada = await house.aMember();
  const body = { faithTradition: 'christian', packageTier: 'basic', planIntent: 'at-need' } as const;
  const { id: planId, version } = await ada(createPlan, { body });
  expect(await house.settled(() => found(ada.person.email))).toBe(1);
  await ada(updatePlan, { params: { planId }, body: { title: 'For Danuta Wieczorek', version } });
  expect(await house.settled(() => found('Wieczorek'))).toBe(1);
});

test('a call that is asked for again with another name and number is found by these', async () => {
  const ada = await house.aMember();
  const call = (name: string, phone: string) => ({
    name,
    phone,
    consents: true as const,
    idempotencyKey: randomUUID(),
  });
  await ada(askForCall, { body: call('Ada', '415 555 0101') });
  expect(await house.settled(() => found('415 555 0101'))).toBe(1);
  await ada(askForCall, { body: call('Zuleika', '415 555 0199') });
  expect(await house.settled(() => found('Zuleika'))).toBe(1);
  expect([await found('415 555 0199'), await found('415 555 0101')]).toEqual([1, 0]);
});

test('letters and notes about what somebody sent without signing in, or reported, go along with their data', async () => {
  const ada = await house.aMember();
  const { email } = ada.person;
  const [visitor, talks] = [house.aVisitor(), talkPeople(house)];
  const who = { name: 'Ada', email };
  const custom = { ...who, tradition: 'Shinto', idempotencyKey: randomUUID() };
  await visitor(sendCustomRequest, { body: custom });
  const message = {
    ...who,
    subject: 'The date',
    message: 'When?',
    urgency: 'normal' as const,
    idempotencyKey: randomUUID(),
  };
  await visitor(sendContactMessage, { body: message });
  await visitor(askForCounseling, { body: { ...who, message: 'For my mother.', idempotencyKey: randomUUID() } });
  house.clock.setTo('2030-05-06T17:00:00Z');
  await talks.bookedBy(talks.aForm({ clientEmail: email }));
  const { id: memorialId } = await staff(createMemorial, { body: { fullName: 'Ida Okafor', privacy: 'public' } });
  await visitor(reportMemorial, { params: { memorialId }, body: { reason: 'false', words: 'No.', email } });
  await visitor(sendContactMessage, { body: { ...message, email: 'noor@example.org', idempotencyKey: randomUUID() } });
  const lines = await house.settled(async () => {
    const { lines } = await staff(listQueue, { query: {} });
    return lines.length === 6 ? lines : expect.fail();
  });
  for (const { id: promiseId, kind, person } of lines) {
    const text = person?.email === email ? `About ${kind}` : 'Of somebody else';
    await staff(noteOnQueueItem, { params: { promiseId }, body: { kind: 'note', text, idempotencyKey: randomUUID() } });
  }
  const [section] = await openedEntries(db, ada.person, { keys });
  const words = section?.rows.map(({ text }) => text && 'value' in text && text.value);
  expect(words?.toSorted()).toEqual(
    [
      'About consultation',
      'About contact',
      'About counseling',
      'About custom-request',
      'About memorial-report',
    ].toSorted(),
  );
  // Where the address stands in the clear, what was done is listed as well.
  expect(await db.select().from(deskEntries).where(aboutWhat(ada.person))).toHaveLength(2);
});
