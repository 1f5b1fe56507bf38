// Judges a message before anything answers: our own rules first, then a second opinion where there is a model.
import { type CrisisLevel, type CrisisRoute, higher, isAtLeast } from '@evenlight/contract/support/levels';
import { answerToPlainQuestion, type PlainAnswer } from './companion/ask-plainly.ts';
import type { Companion, Questioned } from './companion/companion-types.ts';
import type { Assessment } from './safety/assess.ts';
import { assessFor } from './safety/assess-in-worker.ts';
import { type Earlier, isCarriedOut, isChildAfterAll, isFarewellInDanger } from './safety/carried-out.ts';
import {
  BY_MODEL,
  CARRIED_OUT,
  CHILD_AFTER_ALL,
  CONCERN_BY_MODEL,
  FAREWELL,
  SIGN,
  saidYesTo,
} from './safety/what-rules-mean.ts';

// Longer than that nobody in distress should wait for a second opinion.
const SECOND_OPINION_MS = 4_000;

/** The higher of both opinions, `lately` told the oldest first. A crisis is one already: nothing is sent out to hear it again. */
export async function judge(
  companion: Companion,
  questioned: Questioned,
  lately: readonly Earlier[] = [],
): Promise<Assessment> {
  const own = heardAfter(await assessFor(questioned.personId, questioned.text), questioned.text, lately);
  if (own.level === 'crisis') return own;
  const second = await secondOpinion(companion, questioned);
  if (!second || isAtLeast(own.level, second)) return own;
  // A model says how bad it is and not whose danger it is; the writer's own is the most likely.
  const isUnrouted = isAtLeast(second, 'elevated') && own.routes.length === 0;
  const rules = [...own.rules, isAtLeast(second, 'elevated') ? BY_MODEL : CONCERN_BY_MODEL];
  return { ...own, level: second, rules, routes: isUnrouted ? ['self'] : own.routes };
}

/** 'Yes' is no danger by itself; said to 'are you thinking of ending your life?' it is one. So is 'no' to 'are you safe?'. */
function heardAfter(byItself: Assessment, text: string, lately: readonly Earlier[]): Assessment {
  const own = isChildAfterAll(text, lately) ? asOfAChild(byItself) : byItself;
  if (isCarriedOut(text, lately)) {
    const routes = [...new Set(['medical' as const, ...own.routes])];
    return { ...own, level: 'crisis', rules: [CARRIED_OUT, ...own.rules], routes };
  }
  if (isFarewellInDanger(text, lately))
    return {
      ...own,
      level: 'crisis',
      rules: [...own.rules, FAREWELL],
      routes: [...new Set([...own.routes, 'self' as const])],
    };
  const answer = answerToPlainQuestion(text, lately.at(-1));
  if (answer?.isDanger) {
    const routes = [...new Set([...own.routes, askedAbout(answer, lately)])];
    return { ...own, level: 'crisis', rules: [...own.rules, ...routes.map(saidYesTo)], routes };
  }
  // What a rule has found stands, whatever is said to the question; and what follows a no may be the contrary.
  const isOnlyASign = own.level === 'concern' && own.rules.every((id) => id === SIGN);
  return answer?.says === 'no' && answer.isWhole && isOnlyASign ? { ...own, level: 'none', rules: [] } : own;
}

function asOfAChild(own: Assessment): Assessment {
  const routes = [...new Set(['child' as const, ...own.routes])];
  return { ...own, level: higher(own.level, 'elevated'), rules: [...own.rules, CHILD_AFTER_ALL], routes };
}

/** One question stands for several dangers; what was written before it says which of them. */
function askedAbout({ routes }: PlainAnswer, lately: readonly Earlier[]): CrisisRoute {
  const before = lately.findLast(({ role }) => role === 'user')?.routes ?? [];
  return routes.find((route) => before.includes(route)) ?? routes[0] ?? 'self';
}

async function secondOpinion(companion: Companion, questioned: Questioned): Promise<CrisisLevel | null> {
  const limit = AbortSignal.timeout(SECOND_OPINION_MS);
  const late = new Promise<null>((resolve) => {
    limit.addEventListener('abort', () => resolve(null), { once: true });
  });
  const opinion = companion.classify(questioned, limit).catch(() => null);
  return Promise.race([opinion, late]);
}
