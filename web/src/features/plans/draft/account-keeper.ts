// Keeps a draft in its owner's account: gathers changes, sends them in order, and notices other devices. A lost line
// stops nobody; it is tried again.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { CallFailed } from '../../../platform/call';
import type { InAccount } from './kept-draft';
import { isSameDraft } from './planning-draft';

/** The account as the keeper needs it; the real one is in queries.ts. A draft on its way outlives its page. */
export type Account = {
  read: () => Promise<InAccount | null>;
  keep: (draft: PlanningDraft, revision: number) => Promise<InAccount>;
  drop: () => Promise<void>;
};

// Choices come in flurries; one word to the server for each flurry is enough.
const GATHER_MS = 800;
const TRY_AGAIN_MS = 15_000;
// One that the page opened with, one on its way, one whose answer was lost, one of another tab.
const KNOWN_MAX = 4;

type Wishes = {
  account: Account;
  revision: number;
  /** What the page opened with. */
  known: PlanningDraft;
  getDraft: () => PlanningDraft;
  onKept: (draft: PlanningDraft, revision: number) => void;
  onWaiting: (why: 'waiting' | 'signed-out') => void;
  /** Another device was faster. */
  onNewer: (theirs: InAccount) => void;
  /** The account had it and has let go of it. Answers whether it is to be sent again. */
  onGone: (revision: number, hasUnsent: boolean) => boolean;
};

export function createAccountKeeper({ account, revision: first, known, getDraft, ...tell }: Wishes) {
  let revision = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let sending: Promise<void> | undefined;
  let isStopped = false;
  let isPaused = false;
  /** Something was on its way while the plan was saved, and may arrive after it. */
  let mayComeLate = false;
  const onTheWay = new Set<Promise<unknown>>();
  /** What the account may rightly hold: an answer can be lost after the draft has arrived. */
  let lastKnown = [known];

  function remember(draft: PlanningDraft) {
    lastKnown = [...lastKnown, draft].slice(-KNOWN_MAX);
  }

  function sendIn(ms: number) {
    clearTimeout(timer);
    if (!isStopped && !isPaused) timer = setTimeout(() => void send(), ms);
  }

  function stop() {
    isStopped = true;
    clearTimeout(timer);
  }

  async function send() {
    clearTimeout(timer);
    if (sending || isStopped || isPaused || !isDirty) return;
    sending = sendNow();
    await sending;
  }

  async function sendNow() {
    isDirty = false;
    try {
      await keepOrSettle(getDraft());
      if (isDirty) sendIn(GATHER_MS);
    } catch (error) {
      isDirty = true;
      if (isStopped) return;
      const isSignedOut = error instanceof CallFailed && error.status === 401;
      tell.onWaiting(isSignedOut ? 'signed-out' : 'waiting');
      if (!isSignedOut) sendIn(TRY_AGAIN_MS);
    } finally {
      sending = undefined;
    }
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
    const before = revision;
    try {
      ({ revision } = await deliver(draft, before));
    } catch (error) {
      if (!isChangedElsewhere(error)) throw error;
      const theirs = await account.read();
      if (isStopped) return;
      return theirs ? meet(theirs, draft) : lose(0, true);
    }
    if (isStopped) return;
    // Counted from the beginning again: what it was the next revision of is no longer there.
    if (revision <= before) lose(revision, true);
    else tell.onKept(draft, revision);
  }

  function lose(at: number, hasUnsent: boolean) {
    revision = at;
    if (tell.onGone(at, hasUnsent)) isDirty = true;
  }

  function meet(theirs: InAccount, mine: PlanningDraft) {
    ({ revision } = theirs);
    if (isSameDraft(mine, theirs.draft)) return tell.onKept(mine, revision);
    if (lastKnown.some((known) => isSameDraft(known, theirs.draft))) {
      isDirty = true;
      return;
    }
    isDirty = false;
    remember(theirs.draft);
    tell.onNewer(theirs);
  }

  const isBusy = () => isDirty || sending !== undefined;

  return {
    hasUnsent: isBusy,
    changed() {
      isDirty = true;
      sendIn(GATHER_MS);
    },
    /** Now, while there is still time. The page may be gone before the answer comes. */
    flush() {
      if (!isDirty || isStopped || isPaused) return;
      // What is on its way will have been first; if this page lives on, it finds its own and goes on from there.
      if (sending) void deliver(getDraft(), revision + 1).catch(() => undefined);
      else void send();
    },
    tryNow: () => void send(),
    /** Somebody comes back to this page: perhaps from another device, perhaps after signing in again. */
    async look() {
      if (isDirty) return send();
      if (isBusy() || isStopped || isPaused) return;
      const before = revision;
      const theirs = await account.read().catch(() => undefined);
      if (theirs === undefined || isBusy() || isStopped || isPaused || revision !== before) return;
      if (theirs) meet(theirs, getDraft());
      else if (before > 0) lose(0, false);
      if (isDirty) sendIn(GATHER_MS);
    },
    /** Another tab of this browser has spoken with the account. */
    follow(draft: PlanningDraft, at: number) {
      remember(draft);
      revision = at;
    },
    /** While the plan is saved, nothing may bring the draft back behind it. */
    pause() {
      isPaused = true;
      clearTimeout(timer);
      mayComeLate = onTheWay.size > 0;
    },
    resume() {
      isPaused = false;
      if (isDirty) sendIn(GATHER_MS);
    },
    stop,
    /** The draft became a plan, and the account has let go of it. What was still on its way must not bring it back. */
    async end() {
      stop();
      if (!mayComeLate && onTheWay.size === 0) return;
      await Promise.allSettled(onTheWay);
      const theirs = await account.read().catch(() => null);
      if (theirs?.draft.id === getDraft().id) await account.drop().catch(() => undefined);
    },
  };
}

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'draft.changed_elsewhere';
}

/** The server has said no, and has changed nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallFailed && error.status < 500;
}
