// Somebody writes into a guestbook, from the page or from elsewhere in the house: the same rules hold.
import type { MemorialId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { NewEntry, SignedEntry } from '@evenlight/contract/memorials/guestbook';
import type { Actor } from '../../../platform/actor.ts';
import { refuse } from '../../../platform/problem.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import type { World } from '../../../platform/world.ts';
import { isWorrying } from '../../support/worry.ts';
import { visitMemorial } from '../access.ts';
import { lockMemorial } from '../store.ts';
import { announceWaiting } from './mails.ts';
import { pretended, sign } from './sign.ts';

type Signing = { actor: Actor; world: World; language: Language; now: Date };

export async function writeEntry(
  { actor, world, language, now }: Signing,
  memorialId: MemorialId,
  wish: NewEntry,
): Promise<SignedEntry> {
  const visit = await visitMemorial(world, actor, memorialId, wish.address);
  if (wish.website !== '')
    return visit.memorial.guestbook === 'closed' ? refuse('guestbook.closed') : pretended(wish, now);
  await countEntry(world, memorialId, now);
  const { entry, isNew } = await world.db.transaction(async (db) => {
    await lockMemorial(db, memorialId);
    // It may have been closed or made private while we waited for the lock.
    const visit = await visitMemorial({ db, keys: world.keys }, actor, memorialId, wish.address);
    return sign(db, visit, wish, { world, language, now });
  });
  if (isNew && entry.status === 'held') await announceWaiting(world, { memorial: visit.memorial, why: 'written' }, now);
  return { ...entry, isWorrying: await isWorrying(visit.member?.userId ?? null, wish.message) };
}

// A whole town may come to one funeral; more than this in an hour, from many networks, is no town.
const ENTRIES_AN_HOUR = { times: 500, seconds: 3_600 };

function countEntry({ db, config }: World, memorialId: MemorialId, now: Date): Promise<void> {
  const key = `guestbook memorial ${memorialId}`;
  return countTry(db, { key, limit: ENTRIES_AN_HOUR, now, factor: config.rateLimitFactor });
}
