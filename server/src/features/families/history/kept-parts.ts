// Which parts of an earlier version did not come back, and why. No database here: the outcome itself says so.
import type { KeptPart } from '@evenlight/contract/families/history';
import type { Plan } from '@evenlight/contract/plans';
import { isSamePackage, type PlanSnapshot } from '../../plans/rules.ts';

type Reason = KeptPart['reason'];
/** Why the venue, and why the day, could not come back. */
export type Obstacles = { venue: Reason; day: Reason };

export function keptOf(snapshot: PlanSnapshot, after: Plan, { venue, day }: Obstacles): KeptPart[] {
  const addons = snapshot.lines.filter(({ source }) => source === 'addon').map(({ name }) => name);
  const present = after.addons.map(({ name }) => name);
  const was = { venue: snapshot.venue?.name ?? '', day: snapshot.serviceDate ?? '' };
  const kept: (KeptPart | false)[] = [
    !isSamePackage(snapshot, after) && { part: 'package', was: snapshot.packageName, reason: 'gone' },
    ...addons.filter((name) => !present.includes(name)).map((was) => ({ part: 'addon', was, reason: 'gone' }) as const),
    snapshot.venue?.id !== after.selectedVenue?.id && { part: 'venue', was: was.venue, reason: venue },
    snapshot.serviceDate !== after.serviceDate && { part: 'serviceDate', was: was.day, reason: day },
  ];
  return kept.filter((part) => part !== false);
}
