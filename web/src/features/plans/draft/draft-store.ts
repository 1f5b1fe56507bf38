// Keeps the draft while the wizard is open: every change at once in this browser, and soon in the account. A lost line
// stops nobody; it is tried again. Other tabs and other devices are noticed.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import { useSyncExternalStore } from 'react';
import { CallFailed } from '../../../platform/call';
import { newId } from '../../../platform/new-id';
import { watchVisits } from '../../../platform/page-visits';
import { createSendQueue } from '../../../platform/send-queue';
import { createStateHolder } from '../../../platform/state-holder';
import { type DraftAction, type DraftState, draftReducer, inStep, type Removal } from './draft-reducer';
import { forgetInBrowser, type InAccount, keepInBrowser, readInBrowser, watchInBrowser } from './kept-draft';
import { openingDraft } from './opening-draft';
import { type Change, emptyDraft, isEmpty, isSameDraft } from './planning-draft';

/** The account as it is needed here; the real one is in queries.ts. A draft on its way outlives its page. */
export type Account = {
  read: () => Promise<InAccount | null>;
  keep: (draft: PlanningDraft, revision: number) => Promise<InAccount>;
  drop: () => Promise<void>;
};

type Input = {
  owner: UserId | null;
  account: Account;
  /** What the server found for this page: null for none, undefined for a visitor or when it could not look. */
  inAccount: InAccount | null | undefined;
  onStarted: () => void;
};

/** Where the draft is safe. `waiting` and `signed-out`: not yet in the account. */
type Keeping = 'nothing' | 'browser' | 'sending' | 'account' | 'waiting' | 'signed-out';
export type ShownDraft = DraftState & {
  keeping: Keeping;
  /** False where storage is forbidden or full. */
  isInBrowser: boolean;
};
export type DraftStore = ReturnType<typeof createDraftStore>;

