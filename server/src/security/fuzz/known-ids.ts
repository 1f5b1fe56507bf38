// Remembers the ids that answers held, so that later requests can name things that are really there.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@evenlight/contract/endpoint';
import { SomeId } from './arbitrary-of.ts';

export type KnownIds = ReturnType<typeof knownIds>;

/** Memorials are numbered. */
const NO_MEMORIAL = 2 ** 31 - 1;

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) || typeof value === 'number';

export function knownIds(first: Record<string, string | number> = {}) {
  const byName = new Map<string, Set<string | number>>();
  const add = (name: string, id: string | number) => byName.set(name, (byName.get(name) ?? new Set()).add(id));
  for (const [name, id] of Object.entries(first)) add(name, id);

  /** `id` in what a list of tasks answers is what others call `taskId`. */
  function learn(answer: unknown, ownName: string | undefined): void {
    if (Array.isArray(answer)) for (const one of answer) learn(one, ownName);
    else if (typeof answer === 'object' && answer !== null)
      for (const [name, value] of Object.entries(answer)) {
        if (name === 'id' && ownName && isId(value)) add(ownName, value);
        else if (/Id$/.test(name) && isId(value)) add(name, value);
        else learn(value, ownName);
      }
  }

  return {
    learn,
    all: () => [...byName.values()].flatMap((ids) => [...ids]),
    /** One in eight is of nobody. */
    find({ name, pick }: SomeId): string | number {
      const ids = [...(byName.get(name) ?? [])];
      const known = pick % 8 === 0 ? undefined : ids[(pick >> 3) % ids.length];
      return known ?? (name === 'memorialId' ? NO_MEMORIAL : randomUUID());
    },
  };
}

/** What an endpoint's answers call plainly `id`: `taskId` for those below /shared-tasks, as other paths say it. */
export function ownNamesOf(endpoints: readonly Endpoint[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { path } of endpoints)
    for (const { 1: below = '', 2: name = '' } of path.matchAll(/(?<=(^.*?))\/:(\w+Id)(?=\/|$)/g))
      names.set(below, name);
  return names;
}

export function filledIn(value: unknown, ids: KnownIds): unknown {
  if (value instanceof SomeId) return ids.find(value);
  if (Array.isArray(value)) return value.map((one) => filledIn(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledIn(one, ids)]));
}
