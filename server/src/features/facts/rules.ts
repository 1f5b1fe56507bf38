// When a figure may be told, and which of several is told in a county.
import type { DatedFact, FactKey, Figure } from '@evenlight/contract/facts';
import type { Translations } from '@evenlight/contract/translations';
import { sameName } from '../../platform/sheets/match-rows.ts';
import type { datedFacts } from './tables.ts';

export type FactRow = typeof datedFacts.$inferSelect;

type Checked = Pick<FactRow, 'checkedOn' | 'reviewBy'>;

/** Never looked up, or not since its review. On the day of its review a fact still stands. */
export function isToCheck({ checkedOn, reviewBy }: Checked, today: string): boolean {
  return checkedOn === null || reviewBy === null || reviewBy < today;
}

/** Families are told to ask: it has to be checked, or whoever checked it found no figure. */
export function isToAsk(fact: Checked & Pick<FactRow, 'low'>, today: string): boolean {
  return fact.low === null || isToCheck(fact, today);
}

/** What a fact is known by, in the address of its row and in files. */
export function factIdOf({ key, county }: Pick<FactRow, 'key' | 'county'>): string {
  return county === null ? key : `${key} ${county}`;
}

/** The county's own, also where it is to be asked about: it is there because the county differs. */
export function factFor(rows: readonly FactRow[], key: FactKey, county: string | undefined): FactRow | undefined {
  const ofKey = rows.filter((row) => row.key === key);
  const own = county && ofKey.find((row) => row.county !== null && sameName(row.county) === sameName(county));
  return own || ofKey.find((row) => row.county === null);
}

/** In the first language, with its translations beside it. */
export function asDatedFact(row: FactRow, today: string): DatedFact & { translations: Translations } {
  const { key, name, note, county, source, checkedOn, translations } = row;
  const figure = figureOf(row);
  const named = { key, name, note, translations };
  if (isToAsk(row, today) || !figure || source === null || checkedOn === null) return { is: 'ask', ...named };
  return { is: 'told', ...named, figure, county, source, checkedOn };
}

function figureOf({ unit, low, high }: Pick<FactRow, 'unit' | 'low' | 'high'>): Figure | null {
  if (low === null) return null;
  if (unit !== 'dollars') return { unit, low, high: high ?? low };
  return { unit, lowCents: Math.round(low * 100), highCents: Math.round((high ?? low) * 100) };
}
