// A memory is written into a guestbook, by the guestbook's own rules: it may be closed, and the family may look first.
import type { MemorialId, MemoryId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { NewEntry } from '@evenlight/contract/memorials/guestbook';
import type { Memory } from '@evenlight/contract/self-care/memories';
import type { Member } from '../../../platform/actor.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { writeEntry } from '../../memorials/guestbook/write-entry.ts';
import { announceSelfCare, inTurnOf } from '../own-things.ts';
import { findEnvelope } from '../self-care-key.ts';
import { entryKeyOf, findMemory, insertGift, isGiven, openFields, withGifts } from './memory-store.ts';

type Context = { member: Member; world: World; language: Language; now: Date };
type Gift = { memoryId: MemoryId; memorialId: MemorialId; authorName: string };

/** Given before, it is not written again, even where the family took it out since. */
export async function giveTo(
  { member, world, language, now }: Context,
  { memoryId, memorialId, authorName }: Gift,
): Promise<Memory> {
  const { db, keys } = world;
  const { userId } = member;
  const row = (await findMemory(db, userId, memoryId)) ?? refuse('memory.not_found');
  const envelope = (await findEnvelope(db, keys, userId)) ?? refuse('memory.not_found');
  if (!(await isGiven(db, memoryId, memorialId))) {
    const { title, words } = openFields(envelope, row);
    const idempotencyKey = entryKeyOf(memoryId, memorialId);
    const entry = NewEntry.parse({ authorName, message: `${title}\n\n${words}`, idempotencyKey });
    const { status } = await writeEntry({ actor: member, world, language, now }, memorialId, entry);
    await inTurnOf(db, userId, async (db) => {
      // Deleted in this very moment, it is given all the same, and there is nothing left to note it beside.
      if (!(await findMemory(db, userId, memoryId))) return;
      await insertGift(db, { memoryId, memorialId, at: now, isHeld: status === 'held' });
      await announceSelfCare(db, userId, now);
    });
  }
  return withGifts(db, envelope, row);
}
