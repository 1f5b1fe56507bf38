// What families are told of facts today.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { FactKey } from '@evenlight/contract/facts';
import type { Db } from '../../platform/database/database.ts';
import { asDatedFact, factFor, isToCheck } from './rules.ts';
import { datesOfListedFacts, listedFacts } from './store.ts';

type Asked = { keys: readonly FactKey[]; county?: string | undefined; now: Date };

/** In the order they are asked for. One that our team has taken off the list is left out. */
export async function datedFactsOf(db: Db, { keys, county, now }: Asked) {
  const rows = await listedFacts(db, keys);
  const today = wallTimeAt(now).date;
  return keys.flatMap((key) => {
    const row = factFor(rows, key, county);
    return row ? [asDatedFact(row, today)] : [];
  });
}

/** How many wait for somebody of our team to look them up. */
export async function countFactsToCheck(db: Db, now: Date): Promise<number> {
  const today = wallTimeAt(now).date;
  return (await datesOfListedFacts(db)).filter((fact) => isToCheck(fact, today)).length;
}
