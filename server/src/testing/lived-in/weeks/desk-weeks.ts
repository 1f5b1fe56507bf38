// What our team does for this family: promises taken and kept, notes, letters, and what it offers.
import { randomUUID } from 'node:crypto';
import { getConsultationHours, setConsultationDay } from '@evenlight/contract/consultation-hours';
import { getManagedRow, listSheetLines, saveSheetDraft } from '@evenlight/contract/manage';
import { keepPromise, noteOnQueueItem, takeQueueItem, writeFromQueue } from '@evenlight/contract/queue';
import { listKeptResources, publishResource, saveResourceDraft } from '@evenlight/contract/resources';
import { decideGroupRequest } from '@evenlight/contract/support/groups';
import { aText } from '../../a-text.ts';
import { queueOf } from '../../queue-lines.ts';
import type { Family } from '../family.ts';
import { comesSoon, dayIn, present } from '../place.ts';

export const writtenText = { slug: 'a-quiet-evening', language: 'en' } as const;

export async function deskWeeks(family: Family) {
  const { people, ids } = family;
  const { staff } = people;
  await staff(decideGroupRequest, { params: { requestId: ids.groupRequestId }, body: { decision: 'confirm' } });
  await answerContact(family);
  const params = { promiseId: ids.promiseId };
  await staff(takeQueueItem, { params, body: { from: null } });
  const note = { kind: 'note', text: 'Called twice; the son calls back.', idempotencyKey: randomUUID() } as const;
  await staff(noteOnQueueItem, { params, body: note });
  const letter = { subject: 'Your plan', text: 'We called and will try again tomorrow.', idempotencyKey: randomUUID() };
  await staff(writeFromQueue, { params, body: letter });
  await offer(family);
  return promisesOf(family);
}

async function answerContact({ place, people: { staff, owner } }: Family) {
  const promise = await comesSoon(place, async () =>
    (await queueOf(staff)).find(
      ({ kind, summary, keptAt }) => kind === 'contact' && keptAt === null && summary.includes('The date'),
    ),
  );
  const params = { promiseId: promise.id };
  await staff(takeQueueItem, { params, body: { from: promise.owner?.id ?? null } });
  await staff(noteOnQueueItem, {
    params,
    body: { kind: 'answer', text: `Told ${owner.person.firstName}: yes, by ten.`, idempotencyKey: randomUUID() },
  });
  await staff(keepPromise, { params, body: {} });
}

/** What waits on a page of its own, by what it is about. */
async function promisesOf({ people: { staff } }: Family) {
  const lines = await queueOf(staff);
  const ofKind = (wanted: string) => present(lines.find(({ kind }) => kind === wanted)).id;
  return {
    contactPromiseId: ofKind('contact'),
    reportPromiseId: ofKind('memorial-report'),
    alertPromiseId: ofKind('crisis-alert'),
    seatPromiseId: ofKind('support-group'),
  };
}

/** Once for all families of a house. */
async function offer({ place, people: { staff } }: Family) {
  const texts = await staff(listKeptResources, {});
  if (texts.some(({ slug }) => slug === writtenText.slug)) return;
  const { version } = await staff(saveResourceDraft, { params: writtenText, body: { draft: aText(), version: 0 } });
  await staff(publishResource, { params: writtenText, body: { version } });
  const kind = 'venues';
  const { lines } = await staff(listSheetLines, { params: { kind }, query: {} });
  const row = await staff(getManagedRow, { params: { kind, rowId: present(lines.at(-1)).id } });
  const cells = { ...present(row.published), minCost: '1111', maxCost: '2222' };
  const body = { cells, seen: row.draft?.state ?? null, mark: row.mark };
  await staff(saveSheetDraft, { params: { kind, rowId: row.id }, body });
  const date = dayIn(place, 40);
  const { days } = await staff(getConsultationHours, {});
  const version40 = days.find((day) => day.date === date)?.version ?? null;
  await staff(setConsultationDay, {
    params: { date },
    body: { stretches: [], note: 'The team is away', version: version40 },
  });
}
