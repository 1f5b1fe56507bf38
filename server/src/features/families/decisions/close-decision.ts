// The end of a vote: by hand, or because its time is up.
import { FamilyGroupId } from '@evenlight/contract/ids';
import type { World } from '../../../platform/world.ts';
import { familyChanged } from '../changed.ts';
import { lockGroup } from '../group-store.ts';
import {
  countEntitled,
  dropUncounted,
  findWhole,
  overdueDecisions,
  tallyOf,
  updateDecision,
  type Whole,
} from './decision-store.ts';
import { isTimeUp, outcomeOf } from './rules.ts';

const CLOSE_QUEUE = 'families.close-decisions';
export const decisionQueues = [CLOSE_QUEUE];
// A round ends before the next one begins.
const ROUND_MAX = 500;

export function decisionJobs(world: World) {
  world.jobs.schedule(CLOSE_QUEUE, '* * * * *');
  world.jobs.work(CLOSE_QUEUE, () => closeOverdue(world));
}

export async function closeOverdue({ db, keys, clock, log }: World): Promise<void> {
  const now = clock.now();
  for (const { id, groupId: written } of await overdueDecisions(db, now, ROUND_MAX)) {
    const groupId = FamilyGroupId.parse(written);
    // One that cannot be closed keeps no other open.
    try {
      await db.transaction(async (db) => {
        await lockGroup(db, groupId);
        const whole = await findWhole({ db, keys }, groupId, id);
        if (whole && isTimeUp(whole.decision, now))
          await closeWhole({ db, keys }, { groupId, member: null }, whole, { endedAt: whole.decision.deadline, now });
      });
    } catch (error) {
      log.error({ err: error, decisionId: id }, 'a decision could not be closed; it is tried again');
    }
  }
}

/** When it ended, and when that is written down: what is told must not lie before what was told already. */
type Ending = { endedAt: Date; now: Date };
type By = Parameters<typeof familyChanged>[1];

/** The group is locked by the caller. */
export async function closeWhole(
  { db, keys }: Pick<World, 'db' | 'keys'>,
  by: By,
  whole: Whole,
  { endedAt, now }: Ending,
): Promise<void> {
  const { decision, options } = whole;
  const outcome = outcomeOf(
    options.map(({ id }) => id),
    tallyOf(whole),
    endedAt,
  );
  await dropUncounted(db, whole);
  await updateDecision(db, decision.id, { ...outcome, entitled: await countEntitled(db, by.groupId) });
  const kind = outcome.state === 'decided' ? 'decision.made' : 'decision.tied';
  const about = resultInWords(whole, outcome.chosenId);
  await familyChanged(db, by, { part: 'decisions', keys, now, activity: { kind, about } });
}

/** 'Where shall we hold it? → Blossomfall Garden' */
export function resultInWords({ decision, options }: Whole, chosenId: string | null): string {
  const chosen = options.find(({ id }) => id === chosenId);
  return chosen ? `${decision.question} → ${chosen.label}` : decision.question;
}
