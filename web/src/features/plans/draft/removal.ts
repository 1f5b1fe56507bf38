// What a choice took out of the draft, and how long it can be put back.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { type Change, type Removed, undoOf } from './planning-draft';

export type Removal = {
  because: 'tradition' | 'package' | 'catalogue';
  removed: Removed[];
  /** The fields to put back; null when there is nothing to go back to. */
  undo: Partial<PlanningDraft> | null;
};

type Standing = { draft: PlanningDraft; removal: Removal | null };

/** A removal can be undone until something else is chosen where it would be put back. */
export function removalAfter({ draft: before, removal }: Standing, after: PlanningDraft): Removal | null {
  if (!removal?.undo) return null;
  const { undo } = removal;
  // A branch belongs to its tradition: undoing takes it along.
  const isInTheWay = Object.keys(undoOf(before, after)).some((field) => field in undo && field !== 'branch');
  return isInTheWay ? null : removal;
}

export function undone({ draft, removal }: Standing): Standing {
  return { draft: { ...draft, ...removal?.undo }, removal: null };
}

export function withChange(standing: Standing, { draft, removed }: Change, because: Removal['because']): Standing {
  const before = standing.draft;
  const { removal } = standing;
  const isOneMoreTradition = because === 'tradition' && removal?.because === 'tradition';
  if (isOneMoreTradition && removal.undo) {
    // The arrow keys pass through every tradition on the way: what the first step took is still on offer, and coming
    // back to where one began is the way back.
    if (removal.undo.faithTradition === draft.faithTradition) return undone(standing);
    const undo = { ...undoOf(before, draft), ...removal.undo };
    return { draft, removal: { because, removed: [...removal.removed, ...removed], undo } };
  }
  if (removed.length === 0) return { draft, removal: removalAfter(standing, draft) };
  return { draft, removal: { because, removed, undo: undoFor(because, before, draft) } };
}

function undoFor(because: Removal['because'], before: PlanningDraft, after: PlanningDraft): Removal['undo'] {
  if (because === 'catalogue') return null;
  const { branch, packageTradition, venueId } = before;
  // What depends on the tradition comes back as it was, also where this change left it alone.
  const ofTradition = because === 'tradition' ? { branch, packageTradition, venueId } : {};
  return { ...undoOf(before, after), ...ofTradition };
}
