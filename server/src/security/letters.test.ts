// How often one address is written to in a day because somebody typed it, over all features together.
import { randomUUID } from 'node:crypto';
import { sendCustomRequest } from '@evenlight/contract/concierge';
import { sendContactMessage } from '@evenlight/contract/contact';
import { createFamilyGroup } from '@evenlight/contract/families/group';
import { inviteToFamily } from '@evenlight/contract/families/invitations';
import { inviteCollaborator } from '@evenlight/contract/memorials/collaboration';
import { createShares, resendShare } from '@evenlight/contract/sharing';
import { expect, test } from 'vitest';
import { aMemorial } from '../testing/memorial-people.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../testing/phone-number.ts';
import { aPlan } from '../testing/plans.ts';

const house = await openTestHouse({ withSampleData: true });
const tooMany = { status: 429, code: 'request.too_many' };
const anAddress = () => `${randomUUID()}@example.org`;
const lettersTo = async (email: string) => (await house.mailsTo(email)).length;

async function aPlanner() {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { planIntent: 'at-need' });
  const share = async (email: string) => {
    const shares = [{ name: 'Ben', email, cents: 5_000 }];
    const money = await member(createShares, { params: { planId }, body: { shares, idempotencyKey: randomUUID() } });
    return { planId, shareId: money.shares.find((each) => each.email === email)?.id ?? expect.fail() };
  };
  return { member, planId, share };
}

test('a share is sent again eleven times in a day, and not a twelfth', async () => {
  const { member, share } = await aPlanner();
  const email = anAddress();
  const params = await share(email);
  for (let again = 0; again < 11; again += 1) await member(resendShare, { params });
  await expect(member(resendShare, { params })).rejects.toMatchObject(tooMany);
  expect(await lettersTo(email)).toBe(12);
  // Others are not kept from being asked.
  await share(anAddress());
});

test('what one member sends to one address adds up over all features, in whatever letters it is typed', async () => {
  const { member, planId, share } = await aPlanner();
  const email = anAddress();
  const params = await share(email);
  for (let again = 0; again < 5; again += 1) await member(resendShare, { params });
  const { id: groupId } = await member(createFamilyGroup, { body: { planId, name: 'The family' } });
  await member(inviteToFamily, {
    body: { groupId, name: 'Ben', email: email.toUpperCase(), role: 'member', relationship: 'child' },
  });
  const inviteToMemorial = async () => {
    const { memorialId } = await aMemorial(house, { owner: member });
    return member(inviteCollaborator, { params: { memorialId }, body: { email, role: 'editor' } });
  };
  for (let memorial = 0; memorial < 5; memorial += 1) await inviteToMemorial();
  await expect(inviteToMemorial()).rejects.toMatchObject(tooMany);
  await expect(member(resendShare, { params })).rejects.toMatchObject(tooMany);
  expect(await lettersTo(email)).toBe(12);
});

test('visitors together write four letters a day to one address, and whatever they send is stored', async () => {
  const email = anAddress();
  const visitor = house.aVisitor();
  const message = { name: 'Rose Lind', email, phone: PHONE_NUMBER, subject: 'A question', message: 'May I ask you?' };
  const request = { tradition: 'Zoroastrian', name: 'Rose Lind', email };
  for (let times = 0; times < 3; times += 1) {
    const sent = await visitor(sendContactMessage, { body: { ...message, idempotencyKey: randomUUID() } });
    expect(sent).toMatchObject({ success: true });
    const asked = await visitor(sendCustomRequest, { body: { ...request, idempotencyKey: randomUUID() } });
    expect(asked).toMatchObject({ received: true });
  }
  expect(await lettersTo(email)).toBe(4);
});
