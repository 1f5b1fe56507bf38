// A feature that only tests have: people keep things here, each with a file. It declares them as any feature would.
import { Readable } from 'node:stream';
import { forEachLanguage } from '@evenlight/contract/languages';
import { eq } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { v7 } from 'uuid';
import { exported, ownNumber, storedFile } from '../platform/personal-data/columns.ts';
import type { PersonalData } from '../platform/personal-data/coverage.ts';
import { personalTable, tablesIn } from '../platform/personal-data/declared-tables.ts';
import type { World } from '../platform/world.ts';

const retentionFixtures = pgTable('retention_fixtures', {
  id: uuid('id').primaryKey(),
  userId: ownNumber(uuid('user_id').notNull()),
  title: exported(
    text('title').notNull(),
    forEachLanguage(() => 'Title'),
  ),
  fileId: storedFile(
    uuid('file_id').notNull(),
    forEachLanguage(() => 'Photo'),
    { nameIn: 'title' },
  ),
});

personalTable(retentionFixtures, {
  title: forEachLanguage(() => 'Keepsakes'),
  of: ({ id }) => eq(retentionFixtures.userId, id),
  leaving: 'deleted',
});

export const retentionPersonalData: PersonalData = {
  owner: 'retention fixtures',
  tables: tablesIn({ retentionFixtures }),
};

/** The rows may not outlive their owner: leaving must erase them itself before the person goes. */
export async function openRetentionFixtures({ config, db, files }: World) {
  await asOwner(
    config.database.url ?? '',
    `create table retention_fixtures (id uuid primary key, user_id uuid not null references users, title text not null, file_id uuid not null references stored_files);
     grant select, insert, update, delete on retention_fixtures to evenlight_app`,
  );
  return {
    /** Answers with the id of the file. */
    async keep(userId: string, title: string, content: string | Buffer): Promise<string> {
      const kept = await files.keep(Readable.from([Buffer.from(content)]), {
        mediaType: 'application/octet-stream',
        maxBytes: 64 * 1024 * 1024,
      });
      await db.insert(retentionFixtures).values({ id: v7(), userId, title, fileId: kept.id });
      return kept.id;
    },
  };
}

/** The application may change no table; the database's owner may. */
export async function asOwner(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
