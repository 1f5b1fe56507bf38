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
const SAID_YES = 'said-yes';
export const CARRIED_OUT = 'carried-out';
export const OTHER_LANGUAGE = 'other-language';
/** A goodbye after words of danger; an age below eighteen after words of violence. */
export const FAREWELL = 'farewell-in-danger';
export const CHILD_AFTER_ALL = 'child-after-all';

/** Whose danger a rule meant that the classifier did not hear: it is asked about. */
export const signOf = (route: CrisisRoute) => `${SIGN}-${route}`;

/** A plain question was answered in the way that means danger. Of oneself it has its old name, which stands in rows. */
export const saidYesTo = (route: CrisisRoute) => (route === 'self' ? SAID_YES : `${SAID_YES}-${route}`);

const others: Record<string, CrisisLevel> = {
  [CLASSIFIER]: 'elevated',
  [SIGN]: 'concern',
  [BY_MODEL]: 'elevated',
  [CONCERN_BY_MODEL]: 'concern',
  [CARRIED_OUT]: 'crisis',
  [OTHER_LANGUAGE]: 'crisis',
  [FAREWELL]: 'crisis',
  [CHILD_AFTER_ALL]: 'elevated',
  ...Object.fromEntries(crisisRoutes.map((route) => [signOf(route), 'concern'] as const)),
  ...Object.fromEntries(crisisRoutes.map((route) => [saidYesTo(route), 'crisis'] as const)),
};
const routesOfOthers = new Map<string, CrisisRoute>([
  ...crisisRoutes.map((route) => [signOf(route), route] as const),
  ...crisisRoutes.map((route) => [saidYesTo(route), route] as const),
  [CARRIED_OUT, 'medical'],
  [FAREWELL, 'self'],
  [CHILD_AFTER_ALL, 'child'],
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
