// Packages side by side: features that are about the same thing stand in one row. Only the arrangement is ours; each
// package speaks for itself in its own words.
import type { Package } from '@evenlight/contract/catalogue';

/** One entry for each package, in their order; null where a package has nothing of the kind. */
export type Row = (string | null)[];

export type Comparison = { different: Row[]; same: string[] };

export function comparePackages(packages: readonly Pick<Package, 'features'>[], littleWords: string): Comparison {
  const little = new Set(wordsIn(littleWords));
  const telling = (text: string) => new Set(wordsIn(text).filter((word) => !little.has(word)));
  const rows = alignedRows(
    packages.map(({ features }) => features),
    telling,
  );
  const isSame = (row: Row) => row.every((words) => words !== null && words === row[0]);
  return {
    different: rows.filter((row) => !isSame(row)),
    same: rows.filter(isSame).map(([words]) => words ?? ''),
  };
}

/** From the smallest package to the largest: each feature joins the row it is most alike, or opens one of its own. */
function alignedRows(lists: readonly (readonly string[])[], telling: Telling): Row[] {
  const rows: Row[] = [];
  for (const [column, features] of lists.entries()) {
    for (const { feature, row } of bestPairs(features, rows, telling)) {
      if (row) row[column] = feature;
      else rows.push(lists.map((_, other) => (other === column ? feature : null)));
    }
  }
  return rows;
}

/** The words of a text that say what it is about. */
type Telling = (text: string) => ReadonlySet<string>;

type Pair = { feature: string; row: Row | null };

/** The likest find each other first, so that an exact match is never taken by a mere resemblance. */
function bestPairs(features: readonly string[], rows: readonly Row[], telling: Telling): Pair[] {
  const candidates = features
    .flatMap((feature) => rows.map((row) => ({ feature, row, likeness: likenessToRow(feature, row, telling) })))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((one, other) => other.likeness - one.likeness);
  const found = new Map<string, Row>();
  const taken = new Set<Row>();
  for (const { feature, row } of candidates) {
    if (found.has(feature) || taken.has(row)) continue;
    found.set(feature, row);
    taken.add(row);
  }
  return features.map((feature) => ({ feature, row: found.get(feature) ?? null }));
}

// A quarter of the words in common, little words left aside: below it, resemblance is chance.
const ALIKE = 0.25;

function likenessToRow(feature: string, row: Row, telling: Telling): number {
  return Math.max(...row.map((words) => (words === null ? 0 : likeness(feature, words, telling))));
}

function likeness(one: string, other: string, telling: Telling): number {
  if (one === other) return 2;
  const [first, second] = [telling(one), telling(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
