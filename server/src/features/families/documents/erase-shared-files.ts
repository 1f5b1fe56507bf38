import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Person } from '../../../platform/personal-data/coverage.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { plans } from '../../plans/tables.ts';
import { sharedDocuments, sharedVersions } from './tables.ts';

/** With a plan its group goes, and all that was shared in it, whoever sent it. */
export async function eraseSharedFiles(db: Db, { id }: Person): Promise<string[]> {
  const shared = db
    .select({ id: sharedDocuments.id })
    .from(sharedDocuments)
    .innerJoin(familyGroups, eq(familyGroups.id, sharedDocuments.groupId))
    .innerJoin(plans, eq(plans.id, familyGroups.planId))
    .where(eq(plans.userId, id));
  const gone = await db
    .delete(sharedVersions)
    .where(inArray(sharedVersions.documentId, shared))
    .returning({ fileId: sharedVersions.fileId });
  return gone.map(({ fileId }) => fileId);
}
