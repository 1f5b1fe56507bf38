// Which parts of an earlier version did not come back. No database here: the outcome itself says so.
import type { KeptPart } from '@evenlight/contract/families/history';
import type { Plan } from '@evenlight/contract/plans';
import type { PlanSnapshot } from '../../plans/rules.ts';

export function keptOf(snapshot: PlanSnapshot, after: Plan): KeptPart[] {
  const isSamePackage =
    snapshot.packageTradition === after.packageTradition && snapshot.packageTier === after.packageTier;
  const addons = snapshot.lines.filter(({ source }) => source === 'addon').map(({ name }) => name);
  const present = after.addons.map(({ name }) => name);
  const kept: (KeptPart | false)[] = [
    !isSamePackage && { part: 'package', was: snapshot.packageName },
    ...addons.filter((name) => !present.includes(name)).map((was) => ({ part: 'addon', was }) as const),
    snapshot.venue?.id !== after.selectedVenue?.id && { part: 'venue', was: snapshot.venue?.name ?? '' },
    snapshot.serviceDate !== after.serviceDate && { part: 'serviceDate', was: snapshot.serviceDate ?? '' },
  ];
  return kept.filter((part) => part !== false);
}
