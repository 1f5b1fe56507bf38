// 'Within 24 hours' as a moment.
import { PROMISE_HOURS } from '@evenlight/contract/concierge';

export function answerBy(now: Date): Date {
  return new Date(now.getTime() + PROMISE_HOURS * 60 * 60 * 1000);
}
