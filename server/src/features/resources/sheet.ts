// Texts of the library as a sheet, for whoever writes many of them at once. What is put in is published, and the history
// of each text goes on; a draft that somebody is writing stays theirs.
import { lineOfText } from '@evenlight/contract/field-rules';
import { languages } from '@evenlight/contract/languages';
import { ResourceContent, resourceCategories, resourceTypes, Slug } from '@evenlight/contract/resources';
import { packagedTraditions } from '@evenlight/contract/traditions';
import { Day } from '@evenlight/contract/venues';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { idInCell, linesOfText, listOf, oneWordOf, orEmpty, yesOrNo } from '../../platform/sheets/cells.ts';
import { choice, choices, columnsOf } from '../../platform/sheets/columns.ts';
import type { LinesAsked, Matched, RowFault, Sheet } from '../../platform/sheets/sheet.ts';
import { readText } from './read-text.ts';
import { addToHistory, insertDraft, keptTexts, lockText, updateText } from './store.ts';

const content = ResourceContent.shape;
const LONGEST_LIST = 10;

const shape = {
  id: idInCell,
  slug: z.string().trim().pipe(Slug),
  language: oneWordOf(languages),
  title: content.title,
  summary: content.summary,
  category: oneWordOf(resourceCategories),
  type: oneWordOf(resourceTypes),
  tags: listOf(lineOfText(30), { min: 1, max: LONGEST_LIST }).pipe(content.tags),
  traditions: listOf(oneWordOf(packagedTraditions), { max: packagedTraditions.length }),
  related: listOf(Slug, { max: LONGEST_LIST }).pipe(content.related),
  sources: listOf(lineOfText(160), { max: LONGEST_LIST }).pipe(content.sources),
  reviewedOn: z.string().trim().pipe(Day),
  body: linesOfText(12_000).pipe(content.body),
  listed: orEmpty(yesOrNo).default(null),
};

const columns = columnsOf(shape, {
  slug: 'line',
  language: choice(languages),
  title: 'line',
  summary: 'line',
  category: choice(resourceCategories),
  type: choice(resourceTypes),
  tags: 'list',
  traditions: choices(packagedTraditions),
  related: 'list',
  sources: 'list',
  reviewedOn: 'day',
  body: 'lines',
  listed: 'yes-or-no',
});

const TextRow = z.object(shape);
type Written = z.output<typeof TextRow>;
type Known = Awaited<ReturnType<typeof storedTexts>>[number];
type Change = Matched<Written, Known>;
const idOf = ({ language, slug }: Pick<Written, 'language' | 'slug'>) => `${language}/${slug}`;

export const resourceSheet: Sheet<Written, Known> = {
  kind: 'resources',
  columns,
  namesItself: true,
  schema: () => TextRow,
  sameness: {
    of: idOf,
    several: 'There are several texts of this name',
    another: 'Another text has this name',
    column: 'slug',
  },
  // As whoever writes a single text takes it.
  turns: (rows) => rows.map((row) => `text ${idOf(row)}`).sort(),
  forgetsUnlisted: true,
  stored: storedTexts,
  lines: textLines,
  titleOf: ({ title }) => title,
  check: async (_, written) => written.flatMap(faultsOf),
  keep: keepRows,
};

/** As families read them; a text that was never published is not in the file. */
async function storedTexts(db: Db) {
  return (await keptTexts(db)).flatMap(({ slug, language, published }) =>
    published ? [{ ...published, slug, language, id: idOf({ slug, language }), listed: true, isSample: false }] : [],
  );
}

async function textLines(db: Db, { search = '', limit, offset }: LinesAsked) {
  return (await storedTexts(db))
    .map(({ id, title, listed }) => ({ id, title, detail: id, isListed: listed, isSample: false }))
    .filter(({ title, detail }) => `${title} ${detail}`.toLowerCase().includes(search.toLowerCase()))
    .slice(offset, offset + limit);
}

function faultsOf({ line, row, stored }: Change): RowFault[] {
  if (stored && stored.id !== idOf(row))
    return [{ line, column: 'slug', sentence: 'A text is known by its language and slug. Begin another row instead' }];
  try {
    readText(row);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [{ line, column: 'body', sentence: error.message }];
  }
}

async function keepRows(db: Db, written: readonly Change[], now: Date): Promise<string[]> {
  for (const { row } of written.toSorted((one, other) => (idOf(one.row) < idOf(other.row) ? -1 : 1)))
    await keepText(db, row, now);
  return written.map(({ row }) => idOf(row));
}

async function keepText(db: Db, { id: _, slug, language, listed, ...said }: Change['row'], now: Date): Promise<void> {
  const which = { slug, language };
  const known = await lockText(db, which);
  const before = known ?? (await insertDraft(db, which, said, now));
  if (!before) throw new Error(`Whoever holds the turn of ${language}/${slug} is alone.`);
  if (!listed) {
    await updateText(db, before, { draft: before.draft ?? said, published: null, publishedAt: null }, now);
    return;
  }
  await addToHistory(db, which, said, null, now);
  await updateText(db, before, { draft: known?.draft ?? null, published: said, publishedAt: now }, now);
}
