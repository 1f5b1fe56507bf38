// What a vote comes to. No database here.
import type { DecisionKind, DecisionState } from '@evenlight/contract/families/decisions';

/** Votes by option. */
export type Tally = ReadonlyMap<string, number>;
export type Outcome = { state: DecisionState; chosenId: string | null; decidedAt: Date | null };
type Kept = Outcome & { deadline: Date };

/** Those with the most votes: several when they are level, all of them when nobody said anything. */
export function leadersOf(optionIds: readonly string[], tally: Tally): string[] {
  const most = Math.max(0, ...optionIds.map((id) => tally.get(id) ?? 0));
  return optionIds.filter((id) => (tally.get(id) ?? 0) === most);
}

export function outcomeOf(optionIds: readonly string[], tally: Tally, decidedAt: Date): Outcome {
  const [first, ...level] = leadersOf(optionIds, tally);
  return first && level.length === 0
    ? { state: 'decided', chosenId: first, decidedAt }
    : { state: 'tied', chosenId: null, decidedAt };
}

export function isTimeUp({ state, deadline }: Kept, now: Date): boolean {
  return state === 'open' && deadline <= now;
}

/** How it stands at this moment: what is over is over, even before anybody has written that down. */
export function standingOf(kept: Kept, optionIds: readonly string[], tally: Tally, now: Date): Outcome {
  return isTimeUp(kept, now) ? outcomeOf(optionIds, tally, kept.deadline) : kept;
}

type Named = { venueId?: string | null | undefined; packageTier?: string | null | undefined; label: string };

export function areOptionsAlike(options: readonly Named[]): boolean {
  const written = options.map(({ venueId, packageTier, label }) => venueId ?? packageTier ?? plain(label));
  return new Set(written).size < options.length;
}

function plain(label: string): string {
  return label.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

type Choice = { venueId: string | null; packageTier: string | null; label: string };
export type PlanChoice = { venueId: string | null; packageTier: string; packageName: string };

/** Whether the plan is as the family chose, also after somebody went back to an earlier version. */
export function isFollowed(kind: DecisionKind, chosen: Choice, plan: PlanChoice): boolean {
  if (kind === 'venues') return chosen.venueId === plan.venueId;
  if (kind === 'packages') return chosen.packageTier === plan.packageTier && chosen.label === plan.packageName;
  return true;
}