// Choices come in flurries; one word to the server for each flurry is enough.
const GATHER_MS = 800;
const TRY_AGAIN_MS = 15_000;
// One that the page opened with, one on its way, one whose answer was lost, one of another tab.
const KNOWN_MAX = 4;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what is kept here, on its way and in the account is one state
export function createDraftStore({ owner, account, inAccount, onStarted }: Input) {
  const visitors = readInBrowser(null);
  const own = owner === null ? undefined : readInBrowser(owner);
  const opening = openingDraft({ visitors, own, account: inAccount }, { newId, at: rightNow() });
  const { getState, show, subscribe } = createStateHolder(shown(opening));
  // What the page showed before this browser was asked what it keeps.
  const asleep = shown(inStep(inAccount ?? { draft: emptyDraft(''), revision: 0, savedAt: '' }, null), 'nothing');

  let isOpen = false;
  let isSaving = false;
  let isOver = false;
  /** Another tab of this browser has changed it last, and sends it. */
  let isOtherTabs = false;
  /** What is being sent right now. */
  let sending: PlanningDraft | null = null;
  const onTheWay = new Set<Promise<unknown>>();
  /** What the account may rightly hold: an answer can be lost after the draft has arrived. */
  let lastKnown = [opening.draft];

  function shown(state: DraftState, keeping = keepingOf(state, owner), isInBrowser = true): ShownDraft {
    return { ...state, keeping, isInBrowser };
  }

  function dispatch(action: DraftAction) {
    const before = getState();
    const next = draftReducer(before, action);
    if (next === before) return;
    show(shown(next, keepingOf(next, owner), before.isInBrowser));
    // Of two that write in the same moment one finds its own words kept: it is the one to send them.
    isOtherTabs = action.type === 'keptByOtherTab' && !isSameDraft(action.kept.draft, before.draft);
    if (!isOtherTabs) write();
    if (mustSend() && canSend()) queue.sendIn(GATHER_MS);
    if (isEmpty(before.draft) && !isEmpty(next.draft) && 'at' in action) onStarted();
  }

  function write() {
    if (isOver) return;
    const { draft, changedAt, revision, isSent, isSaveUnsure, replaced } = getState();
    // What has been nowhere and waits for nothing is kept once somebody goes on with it.
    const isNowhere = isSent && revision === 0 && !replaced;
    const kept = {
      draft: isNowhere ? emptyDraft(draft.id) : draft,
      changedAt,
      revision,
      isSent,
      isSaveUnsure,
      replaced,
    };
    const isInBrowser = keepInBrowser(owner, kept);
    if (isInBrowser !== getState().isInBrowser) show({ isInBrowser });
  }

  const mustSend = () => !getState().isSent && !isOtherTabs;
  const canSend = () => owner !== null && isOpen && !isSaving && !isOver;

  const queue = createSendQueue({
    async send() {
      if (!canSend() || !mustSend()) return null;
      sending = getState().draft;
      try {
        await keepOrSettle(sending);
        return mustSend() ? GATHER_MS : null;
      } catch (error) {
        if (!isOpen || isOver) return null;
        const isSignedOut = error instanceof CallFailed && error.status === 401;
        dispatch({ type: 'notKept', trouble: isSignedOut ? 'signed-out' : 'waiting' });
        if (isSignedOut) queue.cancel();
        return isSignedOut ? null : TRY_AGAIN_MS;
      } finally {
        sending = null;
      }
    },
  });

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
      if (!isOpen || isOver) return;
      // Counted from the beginning again: what it was the next revision of is no longer there.
      if (revision <= before) dispatch({ type: 'goneFromAccount', revision, newId: newId() });
      else dispatch({ type: 'keptInAccount', draft, revision });
    } catch (error) {
      if (!isChangedElsewhere(error)) throw error;
      const theirs = await account.read();
      if (isOpen && !isOver) settle(theirs, draft);
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

  /** Now, while there is still time. The page may be gone before the answer comes. */
  function flush() {
    const { draft, revision } = getState();
    if (!mustSend() || draft === sending || !canSend()) return;
    // What is on its way will have been first; if this page lives on, it finds its own and goes on from there.
    if (sending) void deliver(draft, revision + 1).catch(() => undefined);
    else void queue.sendNow();
  }

  /** Somebody comes back to this page: perhaps from another device, perhaps after signing in again. */
  async function look() {
    if (mustSend()) return queue.sendNow();
    if (!canSend()) return;
    const before = getState().revision;
    const theirs = await account.read().catch(() => undefined);
    const { draft, revision } = getState();
    if (theirs === undefined || mustSend() || !canSend() || revision !== before) return;
    if (theirs || before > 0) settle(theirs, draft);
  }

  function followOtherTab() {
    if (isOver || isSaving) return;
    const kept = readInBrowser(owner);
    if (!kept) {
      const hasUnsent = owner !== null && mustSend();
      return dispatch({ type: 'forgottenByOtherTab', hasUnsent, newId: newId() });
    }
    if (kept.changedAt < getState().changedAt) return;
    remember(kept.draft);
    dispatch({ type: 'keptByOtherTab', kept });
  }

  /** The draft became a plan, and the account has let go of it. What was still on its way must not bring it back. */
  async function end(mayComeLate: boolean) {
    if (!mayComeLate) return;
    await Promise.allSettled(onTheWay);
    const theirs = await account.read().catch(() => null);
    if (theirs?.draft.id === getState().draft.id) await account.drop().catch(() => undefined);
  }

  return {
    getState,
    getStateBefore: () => asleep,
    subscribe,
    update: (patch: Partial<PlanningDraft>) => dispatch({ type: 'updated', patch, at: rightNow() }),
    make: (change: Change, because: Removal['because']) => dispatch({ type: 'made', change, because, at: rightNow() }),
    undo: () => dispatch({ type: 'undone', at: rightNow() }),
    bringBack: () => dispatch({ type: 'broughtBack', at: rightNow() }),
    close: (notice: 'removal' | 'copy' | 'replaced') => dispatch({ type: 'closed', notice }),

    /** Makes a plan of it; then nothing is kept any more. */
    async save<Saved>(sendPlan: () => Promise<Saved>): Promise<Saved> {
      const wasUnsure = getState().isSaveUnsure;
      isSaving = true;
      queue.cancel();
      const mayComeLate = onTheWay.size > 0;
      dispatch({ type: 'saving' });
      try {
        const saved = await sendPlan();
        isOver = true;
        void end(mayComeLate);
        forgetInBrowser(owner);
        return saved;
      } catch (error) {
        isSaving = false;
        dispatch({ type: 'saveFailed', isSaveUnsure: wasUnsure || !isRefusal(error) });
        throw error;
      }
    },

    /** Begins to keep; ends with what it returns. */
    open() {
      isOpen = true;
      const closeQueue = queue.open();
      if (owner !== null) {
        write();
        if (mustSend()) queue.sendIn(GATHER_MS);
        // What a visitor began is this person's from here on.
        if (visitors && getState().isInBrowser) forgetInBrowser(null);
      }
      const stopWatching = watchInBrowser(owner, followOtherTab);
      const stopVisits = watchVisits({ onLeave: flush, onReturn: () => void look() });
      return () => {
        flush();
        isOpen = false;
        closeQueue();
        stopWatching();
        stopVisits();
      };
    },
  };
}

/** The draft as it is at this moment. */
export function useDraftState({ subscribe, getState, getStateBefore }: DraftStore): ShownDraft {
  return useSyncExternalStore(subscribe, getState, getStateBefore);
}

function keepingOf({ draft, isSent, revision, trouble }: DraftState, owner: UserId | null): Keeping {
  if (isEmpty(draft)) return 'nothing';
  if (isSent && revision === 0) return 'nothing';
  if (owner === null) return 'browser';
  // Until the account has it, the line says so, however much is chosen meanwhile.
  if (!isSent) return trouble ?? 'sending';
  return 'account';
}

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'draft.changed_elsewhere';
}

/** The server has said no, and has changed nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallFailed && error.status < 500;
}

const rightNow = () => new Date().toISOString();
