// The draft while the wizard is open, and everything that can happen to it. No storage, no network and no clock here.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { type InAccount, type InBrowser, keepablePart, type Replaced } from './kept-draft';
import { type Change, isEmpty, isSameDraft, type Removed, undoOf } from './planning-draft';

export type DraftState = InBrowser & {
  removal: Removal | null;
  /** The one it was became a plan elsewhere, or was given up there; this one goes on by itself. */
  isCopy: boolean;
  /** Why the account does not have it yet. */
  trouble: 'waiting' | 'signed-out' | null;
};

/** What a choice took out of the draft. */
export type Removal = {
  because: 'tradition' | 'way' | 'package' | 'catalogue';
  removed: Removed[];
  /** The fields to put back; null when there is nothing to go back to. */
  undo: Partial<PlanningDraft> | null;
};

export type DraftAction =
  | { type: 'updated'; patch: Partial<PlanningDraft>; at: string }
  | { type: 'made'; change: Change; because: Removal['because']; at: string }
  | { type: 'undone' | 'broughtBack'; at: string }
  | { type: 'closed'; notice: 'removal' | 'copy' | 'replaced' }
  | { type: 'saving' | 'sendAgain' }
  | { type: 'saveFailed'; isSaveUnsure: boolean }
  | { type: 'keptInAccount'; draft: PlanningDraft; revision: number }
  | { type: 'notKept'; trouble: 'waiting' | 'signed-out' }
  | { type: 'changedElsewhere'; theirs: InAccount; newId: string }
  | { type: 'goneFromAccount'; revision: number; newId: string }
  | { type: 'keptByOtherTab'; kept: InBrowser }
  | { type: 'forgottenByOtherTab'; hasUnsent: boolean; newId: string };

export function draftReducer(state: DraftState, action: DraftAction): DraftState {
  const { draft, removal, replaced } = state;
  switch (action.type) {
    case 'updated': {
      const next = { ...draft, ...keepablePart(draft, action.patch) };
      if (isSameDraft(next, draft)) return state;
      return changed(state, { draft: next, removal: removalAfter(state, next) }, action.at);
    }
    case 'made':
      return action.change.draft === draft ? state : changed(state, withChange(state, action), action.at);
    case 'undone':
      return removal?.undo ? changed(state, withoutRemoval(state), action.at) : state;
    case 'broughtBack':
      // The two change places, and can change back.
      if (!replaced) return state;
      return changed(state, { draft: replaced.draft, replaced: steppedBack('hand', draft), removal: null }, action.at);
    case 'closed':
      return { ...state, ...closed[action.notice] };
    case 'saving':
      // Until an answer comes, it may be a plan or not.
      return { ...state, isSaveUnsure: true };
    case 'saveFailed':
      return { ...state, isSaveUnsure: action.isSaveUnsure };
    case 'sendAgain':
      return { ...state, isSent: false };
    case 'keptInAccount':
      if (action.draft !== draft) return { ...state, revision: action.revision };
      return { ...state, revision: action.revision, isSent: true, trouble: null };
    case 'notKept':
      return { ...state, trouble: action.trouble };
    case 'changedElsewhere': {
      const { theirs, newId } = action;
      const mine = state.isSaveUnsure ? draft : apartFrom(theirs.draft, draft, newId);
      return inStep(theirs, steppedBack('account', mine));
    }
    case 'goneFromAccount': {
      const { revision, newId } = action;
      // A save of ours is why it is gone; sent again, it finds the plan that came of it.
      if (state.isSaveUnsure) return { ...state, revision, isSent: false };
      return { ...asCopy(state, !state.isSent, newId), revision };
    }
    case 'keptByOtherTab':
      return { ...state, ...action.kept, trouble: null, removal: removalAfter(state, action.kept.draft) };
    case 'forgottenByOtherTab':
      return asCopy(state, action.hasUnsent, action.newId);
  }
}

const closed = { removal: { removal: null }, copy: { isCopy: false }, replaced: { replaced: null } };

function changed(state: DraftState, next: Partial<DraftState>, changedAt: string): DraftState {
  return { ...state, ...next, changedAt, isSent: false };
}

/** As the account has it. */
export function inStep({ draft, revision, savedAt }: InAccount, replaced: Replaced | null): DraftState {
  const kept = { draft, revision, changedAt: savedAt, isSent: true, isSaveUnsure: false, replaced };
  return { ...kept, removal: null, isCopy: false, trouble: null };
}

/** What is here has not been anywhere else yet, and is kept once somebody goes on with it. */
function asCopy(state: DraftState, hasUnsent: boolean, newId: string): DraftState {
  const copy = { draft: { ...state.draft, id: newId }, isCopy: !isEmpty(state.draft) };
  return { ...state, ...copy, revision: 0, isSaveUnsure: false, isSent: !hasUnsent };
}

/** Where another draft took its place, it may have become a plan: brought back, it must not overwrite that one. */
export function apartFrom(successor: PlanningDraft, draft: PlanningDraft, newId: string): PlanningDraft {
  return successor.id === draft.id ? draft : { ...draft, id: newId };
}

export function steppedBack(by: Replaced['by'], draft: PlanningDraft): Replaced | null {
  return isEmpty(draft) ? null : { by, draft };
}

type Standing = Pick<DraftState, 'draft' | 'removal'>;

/** A removal can be undone until something else is chosen where it would be put back. */
function removalAfter({ draft: before, removal }: Standing, after: PlanningDraft): Removal | null {
  if (!removal?.undo) return null;
  const { undo } = removal;
  // A branch belongs to its tradition: undoing takes it along.
  const isInTheWay = Object.keys(undoOf(before, after)).some((field) => field in undo && field !== 'branch');
  return isInTheWay ? null : removal;
}

function withoutRemoval({ draft, removal }: Standing): Standing {
  return { draft: { ...draft, ...removal?.undo }, removal: null };
}

/** Where one of several answers is chosen. */
const passedThrough: { [Because in Removal['because']]?: 'faithTradition' | 'way' } = {
  tradition: 'faithTradition',
  way: 'way',
};

function withChange(
  standing: Standing,
  { change, because }: { change: Change; because: Removal['because'] },
): Standing {
  const { draft, removed } = change;
  const { draft: before, removal } = standing;
  const passed = passedThrough[because];
  if (passed && removal?.because === because && removal.undo) {
    // The arrow keys pass through every answer in between: what the first step took is still on offer, and coming back
    // to where one began is the way back.
    if (removal.undo[passed] === draft[passed]) return withoutRemoval(standing);
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
