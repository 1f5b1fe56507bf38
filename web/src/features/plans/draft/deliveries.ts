// What goes from the page to the account, and what follows when the account holds something else than was thought.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { CallFailed } from '../../../platform/call';
import { newId } from '../../../platform/new-id';
import type { DraftHolder } from './draft-holder';
import type { InAccount } from './kept-draft';
import { isSameDraft } from './planning-draft';

/** The account as it is needed here; the real one is in queries.ts. A draft on its way outlives its page. */
export type Account = {
  read: () => Promise<InAccount | null>;
  keep: (draft: PlanningDraft, revision: number) => Promise<InAccount>;
  drop: () => Promise<void>;
};

// One that the page opened with, one on its way, one whose answer was lost, one of another tab.
const KNOWN_MAX = 4;

export function createDeliveries(account: Account, { getState, dispatch, isLive }: DraftHolder) {
  const onTheWay = new Set<Promise<unknown>>();
  /** What the account may rightly hold: an answer can be lost after the draft has arrived. */
  let lastKnown = [getState().draft];

  function remember(draft: PlanningDraft) {
    lastKnown = [...lastKnown, draft].slice(-KNOWN_MAX);
  }

  async function deliver(draft: PlanningDraft, at: number): Promise<InAccount> {
    remember(draft);
    const delivery = account.keep(draft, at);
    onTheWay.add(delivery);
    try {
      return await delivery;
    } finally {
      onTheWay.delete(delivery);
    }
  }

  async function keepOrSettle(draft: PlanningDraft) {
    const before = getState().revision;
    try {
      const { revision } = await deliver(draft, before);
      if (!isLive()) return;
      // Counted from the beginning again: what it was the next revision of is no longer there.
      if (revision <= before) dispatch({ type: 'goneFromAccount', revision, newId: newId() });
      else dispatch({ type: 'keptInAccount', draft, revision });
    } catch (error) {
      if (!isChangedElsewhere(error)) throw error;
      const theirs = await account.read();
      if (isLive()) settle(theirs, draft);
    }
  }

  /** The account holds something else than was thought. */
  function settle(theirs: InAccount | null, mine: PlanningDraft) {
    if (!theirs) return dispatch({ type: 'goneFromAccount', revision: 0, newId: newId() });
    if (isSameDraft(mine, theirs.draft))
      return dispatch({ type: 'keptInAccount', draft: mine, revision: theirs.revision });
    if (lastKnown.some((known) => isSameDraft(known, theirs.draft))) {
      dispatch({ type: 'keptInAccount', draft: theirs.draft, revision: theirs.revision });
      return dispatch({ type: 'sendAgain' });
    }
    remember(theirs.draft);
    dispatch({ type: 'changedElsewhere', theirs, newId: newId() });
  }

  /** The draft became a plan, and the account has let go of it. What was still on its way must not bring it back. */
  async function dropLateOnes() {
    await Promise.allSettled(onTheWay);
    const theirs = await account.read().catch(() => null);
    if (theirs?.draft.id === getState().draft.id) await account.drop().catch(() => undefined);
  }

  return { remember, deliver, keepOrSettle, settle, dropLateOnes, isAnyOnTheWay: () => onTheWay.size > 0 };
}

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'draft.changed_elsewhere';
}
