// The draft while the wizard is open: every change is kept at once in this browser, and soon in the account.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import { newId } from '../../platform/new-id';
import { type Account, createAccountKeeper } from './account-keeper';
import {
  forgetInBrowser,
  type InAccount,
  isVisitorsDraft,
  keepInBrowser,
  openingDraft,
  type Replaced,
  readInBrowser,
  steppedBack,
  watchInBrowser,
} from './kept-draft';
import { type Change, emptyDraft, isEmpty, isSameDraft } from './planning-draft';
import { type Removal, removalAfter, undone, withChange } from './removal';

export type DraftState = {
  draft: PlanningDraft;
  removal: Removal | null;
  replaced: Replaced | null;
  /** Where the draft is safe. `waiting`: in this browser, and not yet in the account. */
  keeping: 'nothing' | 'browser' | 'sending' | 'account' | 'waiting';
};

export type DraftStore = ReturnType<typeof createDraftStore>;

type Wishes = {
  owner: UserId | null;
  account: Account;
  /** What the server found for this page: null for none, undefined for a visitor or when it could not look. */
  inAccount: InAccount | null | undefined;
  onStarted: () => void;
};

export function createDraftStore({ owner, account, inAccount, onStarted }: Wishes) {
  const browser = readInBrowser(owner);
  const isVisitors = owner !== null && isVisitorsDraft();
  const opening = openingDraft({ browser, isVisitors, account: inAccount }, newId());
  const listeners = new Set<() => void>();
  let { revision } = opening;
  let changedAt =
    (opening.draft === browser?.draft ? browser : undefined)?.changedAt ?? inAccount?.savedAt ?? rightNow();
  let keeper: ReturnType<typeof createAccountKeeper> | undefined;
  let isOver = false;
  let state: DraftState = {
    draft: opening.draft,
    removal: null,
    replaced: opening.replaced,
    keeping: whereKept(opening.draft, owner, opening.mustSend),
  };

  /** What the page showed before this browser was asked what it keeps. */
  const before: DraftState = {
    ...state,
    draft: inAccount?.draft ?? emptyDraft(''),
    replaced: null,
    keeping: 'nothing',
  };

  function show(next: Partial<DraftState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function write(isSent: boolean) {
    if (!isOver) keepInBrowser(owner, { draft: state.draft, changedAt, revision, isSent });
  }

  function changeTo(next: Pick<DraftState, 'draft' | 'removal'> & Partial<DraftState>) {
    const { draft } = next;
    const isFirst = isEmpty(state.draft) && !isEmpty(draft);
    changedAt = rightNow();
    show({ ...next, keeping: whereKept(draft, owner, true) });
    write(false);
    keeper?.changed();
    if (isFirst) onStarted();
  }

  const actions = {
    update(patch: Partial<PlanningDraft>) {
      const draft = { ...state.draft, ...patch };
      if (!isSameDraft(draft, state.draft)) changeTo({ draft, removal: removalAfter(state, draft) });
    },

    make(change: Change, because: Removal['because']) {
      if (change.draft !== state.draft) changeTo(withChange(state, change, because));
    },

    undo() {
      if (state.removal?.undo) changeTo(undone(state));
    },

    bringBack() {
      if (state.replaced) changeTo({ draft: state.replaced.draft, replaced: null, removal: null });
    },

    closeRemoval: () => show({ removal: null }),
    closeReplaced: () => show({ replaced: null }),

    /** It has become a plan, or is to be forgotten. Nothing is kept from here on. */
    forget() {
      isOver = true;
      void keeper?.end();
      forgetInBrowser();
    },
  };

  function followOtherTab() {
    const kept = readInBrowser(owner);
    if (!kept || kept.changedAt < changedAt || isOver) return;
    ({ changedAt, revision } = kept);
    keeper?.follow(kept.draft, revision);
    show({ draft: kept.draft, keeping: whereKept(kept.draft, owner, !kept.isSent) });
  }

  function openKeeper() {
    if (owner === null) return;
    keeper = createAccountKeeper({
      ...{ account, revision, getDraft: () => state.draft },
      onKept(draft, at) {
        revision = at;
        if (draft !== state.draft) return;
        show({ keeping: 'account' });
        write(true);
      },
      onWaiting: () => show({ keeping: 'waiting' }),
      onNewer(theirs) {
        ({ revision } = theirs);
        changedAt = theirs.savedAt;
        show({
          ...{ draft: theirs.draft, removal: null, keeping: 'account' },
          replaced: steppedBack('account', state.draft),
        });
        write(true);
      },
    });
    if (!opening.mustSend) return write(true);
    // From here on it is this person's.
    write(false);
    keeper.changed();
  }

  return {
    ...actions,
    getState: () => state,
    getStateBefore: () => before,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins to keep; ends with what it returns. */
    open() {
      openKeeper();
      const stopWatching = watchInBrowser(followOtherTab);
      const leave = () => keeper?.flush();
      const tryNow = () => keeper?.tryNow();
      const look = () => void (document.visibilityState === 'visible' && keeper?.look());
      window.addEventListener('pagehide', leave);
      window.addEventListener('online', tryNow);
      document.addEventListener('visibilitychange', look);
      return () => {
        leave();
        keeper?.stop();
        stopWatching();
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('online', tryNow);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}

function whereKept(draft: PlanningDraft, owner: UserId | null, mustSend: boolean): DraftState['keeping'] {
  if (isEmpty(draft)) return 'nothing';
  if (owner === null) return 'browser';
  return mustSend ? 'sending' : 'account';
}

const rightNow = () => new Date().toISOString();
