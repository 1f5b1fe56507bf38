// Somebody writes into a guestbook, from the page or from elsewhere in the house: the same rules hold.
import type { MemorialId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { NewEntry, SignedEntry } from '@evenlight/contract/memorials/guestbook';
import type { Actor } from '../../../platform/actor.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { isWorrying } from '../../support/worry.ts';
import { visitMemorial } from '../access.ts';
import { lockMemorial } from '../store.ts';
import { countSigning, type Signer } from './count-signing.ts';
import { announceWaiting } from './mails.ts';
import { pretended, sentBefore, sign } from './sign.ts';

type Signing = {
  actor: Actor;
  world: World;
  language: Language;
  now: Date;
  /** Left out by what is counted elsewhere, as a memory that is given to a memorial. */
  signer?: Signer;
};

export async function writeEntry(
  { actor, world, language, now, signer }: Signing,
  memorialId: MemorialId,
  wish: NewEntry,
): Promise<SignedEntry> {
  const visit = await visitMemorial(world, actor, memorialId, wish.address);
  if (wish.website !== '')
    return visit.memorial.guestbook === 'closed' ? refuse('guestbook.closed') : pretended(wish, now);
  // The answer to the first try was lost: nothing is written once more, so nothing is counted.
  const isSentAgain = (await sentBefore(world.db, memorialId, wish, now)) !== null;
  const isCrowded = !isSentAgain && (await countSigning(world, memorialId, signer ?? null, now));
  const { entry, isNew } = await world.db.transaction(async (db) => {
    await lockMemorial(db, memorialId);
    // It may have been closed or made private while we waited for the lock.
    const visit = await visitMemorial({ db, keys: world.keys }, actor, memorialId, wish.address);
    return sign(db, visit, wish, { world, language, now, isCrowded });
  });
  if (isNew && entry.status === 'held') await announceWaiting(world, { memorial: visit.memorial, why: 'written' }, now);
  return { ...entry, isWorrying: await isWorrying(visit.member?.userId ?? null, wish.message) };
}
