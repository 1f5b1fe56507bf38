import { Readable } from 'node:stream';
import { wallTimeAt } from '@evenlight/contract/dates';
import {
  changeJournalEntry,
  deleteJournal,
  deleteJournalEntry,
  exportJournal,
  listJournal,
  writeJournalEntry,
} from '@evenlight/contract/self-care/journal';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireMember } from '../../accounts/access.ts';
import { announceSelfCare, inTurnOf } from '../own-things.ts';
import { fileNameOf, journalFile } from './journal-file.ts';
import { deleteEntriesOf, deleteEntry } from './journal-store.ts';
import { everyEntry, readJournal } from './read-journal.ts';
import { changeEntry, writeEntry } from './write-entry.ts';

export function journalRoutes(app: FastifyInstance) {
  serve(app, listJournal, async ({ actor, query, db, world }) =>
    readJournal(db, world.keys, requireMember(actor).userId, query),
  );

  serve(app, writeJournalEntry, async ({ actor, body, now, world }) =>
    writeEntry(world, requireMember(actor).userId, body, now),
  );

  serve(app, changeJournalEntry, async ({ actor, params, body, now, world }) =>
    changeEntry(world, requireMember(actor).userId, { ...params, ...body }, now),
  );

  serve(app, deleteJournalEntry, async ({ actor, params, db, now }) => {
    const { userId } = requireMember(actor);
    await inTurnOf(db, userId, async (db) => {
      if (!(await deleteEntry(db, userId, params.entryId))) refuse('journal.not_found');
      await announceSelfCare(db, userId, now);
    });
    return undefined;
  });

  serve(app, deleteJournal, async ({ actor, db, now }) => {
    const { userId } = requireMember(actor);
    await inTurnOf(db, userId, async (db) => {
      await deleteEntriesOf(db, userId);
      await announceSelfCare(db, userId, now);
    });
    return undefined;
  });

  serve(app, exportJournal, async ({ actor, db, now, world, request, reply }) => {
    const { userId } = requireMember(actor);
    const language = languageOf(request);
    const disposition = `attachment; filename="${fileNameOf(language, wallTimeAt(now).date)}"`;
    const file = Readable.from(journalFile(everyEntry(db, world.keys, userId), language));
    reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': disposition, 'x-content-type-options': 'nosniff' })
      .send(file);
    return undefined;
  });
}
