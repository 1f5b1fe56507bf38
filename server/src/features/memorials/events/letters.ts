// Letters to all guests of a gathering, written after the answer: a list may be long, and nobody waits for it.
import { GatheringId, MemorialId } from '@evenlight/contract/ids';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { countMailFrom } from '../../../platform/mail/recipient-rate-limit.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import type { World } from '../../../platform/world.ts';
import { isWithin } from '../guestbook/letters-due.ts';
import { findMemorial } from '../store.ts';
import { type EventRow, findEvent } from './event-store.ts';
import { sendCanceledMail, sendChangedMail } from './mails.ts';
import { type RsvpRow, reachableGuests } from './rsvp-store.ts';
import { thoseWhoHear } from './who-hears.ts';

const LETTERS_QUEUE = 'memorials.gathering-letters';
export const eventQueues = [LETTERS_QUEUE];

// A family may change its mind a few times a day. Whoever changes it all day long does not write to people.
const LETTERS_TO_ONE = 20;
const DAY_SECONDS = 24 * 3_600;

const Letters = z.object({
  memorialId: MemorialId,
  eventId: GatheringId,
  about: z.enum(['changed', 'canceled']),
  version: z.int(),
  at: z.coerce.date(),
  /** Whose change it was. Letters that lay in the queue before this was asked have nobody. */
  by: z.string().nullish(),
});
type Letters = z.infer<typeof Letters>;

/** Part of the caller's transaction. `event` is as it is after the change. */
export async function tellGuests(
  db: Db,
  { jobs }: World,
  { id: eventId, memorialId, version }: EventRow,
  { about, at, by }: Pick<Letters, 'about' | 'at'> & { by: string },
): Promise<void> {
  const letters = { memorialId, eventId, about, version, at: at.toISOString(), by };
  await jobs.enqueue(db, LETTERS_QUEUE, letters, { onceKey: `${eventId} ${version}` });
}

export function eventJobs(world: World) {
  world.jobs.work(LETTERS_QUEUE, (data) => writeToGuests(world, Letters.parse(data)));
}

/** Tried again as a whole when it fails: each mail has a key, so nobody gets one twice. */
async function writeToGuests(
  world: World,
  { memorialId, eventId, about, version, at, ...letters }: Letters,
): Promise<void> {
  const { db } = world;
  const event = await findEvent(db, memorialId, eventId);
  const memorial = await findMemorial(db, memorialId);
  // Called off meanwhile: that has letters of its own.
  if (!event || !memorial || (about === 'changed' && event.canceledAt)) return;
  const hears = await thoseWhoHear(db, memorial, event);
  const by = letters.by ?? memorial.userId;
  for (const guest of await reachableGuests(db, eventId)) {
    // Whoever answered after the change has seen it.
    if (guest.createdAt > at || !hears(guest)) continue;
    const [key, send] = about === 'changed' ? [`v${version}`, sendChangedMail] : ['canceled', sendCanceledMail];
    const letter = { guest, event: { ...event, version }, memorial };
    await writeOnce(world, { guest, key, by }, (db) => send(db, world, letter));
  }
}

type Letter = { guest: RsvpRow; key: string; by: string };

/**
 * Counted and written in one transaction, so that a letter counts once however often its job is tried: counted again, the
 * later guests of a long list would find the day's letters used up, and not hear that it does not take place.
 */
async function writeOnce(world: World, { guest, key, by }: Letter, write: (db: Db) => Promise<void>): Promise<void> {
  const now = world.clock.now();
  const once = {
    key: `gathering letter ${guest.id} ${key}`,
    limit: { times: 1, seconds: DAY_SECONDS },
    now,
    factor: 1,
  };
  const limit = { name: 'gathering letters', times: LETTERS_TO_ONE, now, by };
  // Written already, or too many for today: then nothing of it was counted either.
  await isWithin(() =>
    world.db.transaction(async (db) => {
      await countTry(db, once);
      await countMailFrom({ ...world, db }, guest.email ?? '', limit);
      await write(db);
    }),
  );
}
