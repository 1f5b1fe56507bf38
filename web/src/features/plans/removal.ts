// What a choice took out of the draft, and how long it can be put back.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { type Change, type Removed, touchesSame, undoOf } from './planning-draft';

export type Removal = {
  because: 'tradition' | 'package' | 'catalogue';
  removed: Removed[];
  /** The fields to put back; null when there is nothing to go back to. */
  undo: Partial<PlanningDraft> | null;
};

type Standing = { draft: PlanningDraft; removal: Removal | null };

/** A removal can be undone until something else is chosen where it would be put back. */
export function removalAfter({ draft: before, removal }: Standing, after: PlanningDraft): Removal | null {
  const isInTheWay = !removal?.undo || touchesSame(undoOf(before, after), removal.undo);
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
  return { draft, removal: { because, removed, undo: because === 'catalogue' ? null : undoOf(before, draft) } };
}
