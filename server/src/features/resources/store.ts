import { firstLanguage, type Language, locales } from '@evenlight/contract/languages';
import type { ResourceContent } from '@evenlight/contract/resources';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import type { LibraryText } from './library.ts';
import { wordsIn } from './read-text.ts';
import { resourceHistory, resources } from './tables.ts';

export type Kept = Omit<typeof resources.$inferSelect, 'searchable'> & { language: Language };

const shown = {
  slug: resources.slug,
  language: sql<Language>`${resources.language}`,
  draft: resources.draft,
  published: resources.published,
  publishedAt: resources.publishedAt,
  version: resources.version,
  fromLibrary: resources.fromLibrary,
  changedAt: resources.changedAt,
};

type Which = { slug: string; language: Language };

const isText = ({ slug, language }: Which) => and(eq(resources.slug, slug), eq(resources.language, language));

/** How PostgreSQL reads the words of a language: endings and little words. */
export const configOf = (language: Language) => sql`${locales[language].stemming}::regconfig`;

/** What families read in this language: its own texts, and the one of the first language where there is no other. */
export function isShownIn(language: Language): SQL | undefined {
  const hasOwn = sql`exists (select 1 from ${resources} own where own.slug = ${resources.slug}
    and own.language = ${language} and own.published is not null)`;
  const isMeant = sql`(${resources.language} = ${language} or (${resources.language} = ${firstLanguage} and not ${hasOwn}))`;
  return and(isNotNull(resources.published), isMeant);
}

export type Published = { slug: string; language: Language; content: ResourceContent };

export async function publishedIn(db: Db, language: Language): Promise<Published[]> {
  return db
    .select({ slug: resources.slug, language: shown.language, content: sql<ResourceContent>`${resources.published}` })
    .from(resources)
    .where(isShownIn(language));
}

export async function publishedSlugs(db: Db, language: Language): Promise<string[]> {
  const found = await db
    .select({ slug: resources.slug })
    .from(resources)
    .where(isShownIn(language))
    .orderBy(asc(resources.slug));
  return found.map(({ slug }) => slug);
}

export function keptTexts(db: Db): Promise<Kept[]> {
  return db.select(shown).from(resources).orderBy(asc(resources.slug), asc(resources.language));
}

/** Nobody else changes it until the transaction ends. */
export async function lockText(db: Db, which: Which): Promise<Kept | undefined> {
  const [kept] = await db.select(shown).from(resources).where(isText(which)).for('update');
  return kept;
}

/** Undefined when somebody else has begun a text of this name meanwhile. */
export async function insertDraft(db: Db, which: Which, draft: ResourceContent, now: Date): Promise<Kept | undefined> {
  const [kept] = await db
    .insert(resources)
    .values({ ...which, draft, version: 1, changedAt: now })
    .onConflictDoNothing()
    .returning(shown);
  return kept;
}

type Change = Partial<Pick<Kept, 'draft' | 'published' | 'publishedAt'>>;

/** Changed by our team, and so no longer the library's. */
export async function updateText(db: Db, before: Kept, change: Change, now: Date): Promise<Kept | undefined> {
  const { published } = change;
  const isMoved = published !== undefined;
  const [kept] = await db
    .update(resources)
    .set({
      ...change,
      ...(isMoved ? { searchable: published && searchableOf(before.language, published) } : {}),
      version: before.version + 1,
      fromLibrary: null,
      changedAt: now,
    })
    .where(isText(before))
    .returning(shown);
  return kept;
}

export async function addToHistory(db: Db, which: Which, content: ResourceContent, by: string | null, now: Date) {
  const { slug, language } = which;
  await db.insert(resourceHistory).values({ id: uuid(), slug, language, content, publishedAt: now, publishedBy: by });
}

const EARLIER_SHOWN = 30;

export function earlierTexts(db: Db, { slug, language }: Which) {
  const { id, content, publishedAt } = resourceHistory;
  return db
    .select({ id, content, publishedAt, firstName: users.firstName, lastName: users.lastName })
    .from(resourceHistory)
    .leftJoin(users, eq(users.id, resourceHistory.publishedBy))
    .where(and(eq(resourceHistory.slug, slug), eq(resourceHistory.language, language)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(EARLIER_SHOWN);
}

export async function libraryHashes(db: Db): Promise<Map<string, string | null>> {
  const found = await db
    .select({ slug: resources.slug, language: resources.language, hash: resources.fromLibrary })
    .from(resources);
  return new Map(found.map(({ slug, language, hash }) => [`${language}/${slug}`, hash]));
}

/** As they stand in the library, for everybody to read; but for those that our team wrote in while we were looking. */
export async function publishFromLibrary(db: Db, texts: LibraryText[], now: Date): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map(({ slug, language, content, hash }) => ({
    slug,
    language,
    published: content,
    publishedAt: now,
    version: 1,
    fromLibrary: hash,
    changedAt: now,
    searchable: searchableOf(language, content),
  }));
  const put = await db
    .insert(resources)
    .values(rows)
    .onConflictDoUpdate({
      target: [resources.slug, resources.language],
      setWhere: isNotNull(resources.fromLibrary),
      set: {
        published: sql`excluded.published`,
        publishedAt: now,
        searchable: sql`excluded.searchable`,
        version: sql`${resources.version} + 1`,
        fromLibrary: sql`excluded.from_library`,
        changedAt: now,
      },
    })
    .returning({
      slug: resources.slug,
      language: resources.language,
      content: sql<ResourceContent>`${resources.published}`,
    });
  if (put.length === 0) return;
  await db
    .insert(resourceHistory)
    .values(put.map((text) => ({ ...text, id: uuid(), publishedAt: now, publishedBy: null })));
}

/** The title weighs most, then what the text is said to be about, then all that it says. */
function searchableOf(language: Language, content: ResourceContent): SQL {
  const weigh = (text: string, weight: 'A' | 'B' | 'C') =>
    sql`setweight(to_tsvector(${configOf(language)}, ${text}), ${sql.raw(`'${weight}'`)})`;
  const about = [...content.tags, content.summary].join(' ');
  return sql`${weigh(content.title, 'A')} || ${weigh(about, 'B')} || ${weigh(wordsIn(content), 'C')}`;
}
