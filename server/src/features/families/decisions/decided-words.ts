// A version of the plan names the decision behind it, and its words are read from there: they lie sealed, and go with it.
import type { FamilyGroupId } from '@evenlight/contract/ids';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import type { World } from '../../../platform/world.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { nameDecisionOf, type VersionKey, versionsThatSay } from '../../plans/version-store.ts';
import { optionLabels } from './sealed-questions.ts';
import { decisionOptions, familyDecisions } from './tables.ts';

/** What a version says by itself, for whoever may not read more or when the decision is gone. */
export const DECIDED = 'The family decided this.';
const BEFORE_WORDS = 'The family decided: ';

export const decidedInWords = (label: string) => `${BEFORE_WORDS}${label}`;

type Described = { description: string; decisionId: string | null };

/** For whoever may see the group: what each version says about itself, by its place. */
export async function descriptionsOf(db: Db, keys: Keys, groupId: FamilyGroupId, versions: readonly Described[]) {
  const ids = versions.flatMap(({ decisionId }) => decisionId ?? []);
  const isNamed = and(eq(familyDecisions.groupId, groupId), inArray(familyDecisions.id, ids));
  const decided = ids.length === 0 ? [] : await chosenIn(db, keys, isNamed);
  const labels = new Map(decided.map(({ id, label }) => [id, label]));
  return versions.map(({ description, decisionId }) => {
    const label = decisionId === null ? undefined : labels.get(decisionId);
    return label === undefined ? description : decidedInWords(label);
  });
}

async function chosenIn(db: Db, keys: Keys, which: SQL | undefined) {
  const { id, decidedAt } = familyDecisions;
  const found = await db
    .select({ id, decidedAt, option: decisionOptions })
    .from(familyDecisions)
    .innerJoin(decisionOptions, eq(decisionOptions.id, familyDecisions.chosenId))
    .where(which);
  return found.map(({ option, ...decision }) => ({ ...decision, label: optionLabels.open(keys, option) }));
}

const VERSIONS_AT_ONCE = 200;

/** Versions from before say in the clear what was chosen. */
export async function nameOldDecisions({ db, keys }: Pick<World, 'db' | 'keys'>): Promise<void> {
  let after: VersionKey | undefined;
  do {
    const found = await versionsThatSay(db, BEFORE_WORDS, { after, atMost: VERSIONS_AT_ONCE });
    for (const version of found) {
      const named = await decisionBehind(db, keys, version);
      if (named) await nameDecisionOf(db, version, { description: DECIDED, ...named });
    }
    after = found.length < VERSIONS_AT_ONCE ? undefined : found.at(-1);
  } while (after);
}

type Saying = VersionKey & { at: Date; description: string };

/** Null for what somebody wrote who begins the same way: those words are theirs. Without a group nobody can tell. */
async function decisionBehind(db: Db, keys: Keys, { planId, at, description }: Saying) {
  const [group] = await db.select({ id: familyGroups.id }).from(familyGroups).where(eq(familyGroups.planId, planId));
  if (!group) return { decisionId: null };
  const decided = await chosenIn(db, keys, eq(familyDecisions.groupId, group.id));
  const newest = decided
    .filter((one) => decidedInWords(one.label) === description && one.decidedAt !== null && one.decidedAt <= at)
    .toSorted((one, other) => Number(other.decidedAt) - Number(one.decidedAt))[0];
  return newest ? { decisionId: newest.id } : null;
}
