// What a family's work together keeps about people. Each part declares its own tables.
import type { PersonalData } from '../../platform/personal-data/coverage.ts';
import { answersInWords, decisionTables } from './decisions/personal-data.ts';
import { eraseSharedFiles, sharedDocumentAuditActions, sharedDocumentTables } from './documents/personal-data.ts';
import { messageAuditActions, messageTables, openedMessages } from './messages/personal-data.ts';
import { noticeTables } from './notices/personal-data.ts';
import { leaveGroups } from './people/leaving.ts';
import { peopleAuditActions } from './people/note.ts';
import { peopleTables } from './people/personal-data.ts';
import { taskTables } from './tasks/personal-data.ts';

export const familyPersonalData: PersonalData = {
  owner: 'families',
  tables: [
    ...peopleTables,
    ...taskTables,
    ...messageTables,
    ...sharedDocumentTables,
    ...decisionTables,
    ...noticeTables,
  ],
  collect: [
    async (db, person, { keys }) => [await openedMessages(db, person, keys), await answersInWords(db, person.id, keys)],
  ],
  auditActions: { ...peopleAuditActions, ...messageAuditActions, ...sharedDocumentAuditActions },
  erase: [
    async (db, person, { now }) => {
      await leaveGroups(db, person.id, now);
      return eraseSharedFiles(db, person);
    },
  ],
};
