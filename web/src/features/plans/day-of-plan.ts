// What is settled about the day of a service. Every card and step asks here, so that no two of them say different things.
import type { Plan } from '@evenlight/contract/plans';
import type { Schedule } from '@evenlight/contract/schedules';

type Booked = Extract<Schedule, { mode: 'blocked' }>;
type Requested = Extract<Schedule, { mode: 'requested' }>;

export type DayOfPlan =
  | { is: 'booked'; schedule: Booked }
  /** Our team looks for it. */
  | { is: 'asked'; schedule: Requested }
  | { is: 'has-been'; day: string }
  /** The venue keeps it for the family, and it is not booked yet. */
  | { is: 'held'; day: string; until: string }
  /** Named by the family, and kept by nobody. */
  | { is: 'named'; day: string }
  | { is: 'open' };

type Known = Pick<Plan, 'schedule' | 'serviceDate' | 'heldUntil'>;

export function dayOfPlan({ schedule, serviceDate, heldUntil }: Known, today: string): DayOfPlan {
  if (schedule?.mode === 'blocked') return { is: 'booked', schedule };
  if (serviceDate !== null && serviceDate < today) return { is: 'has-been', day: serviceDate };
  if (schedule) return { is: 'asked', schedule };
  if (serviceDate === null) return { is: 'open' };
  return heldUntil ? { is: 'held', day: serviceDate, until: heldUntil } : { is: 'named', day: serviceDate };
}
