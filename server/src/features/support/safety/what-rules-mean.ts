// What is kept with a message are the ids of the rules that held. What they meant is read from them again.
import { type CrisisLevel, type CrisisRoute, crisisRoutes, higher } from '@evenlight/contract/support/levels';
import { rules } from './rules/rules.ts';

/**
 * Ids of what is no rule of the list: the classifier, its lesser sign, a model's opinion, a yes to a plain question, what was
 * meant before and is said to be done, and an explicit phrase of a language that we do not read otherwise. A rule that was
 * not believed leaves a sign of its kind.
 */
export const CLASSIFIER = 'classifier';
export const SIGN = 'sign';
export const BY_MODEL = 'model';
export const CONCERN_BY_MODEL = 'model-concern';
export const SAID_YES = 'said-yes';
export const CARRIED_OUT = 'carried-out';
export const OTHER_LANGUAGE = 'other-language';

/** Whose danger a rule meant that the classifier did not hear: it is asked about. */
export const signOf = (route: CrisisRoute) => `${SIGN}-${route}`;

const others: Record<string, CrisisLevel> = {
  [CLASSIFIER]: 'elevated',
  [SIGN]: 'concern',
  [BY_MODEL]: 'elevated',
  [CONCERN_BY_MODEL]: 'concern',
  [SAID_YES]: 'crisis',
  [CARRIED_OUT]: 'crisis',
  [OTHER_LANGUAGE]: 'crisis',
  ...Object.fromEntries(crisisRoutes.map((route) => [signOf(route), 'concern'] as const)),
};
const routesOfOthers = new Map<string, CrisisRoute>([
  ...crisisRoutes.map((route) => [signOf(route), route] as const),
  [CARRIED_OUT, 'medical'],
]);
const known = new Map(rules.map((rule) => [rule.id, rule]));

/** Of a rule that is no longer in the list we only know that somebody was worried. */
export function levelOf(ids: readonly string[]): CrisisLevel {
  return ids.reduce<CrisisLevel>(
    (level, id) => higher(level, known.get(id)?.level ?? others[id] ?? 'elevated'),
    'none',
  );
}

/** The gravest first, as the list of rules has them. Whose danger the classifier meant is not kept. */
export function routesOf(ids: readonly string[]): CrisisRoute[] {
  return [...new Set(ids.flatMap((id) => known.get(id)?.route ?? routesOfOthers.get(id) ?? []))];
}
