// What somebody has for themselves alone, and what they asked of others in their own name.
import { randomUUID } from 'node:crypto';
import { listSessions } from '@evenlight/contract/accounts';
import { addPasskey, newPasskeyOptions } from '@evenlight/contract/passkeys';
import { addGriefDay } from '@evenlight/contract/self-care/days';
import { writeJournalEntry } from '@evenlight/contract/self-care/journal';
import { keepMemory } from '@evenlight/contract/self-care/memories';
import { sendSupportMessage, startSupportSession } from '@evenlight/contract/support/chat';
import { askForCounseling, listCounselingRequests } from '@evenlight/contract/support/counseling';
import { askToJoinGroup, listSupportGroups } from '@evenlight/contract/support/groups';
import { answerInquiry } from '@evenlight/contract/vendors/replies';
import { softPasskey } from '../../soft-passkey.ts';
import { ask, tokenMailedTo } from '../../vendor-people.ts';
import { dayIn, type Home, present } from '../place.ts';

export async function ownThings({ place, owner }: Pick<Home, 'place' | 'owner'>) {
  const { entry } = await owner(writeJournalEntry, { body: { words: 'A long night.', idempotencyKey: randomUUID() } });
  const memory = await owner(keepMemory, {
    body: { title: 'The lake', words: 'We swam.', idempotencyKey: randomUUID() },
  });
  const day = await owner(addGriefDay, {
    body: {
      name: 'Her birthday',
      kind: 'birthday',
      on: dayIn(place, 26),
      isYearly: true,
      reminder: 'none',
      idempotencyKey: randomUUID(),
    },
  });
  const passkey = softPasskey(place.origin);
  const credential = passkey.make(await owner(newPasskeyOptions, {}));
  const kept = await owner(addPasskey, { body: { name: 'Phone', credential } });
  await place.onAnotherDevice(owner);
  const { sessions } = await owner(listSessions, {});
  return {
    passkey,
    ids: {
      journalId: entry.id,
      memoryId: memory.id,
      dayId: day.key.replace('own:', ''),
      dayKey: day.key,
      passkeyId: kept.id,
      loginId: present(sessions.find(({ isCurrent }) => !isCurrent)).id,
      ...(await supportThings(owner)),
      ...(await vendorThings({ place, owner })),
    },
  };
}

async function supportThings(owner: Home['owner']) {
  const session = await owner(startSupportSession, { body: { title: 'About Mum' } });
  const params = { sessionId: session.id };
  const { message } = await owner(sendSupportMessage, { params, body: { content: 'The flowers were blue.' } });
  const asking = { name: 'Asha Rao', email: owner.person.email, message: 'Evenings are hard.' };
  await owner(askForCounseling, { body: { ...asking, idempotencyKey: randomUUID() } });
  const [counseling] = await owner(listCounselingRequests, {});
  const groups = await owner(listSupportGroups, {});
  const supportGroupId = present(groups[0]).id;
  await owner(askToJoinGroup, { params: { groupId: supportGroupId }, body: { note: '' } });
  return {
    supportId: session.id,
    supportMessageId: message.id,
    counselingId: present(counseling).id,
    supportGroupId,
  };
}

async function vendorThings({ place, owner }: Pick<Home, 'place' | 'owner'>) {
  const [vendor, other, third] = [await place.aVendor(), await place.aVendor(), await place.aVendor()];
  const { id: quoteRequestId, inquiries } = await ask(owner, [vendor, other, third]);
  const of = ({ id }: { id: string }) => present(inquiries.find(({ vendor }) => vendor.id === id)).id;
  const vendorToken = await tokenMailedTo(place, vendor);
  const lines = [{ wanted: 0, name: 'Casket spray', cents: 32_000, note: '' }];
  await place.aVisitor()(answerInquiry, { body: { token: vendorToken, message: 'Gladly.', lines, follows: 0 } });
  return {
    vendorId: vendor.id,
    quoteRequestId,
    inquiryId: of(vendor),
    otherInquiryId: of(other),
    thirdInquiryId: of(third),
    vendorToken,
    otherVendorToken: await tokenMailedTo(place, other),
  };
}
