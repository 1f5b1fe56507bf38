// The draft while the wizard is open: every change is kept at once in this browser, and soon in the account.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import { newId } from '../../../platform/new-id';
import { watchVisits } from '../../../platform/page-visits';
import { createStateHolder } from '../../../platform/state-holder';
import { type Account, createAccountKeeper, isRefusal } from './account-keeper';
import { type DraftState, isStuck, openingState, sleepingState, whereKept } from './draft-state';
import {
  forgetInBrowser,
  type InAccount,
  keepablePart,
  keepInBrowser,
  readInBrowser,
  watchInBrowser,
} from './kept-draft';
import { apartFrom, openingDraft, steppedBack } from './opening-draft';
import { type Change, isEmpty, isSameDraft } from './planning-draft';
import { type Removal, removalAfter, undone, withChange } from './removal';

export type DraftStore = ReturnType<typeof createDraftStore>;

type Wishes = {
  owner: UserId | null;
  account: Account;
  /** What the server found for this page: null for none, undefined for a visitor or when it could not look. */
  inAccount: InAccount | null | undefined;
  onStarted: () => void;
};

export function createDraftStore({ owner, account, inAccount, onStarted }: Wishes) {
  const visitors = readInBrowser(null);
  const own = owner === null ? undefined : readInBrowser(owner);
  const opening = openingDraft({ visitors, own, account: inAccount }, newId);
  const { getState, show, subscribe } = createStateHolder(openingState(opening, owner));
  const before = sleepingState(inAccount);
  let { revision, isSaveUnsure } = opening;
  let changedAt = opening.changedAt ?? rightNow();
  let isSent = !opening.mustSend;
  let keeper: ReturnType<typeof createAccountKeeper> | undefined;
  let isSaving = false;
  let isOver = false;

  function write() {
    if (isOver) return;
    const { draft, replaced, isInBrowser: wasInBrowser } = getState();
    const isInBrowser = keepInBrowser(owner, { draft, changedAt, revision, isSent, isSaveUnsure, replaced });
    if (isInBrowser !== wasInBrowser) show({ isInBrowser });
  }

  function changeTo(next: Pick<DraftState, 'draft' | 'removal'> & Partial<DraftState>) {
    const { draft, keeping } = getState();
    const isFirst = isEmpty(draft) && !isEmpty(next.draft);
    changedAt = rightNow();
    isSent = false;
    show({ ...next, keeping: isStuck(keeping) ? keeping : whereKept(next.draft, owner, false) });
    write();
    keeper?.changed();
    if (isFirst) onStarted();
  }

  /** What is here has not been anywhere else yet, and is kept once somebody goes on with it. */
  function becomeCopy(hasUnsent: boolean) {
    revision = 0;
    isSaveUnsure = false;
    isSent = !hasUnsent;
    const { draft } = getState();
    const keeping = hasUnsent ? whereKept(draft, owner, false) : 'nothing';
    show({ draft: { ...draft, id: newId() }, isCopy: !isEmpty(draft), keeping });
    if (hasUnsent) write();
    else forgetInBrowser(owner);
  }

  const actions = {
    update(patch: Partial<PlanningDraft>) {
      const state = getState();
      const draft = { ...state.draft, ...keepablePart(state.draft, patch) };
      if (!isSameDraft(draft, state.draft)) changeTo({ draft, removal: removalAfter(state, draft) });
    },

    make(change: Change, because: Removal['because']) {
      if (change.draft !== getState().draft) changeTo(withChange(getState(), change, because));
    },

    undo() {
      if (getState().removal?.undo) changeTo(undone(getState()));
    },

    /** The two change places, and can change back. */
    bringBack() {
      const { draft, replaced } = getState();
      if (replaced) changeTo({ draft: replaced.draft, replaced: steppedBack('hand', draft), removal: null });
    },

    closeRemoval: () => show({ removal: null }),
    closeCopy: () => show({ isCopy: false }),
    closeReplaced() {
      show({ replaced: null });
      write();
    },

    /** Makes a plan of it; then nothing is kept any more. Until an answer comes, it may be a plan or not. */
    async save<Saved>(send: () => Promise<Saved>): Promise<Saved> {
      const wasUnsure = isSaveUnsure;
      isSaving = true;
      isSaveUnsure = true;
      write();
      keeper?.pause();
      try {
        const saved = await send();
        isOver = true;
        void keeper?.end();
        forgetInBrowser(owner);
        return saved;
      } catch (error) {
        isSaveUnsure = wasUnsure || !isRefusal(error);
        isSaving = false;
        write();
        keeper?.resume();
        throw error;
      }
    },
  };

  function followOtherTab() {
    if (isOver || isSaving) return;
    const kept = readInBrowser(owner);
    if (!kept) {
      becomeCopy(keeper?.hasUnsent() ?? false);
      return keeper?.follow(getState().draft, 0);
    }
    if (kept.changedAt < changedAt) return;
    ({ changedAt, revision, isSent, isSaveUnsure } = kept);
    keeper?.follow(kept.draft, revision);
    const { draft, replaced } = kept;
    show({ draft, replaced, removal: removalAfter(getState(), draft), keeping: whereKept(draft, owner, isSent) });
  }

  function openKeeper() {
    if (owner === null) return;
    keeper = createAccountKeeper({
      ...{ account, revision, known: opening.draft, getDraft: () => getState().draft },
      onKept(draft, at) {
        revision = at;
        if (draft !== getState().draft) return;
        isSent = true;
        show({ keeping: whereKept(draft, owner, true) });
        write();
      },
      onWaiting: (why) => show({ keeping: why }),
      onNewer(theirs) {
        const { draft } = getState();
        const mine = isSaveUnsure ? draft : apartFrom(theirs.draft, draft, newId);
        ({ revision, savedAt: changedAt } = theirs);
        isSent = true;
        isSaveUnsure = false;
        show({
          ...{ draft: theirs.draft, removal: null, isCopy: false, keeping: 'account' },
          replaced: steppedBack('account', mine),
        });
        write();
      },
      onGone(at, hasUnsent) {
        // A save of ours is why it is gone; sent again, it finds the plan that came of it.
        const isOurs = isSaveUnsure;
        if (!isOurs) becomeCopy(hasUnsent);
        revision = at;
        return isOurs || hasUnsent;
      },
    });
    write();
    // Some choices come before this page is awake.
    if (opening.mustSend || getState().draft !== opening.draft) keeper.changed();
    // What a visitor began is this person's from here on.
    if (visitors && getState().isInBrowser) forgetInBrowser(null);
  }

  return {
    ...actions,
    getState,
    getStateBefore: () => before,
    subscribe,
    /** Begins to keep; ends with what it returns. */
    open() {
      openKeeper();
      const stopWatching = watchInBrowser(owner, followOtherTab);
      const leave = () => keeper?.flush();
      const stopVisits = watchVisits({
        onLeave: leave,
        onReturn: () => void keeper?.look(),
        onOnline: () => keeper?.tryNow(),
      });
      return () => {
        leave();
        keeper?.stop();
        stopWatching();
        stopVisits();
      };
    },
  };
}

const rightNow = () => new Date().toISOString();
