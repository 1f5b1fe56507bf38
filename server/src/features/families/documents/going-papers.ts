// A paper that its owner removes or replaces is gone for the family as well, and the family hears of it.
import { FamilyGroupId, UserId } from '@evenlight/contract/ids';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { World } from '../../../platform/world.ts';
import { beforeDocumentGoes } from '../../documents/before-it-goes.ts';
import { nameOf } from '../../documents/sealed-names.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { familyChanged } from '../changed.ts';
import { sharedDocuments } from './tables.ts';

export function tellOfGoingPapers(world: World): void {
  beforeDocumentGoes(world, async (db, { document, actor, now }) => {
    const { keys } = world;
    const { id, userId } = document;
    const about = nameOf(keys, document);
    // What the server does for the owner, as when a paper is replaced, is logged as the owner's action.
    const isByAnother = actor?.kind === 'member' && actor.userId !== userId;
    const member = isByAnother ? null : { userId: UserId.parse(userId) };
    for (const groupId of await groupsThatSee(db, id))
      await familyChanged(
        db,
        { groupId, member },
        { part: 'documents', keys, activity: { kind: 'document.removed', about }, now },
      );
  });
}

/** Held until the transaction ends: a group that ends in this moment is not written about. */
async function groupsThatSee(db: Db, paperId: string): Promise<FamilyGroupId[]> {
  const groups = await db
    .select({ id: familyGroups.id })
    .from(familyGroups)
    .innerJoin(sharedDocuments, eq(sharedDocuments.groupId, familyGroups.id))
    .where(eq(sharedDocuments.paperId, paperId))
    .for('key share', { of: familyGroups });
  return groups.map(({ id }) => FamilyGroupId.parse(id));
}
