// What a family says to each other lies sealed under the key of its group, which goes with the group.
import { FamilyGroupId } from '@evenlight/contract/ids';
import { and, asc, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Envelope, envelopesBy } from '../../../platform/secrets/person-envelope.ts';
import { newestOf, sealOldRows } from '../../../platform/secrets/sealed-text.ts';
import type { World } from '../../../platform/world.ts';
import { lockGroup } from '../group-store.ts';
import { familyKeys, familyMessages } from './tables.ts';

export const { find: findGroupEnvelope, ensure: ensureGroupEnvelope } = envelopesBy(
  'groupId',
  familyKeys,
  'family-key',
);

type Said = Pick<typeof familyMessages.$inferSelect, 'id' | 'content' | 'sealed' | 'takenDownAt'>;

export function sealWords(envelope: Envelope, { id, content }: Pick<Said, 'id' | 'content'>) {
  return { content: '', sealed: envelope.seal(content, id) };
}

/** Without an envelope nothing was sealed yet. What was taken down says nothing, whatever a process from before left. */
export function wordsIn(envelope: Envelope | null, { id, content, sealed, takenDownAt }: Said): string {
  if (takenDownAt) return '';
  return newestOf(content, envelope && sealed, (bytes) => envelope?.unseal(bytes, id) ?? '');
}

/** Those from before words were sealed, group by group: whoever says something there meanwhile waits for one lot. */
export async function sealOldWords({ db, keys, clock }: Pick<World, 'db' | 'keys' | 'clock'>): Promise<void> {
  const { id, groupId, content } = familyMessages;
  await dropTakenDown(db);
  const isUnsealed = ne(content, '');
  await sealOldRows(db, async (db, atOnce) => {
    const [next] = await db.select({ groupId }).from(familyMessages).where(isUnsealed).limit(1);
    if (!next) return 0;
    await lockGroup(db, FamilyGroupId.parse(next.groupId));
    const rows = await db
      .select({ id, content })
      .from(familyMessages)
      .where(and(eq(groupId, next.groupId), isUnsealed))
      .orderBy(asc(id))
      .limit(atOnce);
    // Another process has sealed them while we waited, or the group has ended: the next lot may be of another one.
    if (rows.length === 0) return atOnce;
    const envelope = await ensureGroupEnvelope(db, keys, next.groupId, clock.now());
    for (const row of rows) await db.update(familyMessages).set(sealWords(envelope, row)).where(eq(id, row.id));
    return atOnce;
  });
}

/** A process from before takes down only what lies in the clear. */
async function dropTakenDown(db: Db): Promise<void> {
  const { content, sealed, takenDownAt } = familyMessages;
  await db
    .update(familyMessages)
    .set({ content: '', sealed: null })
    .where(and(isNotNull(takenDownAt), or(ne(content, ''), isNotNull(sealed))));
}
