import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../../platform/personal-data/coverage.ts';
import { words } from '../../../platform/texts/texts.ts';
import { openNote } from './note.ts';
import { groupMemberships, supportGroups } from './tables.ts';

/** The name of the group and what was written to it, opened for its owner. */
export async function openedNotes(db: Db, { id }: Person, { keys }: Collecting): Promise<Section[]> {
  const found = await db
    .select({ membership: groupMemberships, name: supportGroups.name })
    .from(groupMemberships)
    .innerJoin(supportGroups, eq(supportGroups.id, groupMemberships.groupId))
    .where(eq(groupMemberships.userId, id))
    .orderBy(asc(groupMemberships.askedAt), asc(groupMemberships.id));
  return [
    {
      key: 'group_notes',
      title: words('What you wrote to groups'),
      columns: { group: words('Group', 'groups opened notes'), note: words('Words', 'groups opened notes') },
      rows: found.map(({ membership, name }) => ({
        group: { value: name },
        note: { value: openNote(keys, membership) },
      })),
    },
  ];
}
