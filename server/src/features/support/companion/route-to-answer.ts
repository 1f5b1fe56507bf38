import type { CrisisRoute } from '@evenlight/contract/support/levels';

type Known = {
  /** Of the message, by a rule that names it. */
  named: readonly CrisisRoute[];
  /** Of the message, as the classifier takes it. */
  guessed?: readonly CrisisRoute[];
  /** Of what was written before. */
  standing: readonly CrisisRoute[];
};

/**
 * Whose danger is answered. Somebody who is hurt at home and writes 'he has a gun' is not sent closer to him, as one would
 * be who worries about a friend.
 */
export function routeToAnswer({ named, guessed = [], standing }: Known): CrisisRoute {
  const [first] = named;
  const atHome = standing.find((route) => route === 'child' || route === 'abuse');
  if (atHome && (first === undefined || first === 'worried' || first === 'others')) return atHome;
  return first ?? guessed[0] ?? standing[0] ?? 'self';
}
