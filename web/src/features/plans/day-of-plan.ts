// What is settled about the day of a service. Every card and step asks here, so that no two of them say different things.
import { pastServiceDayOf, type ServiceDay } from '@evenlight/contract/past-services';
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
  /** None was named, or the one that was wished for has gone by. */
  | { is: 'open' };

export type KnownDay = ServiceDay & Pick<Plan, 'heldUntil'>;

export function dayOfPlan(plan: KnownDay, today: string): DayOfPlan {
  const { schedule, serviceDate, heldUntil } = plan;
  const pastDay = pastServiceDayOf(plan, today);
  if (schedule?.mode === 'blocked') return { is: 'booked', schedule };
  if (pastDay !== null) return { is: 'has-been', day: pastDay };
  if (schedule) return { is: 'asked', schedule };
  if (serviceDate === null || serviceDate < today) return { is: 'open' };
  return heldUntil ? { is: 'held', day: serviceDate, until: heldUntil } : { is: 'named', day: serviceDate };
}
