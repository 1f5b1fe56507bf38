// What the screen is told about the draft.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import type { InAccount, Replaced } from './kept-draft';
import type { Opening } from './opening-draft';
import { emptyDraft, isEmpty } from './planning-draft';
import type { Removal } from './removal';

export type DraftState = {
  draft: PlanningDraft;
  removal: Removal | null;
  replaced: Replaced | null;
  /** The one it was became a plan elsewhere, or was given up there; this one goes on by itself. */
  isCopy: boolean;
  /** Where the draft is safe. `waiting` and `signed-out`: not yet in the account. */
  keeping: 'nothing' | 'browser' | 'sending' | 'account' | 'waiting' | 'signed-out';
  /** False where storage is forbidden or full. */
  isInBrowser: boolean;
};

export function openingState({ draft, replaced, isCopy, mustSend }: Opening, owner: UserId | null): DraftState {
  const keeping = whereKept(draft, owner, !mustSend);
  return { draft, removal: null, replaced, isCopy, keeping, isInBrowser: true };
}

/** What the page showed before this browser was asked what it keeps. */
export function sleepingState(inAccount: InAccount | null | undefined): DraftState {
  const draft = inAccount?.draft ?? emptyDraft('');
  return { draft, removal: null, replaced: null, isCopy: false, keeping: 'nothing', isInBrowser: true };
}

export function whereKept(draft: PlanningDraft, owner: UserId | null, isSent: boolean): DraftState['keeping'] {
  if (isEmpty(draft)) return 'nothing';
  if (owner === null) return 'browser';
  return isSent ? 'account' : 'sending';
}

/** Until the account has it, the line says so, however much is chosen meanwhile. */
export function isStuck(keeping: DraftState['keeping']): boolean {
  return keeping === 'waiting' || keeping === 'signed-out';
}
