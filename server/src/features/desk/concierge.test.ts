// Promises: a saved plan and a request each make one, and our team sees it and keeps it.
import { randomUUID } from 'node:crypto';
import { listPlanPromises, sendCustomRequest } from '@evenlight/contract/concierge';
import { createPlan } from '@evenlight/contract/plans';
import { keepPromise, listQueue } from '@evenlight/contract/queue';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../testing/phone-number.ts';
import { openedBy, queueOf } from '../../testing/queue-lines.ts';

const house = await openTestHouse({ withSampleData: true });
const words = { tradition: 'Zoroastrian', name: 'Roxana Irani', email: 'roxana@example.org' };

test('a saved plan becomes one promise within a day, and family and team are written to', async () => {
  const staff = await house.aMember({ isStaff: true, firstName: 'Cora', lastName: 'Reyes' });
  const ada = await house.aMember({ phone: PHONE_NUMBER });
  const saveKey = randomUUID();
  const body = { faithTradition: 'jewish', packageTier: 'premium', title: 'For Miriam', saveKey } as const;
  const plan = await ada(createPlan, { body });
  await ada(createPlan, { body });
  const mail = await house.nextMailTo(ada.person.email);
  expect(mail.subject).toBe('Your plan is saved');
  expect(mail.text).toContain('“For Miriam”');
  expect(mail.text).toContain('$7,800');
  expect(mail.text).toContain(`/plan-workflow/${plan.id}?step=1`);
  const told = await house.nextMailTo(staff.person.email);
  expect(told.subject).toBe('A plan was saved');
  expect(told.text).not.toContain('Miriam');
  const [promise, ...others] = await house.settled(async () => {
    const promises = await queueOf(staff);
    expect(promises).not.toEqual([]);
    return promises;
  });
  expect(others).toEqual([]);
  expect(promise).toMatchObject({
    kind: 'plan-saved',
    keptAt: null,
    person: { name: 'Ada Okafor', email: ada.person.email, phone: PHONE_NUMBER },
  });
  expect(promise?.summary).toContain('For Miriam');
  expect(Date.parse(promise?.dueAt ?? '') - Date.parse(promise?.madeAt ?? '')).toBe(24 * 60 * 60 * 1000);

  const ofPlan = { params: { planId: plan.id } };
  expect(await ada(listPlanPromises, ofPlan)).toEqual([{ kind: 'plan-saved', dueAt: promise?.dueAt }]);
  await expect((await house.aMember())(listPlanPromises, ofPlan)).rejects.toMatchObject({ code: 'plan.not_found' });
  const params = { promiseId: promise?.id ?? '' };
  await expect(ada(keepPromise, { params, body: {} })).rejects.toMatchObject({ status: 404 });
  const kept = await staff(keepPromise, { params, body: {} });
  expect(kept).toMatchObject({ keptBy: 'Cora Reyes' });
  expect(await ada(listPlanPromises, ofPlan)).toEqual([]);
  expect(await staff(keepPromise, { params, body: {} })).toEqual(kept);
});

test('a visitor asks for a plan of their own tradition, once, however often it is sent', async () => {
  const staff = await house.aMember({ isStaff: true });
  const request = { ...words, mustNotHappen: 'No embalming', idempotencyKey: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => house.aVisitor()(sendCustomRequest, { body: request })));
  expect(new Set(answers.map(({ answeredBy }) => answeredBy)).size).toBe(1);
  const receipt = await house.nextMailTo(words.email);
  expect(receipt.subject).toBe('We have your request');
  for (const typed of ['Zoroastrian', 'Roxana', 'embalming']) expect(receipt.text).not.toContain(typed);
  const lines = (await queueOf(staff)).filter(({ kind }) => kind === 'custom-request');
  const asked = await openedBy(staff, lines);
  expect(asked).toMatchObject([
    {
      summary: 'Zoroastrian',
      person: { name: 'Roxana Irani', email: words.email, phone: null },
      details: [{ label: 'Must not happen', text: 'No embalming' }],
    },
  ]);
});

test.each([
  ['tradition', { tradition: ' ' }],
  ['email', { email: 'nowhere' }],
  ['name', { name: '' }],
  ['mustHappen', { mustHappen: 'x'.repeat(2001) }],
])('a request with an unusable %s is refused by name', async (field, change) => {
  const body = { ...words, idempotencyKey: randomUUID(), ...change };
  await expect(house.aVisitor()(sendCustomRequest, { body })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

test('the list is there for staff alone; to everybody else there is no such page', async () => {
  for (const caller of [house.aVisitor(), await house.aMember()])
    await expect(caller(listQueue, { query: {} })).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
  const staff = await house.aMember({ isStaff: true });
  await expect(staff(keepPromise, { params: { promiseId: randomUUID() }, body: {} })).rejects.toMatchObject({
    status: 404,
    code: 'promise.not_found',
  });
});

test('an address is written to a few times a day at most, whoever types it and wherever from', async () => {
  const email = 'someone.else@example.org';
  const ask = () => house.aVisitor()(sendCustomRequest, { body: { ...words, email, idempotencyKey: randomUUID() } });
  for (let times = 0; times < 6; times += 1) expect(await ask()).toMatchObject({ received: true });
  expect(await house.mailsTo(email)).toHaveLength(4);
});

test('the queue knows which plan was saved, and not by whom', async () => {
  const ada = await house.aMember();
  await ada(createPlan, { body: { faithTradition: 'sikh', packageTier: 'basic' } });
  const rows = await house.settled(async () => {
    const { rows } = await house.world.db.execute("select data::text from jobs.job where name = 'desk.plan-saved'");
    expect(rows.length).toBeGreaterThan(0);
    return rows;
  });
  expect(JSON.stringify(rows)).not.toContain(ada.person.id);
});
