// Finds out which rows of a file are new and which are known, by id where one is given, else by city and name,
// however the name is written.
import { isDeepStrictEqual } from 'node:util';
import { fold } from '@evenlight/contract/vendors/folding';
import type { FileRow } from './read-listings.ts';

type Named = { location: string; name: string };
export type Written = Named & { id: string | null; listed: boolean | null };
export type Stored = Named & { id: string; listed: boolean };

export type Matched<W, S> = { line: number; row: W & { listed: boolean }; stored: S | null };
export type Counts = { added: number; changed: number; unchanged: number };

export function matchListings<W extends Written, S extends Stored>(rows: readonly FileRow<W>[], stored: readonly S[]) {
  const byId = new Map(stored.map((it) => [it.id, it]));
  const byPlace = Map.groupBy(stored, placeOf);
  const matched: Matched<W, S>[] = [];
  const faults: string[] = [];
  const seen = new Map<string, number>();
  for (const { line, value } of rows) {
    const named = byPlace.get(placeOf(value)) ?? [];
    const known = value.id === null ? (named[0] ?? null) : (byId.get(value.id) ?? null);
    const fault =
      faultOf({ line, known, named, hasId: value.id !== null }) ??
      twiceOf(
        line,
        seen,
        [placeOf(value), value.id ?? known?.id].filter((key) => key !== undefined),
      );
    if (fault) faults.push(fault);
    else matched.push({ line, row: { ...value, listed: value.listed ?? known?.listed ?? true }, stored: known });
  }
  return { matched, faults };
}

type Found<S> = { line: number; known: S | null; named: readonly S[]; hasId: boolean };

function faultOf<S extends Stored>({ line, known, named, hasId }: Found<S>): string | null {
  if (!hasId && named.length > 1) return `line ${line}, id: Several in this city have this name. Say which one.`;
  if (hasId && named.some((it) => it.id !== known?.id))
    return `line ${line}, name: Another one in this city has this name. Rename that one first.`;
  return null;
}

function twiceOf(line: number, seen: Map<string, number>, keys: readonly string[]): string | null {
  const before = keys.map((key) => seen.get(key)).find((it) => it !== undefined);
  for (const key of keys) if (!seen.has(key)) seen.set(key, line);
  return before === undefined ? null : `line ${line}: This is the same listing as in line ${before}.`;
}

/** Those to be written, and how many there are of each. What is stored is given in the words of the file. */
export function whatChanges<W extends Written, S extends Stored>(matched: readonly Matched<W, S>[]) {
  const added = matched.filter(({ stored }) => stored === null);
  const changed = matched.filter(({ row, stored }) => stored !== null && differs(row, stored));
  const unchanged = matched.length - added.length - changed.length;
  return {
    written: [...added, ...changed],
    counts: { added: added.length, changed: changed.length, unchanged } satisfies Counts,
  };
}

function differs(row: object, stored: object): boolean {
  const { id: _, ...said } = row as Written;
  return !isDeepStrictEqual({ ...stored, ...said }, { ...stored });
}

function placeOf({ location, name }: Named): string {
  const written = fold(name).normalize('NFC').replace(/\s+/gu, ' ').trim();
  return `${location}\n${written}`;
}
