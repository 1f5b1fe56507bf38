// Gives a house the facts that came with the product, where it has none of that key and county yet. What our team has
// changed, or taken off the list, is never put back.
import type { Words } from '@evenlight/contract/translations';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { SHEETS_TURN } from '../../platform/sheets/sheet.ts';
import { translationsOfTexts } from '../../platform/texts/translated-texts.ts';
import type { World } from '../../platform/world.ts';
import { FIRST_FACT, firstFacts } from './first-facts.ts';
import type { FactRow } from './rules.ts';
import { allFacts, keepFacts } from './store.ts';

export async function openFacts({ db }: Pick<World, 'db'>): Promise<void> {
  if ((await missingIn(db)).length === 0) return;
  await db.transaction(async (db) => {
    // Several processes may start at once, or somebody of ours may be changing rows.
    await takeTurn(db, SHEETS_TURN);
    await keepFacts(db, await missingIn(db));
  });
}

/** Those that are not there, and those that were never told in a language that we have by now. */
async function missingIn(db: Db): Promise<FactRow[]> {
  const known = await allFacts(db);
  const ids = new Set(known.map(({ id }) => id));
  const added = firstFacts.filter(({ id }) => !ids.has(id));
  const told = known.map(inEveryLanguage);
  const isUntold = ({ translations }: FactRow, at: number) =>
    Object.keys(translations).some((language) => !Object.hasOwn(known[at]?.translations ?? {}, language));
  return [...added.map(inEveryLanguage), ...told.filter(isUntold)];
}

/** What was translated already, or taken back, stays. What our team has worded anew is in no catalogue. */
function inEveryLanguage(fact: FactRow): FactRow {
  const { name, note, source, translations } = fact;
  const texts: Record<string, Words> = { name, ...(note ? { note } : {}), ...(source ? { source } : {}) };
  return { ...fact, translations: { ...translationsOfTexts(texts, FIRST_FACT), ...translations } };
}
