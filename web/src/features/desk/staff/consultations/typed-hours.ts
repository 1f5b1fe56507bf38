// Stretches of a day as they are typed: `09:00` to `17:00`. A day that ends at midnight is typed as 00:00.
import type { OpenStretch } from '@evenlight/contract/desk';
import { minuteOf } from '@evenlight/contract/scheduling';
import { z } from '@evenlight/contract/zod';

export const TypedStretch = z.object({ from: z.string(), to: z.string() });
export type TypedStretch = z.infer<typeof TypedStretch>;
type Minutes = Pick<OpenStretch, 'opensMinute' | 'closesMinute'>;

/** What a new line begins with: a working day. */
export const usualStretch: TypedStretch = { from: '09:00', to: '17:00' };

const DAY_MINUTES = 24 * 60;

export function asTyped({ opensMinute, closesMinute }: Minutes): TypedStretch {
  return { from: asClock(opensMinute), to: asClock(closesMinute % DAY_MINUTES) };
}

function asClock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

export type HoursFault = 'unfinished' | 'backwards' | 'overlapping';

/** What is wrong with the stretches of one day; null when nothing is. */
export function faultOf(stretches: readonly TypedStretch[]): HoursFault | null {
  if (stretches.some(({ from, to }) => from === '' || to === '')) return 'unfinished';
  const sorted = stretches.map(asMinutes).sort((one, other) => one.opensMinute - other.opensMinute);
  if (sorted.some(({ opensMinute, closesMinute }) => opensMinute >= closesMinute)) return 'backwards';
  const isOverlapping = sorted.some(
    ({ closesMinute }, at) => (sorted[at + 1]?.opensMinute ?? closesMinute) < closesMinute,
  );
  return isOverlapping ? 'overlapping' : null;
}

export function asMinutes({ from, to }: TypedStretch): Minutes {
  return { opensMinute: minuteOf(from), closesMinute: minuteOf(to) || DAY_MINUTES };
}
