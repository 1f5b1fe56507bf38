import { CallFailed } from '../../platform/call';

/** What the plan would cost by now, where that is why it was not changed. */
export function priceNowIn(error: unknown): number | null {
  const problem = error instanceof CallFailed ? error.problem : undefined;
  return problem?.code === 'decision.price_changed' ? (problem.amount ?? null) : null;
}
