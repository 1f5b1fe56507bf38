// What somebody does for themselves in the weeks that follow, and what vendors answer.
import { randomUUID } from 'node:crypto';
import { sendContactMessage } from '@evenlight/contract/contact';
import { setPreferences } from '@evenlight/contract/profiles';
import { addGriefDay } from '@evenlight/contract/self-care/days';
import { writeJournalEntry } from '@evenlight/contract/self-care/journal';
import { giveMemory, keepMemory } from '@evenlight/contract/self-care/memories';
import { sendSupportMessage, startSupportSession } from '@evenlight/contract/support/chat';
import { chooseQuote, completeInquiry, requestQuotes, writeReview } from '@evenlight/contract/vendors/inquiries';
import { declineInquiry, replyToReview } from '@evenlight/contract/vendors/replies';
import { listVendors, saveVendor } from '@evenlight/contract/vendors/vendor';
import type { Family } from '../family.ts';
import { dayIn } from '../place.ts';

export async function ownWeeks({ place, people: { owner, asker }, ids }: Family) {
  const words = { prompt: 'tomorrow', words: 'I will call Ravi.', idempotencyKey: randomUUID() } as const;
  await owner(writeJournalEntry, { body: words });
  const memory = { title: 'Her songs', words: 'Every morning the same three.', idempotencyKey: randomUUID() };
  const { id: memoryId } = await owner(keepMemory, { body: memory });
  await owner(giveMemory, { params: { memoryId }, body: { memorialId: ids.memorialId, authorName: 'Asha' } });
  const wedding = { name: 'Their wedding day', kind: 'wedding', isYearly: true, reminder: 'same-day' } as const;
  await owner(addGriefDay, { body: { ...wedding, on: dayIn(place, -300), idempotencyKey: randomUUID() } });
  await owner(setPreferences, { params: { userId: ids.userId }, body: { support: false } });
  await owner(startSupportSession, { body: { title: 'At night' } });
  const message = { name: 'Asha Rao', email: owner.person.email, subject: 'The date', message: 'May we come earlier?' };
  await owner(sendContactMessage, { body: { ...message, idempotencyKey: randomUUID() } });
  // Somebody else's: on the owner's pages the crisis lines would stand above everything.
  const night = await asker(startSupportSession, { body: { title: 'Tonight' } });
  const danger = { content: 'I am going to kill myself tonight. I have the pills here.' };
  await asker(sendSupportMessage, { params: { sessionId: night.id }, body: danger });
  const vendors = await withVendors({ place, people: { owner }, ids });
  return { ...vendors, dangerId: night.id };
}

async function withVendors({ place, people: { owner }, ids }: Pick<Family, 'place' | 'ids'> & Asked) {
  const params = { inquiryId: ids.inquiryId };
  await owner(saveVendor, { params: { vendorId: ids.vendorId } });
  const listed = await owner(listVendors, { query: {} });
  for (const { id: vendorId } of listed.slice(0, 2)) await owner(saveVendor, { params: { vendorId } });
  await place.aVisitor()(declineInquiry, {
    body: { token: ids.otherVendorToken, message: 'We are away that week.', follows: 0 },
  });
  await owner(chooseQuote, { params, body: { quoteVersion: 1 } });
  await place.chosenDaysAgo(ids.inquiryId, 4);
  await owner(completeInquiry, { params });
  const review = { rating: 5, text: 'On time and kind.', authorName: 'Asha' };
  await owner(writeReview, { params, body: review });
  const thanks = { token: ids.vendorToken, text: 'Thank you for trusting us.' };
  await place.aVisitor()(replyToReview, { body: thanks });
  const asking = {
    name: 'Asha Rao',
    email: owner.person.email,
    message: 'Music for an hour.',
    idempotencyKey: randomUUID(),
  };
  const musicians = [(await place.aVendor({ name: `Slow Bell Quartet ${randomUUID().slice(0, 4)}` })).id];
  await owner(requestQuotes, { body: { ...asking, vendorIds: musicians } });
  const clergy = listed.filter(({ category }) => category === 'clergy').slice(0, 3);
  return { comparedVendorIds: clergy.map(({ id }) => id).join() };
}
type Asked = { people: Pick<Family['people'], 'owner'> };
