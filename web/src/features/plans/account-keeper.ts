// Keeps a draft in its owner's account: gathers changes, sends them in order, and notices other devices. A lost line
// stops nobody; it is tried again.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { CallFailed } from '../../platform/call';
import type { InAccount } from './kept-draft';
import { isSameDraft } from './planning-draft';

/** The account as the keeper needs it; the real one is in queries.ts. */
export type Account = {
  read: () => Promise<InAccount | null>;
  keep: (draft: PlanningDraft, revision: number, isLeaving?: boolean) => Promise<InAccount>;
  drop: () => Promise<void>;
};

// Choices come in flurries; one word to the server for each flurry is enough.
const GATHER_MS = 800;
const TRY_AGAIN_MS = 15_000;
// One on its way, one whose answer was lost, one of another tab.
const KNOWN_MAX = 3;

type Wishes = {
  account: Account;
  revision: number;
  getDraft: () => PlanningDraft;
  onKept: (draft: PlanningDraft, revision: number) => void;
  onWaiting: () => void;
  /** Another device was faster. */
  onNewer: (theirs: InAccount) => void;
};

export function createAccountKeeper({ account, revision: first, getDraft, onKept, onWaiting, onNewer }: Wishes) {
  let revision = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let sending: Promise<void> | undefined;
  let isStopped = false;
  /** What the account may rightly hold: an answer can be lost after the draft has arrived. */
  let lastKnown: PlanningDraft[] = [];

  function remember(draft: PlanningDraft) {
    lastKnown = [...lastKnown, draft].slice(-KNOWN_MAX);
  }

  function sendIn(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void send(), ms);
  }

  function stop() {
    isStopped = true;
    clearTimeout(timer);
  }

  async function send() {
    clearTimeout(timer);
    if (sending || isStopped || !isDirty) return;
    sending = sendNow();
    await sending;
  }

  async function sendNow() {
    isDirty = false;
    const draft = getDraft();
    try {
      await keepOrSettle(draft);
      if (isDirty) sendIn(GATHER_MS);
    } catch {
      isDirty = true;
      if (!isStopped) onWaiting();
      sendIn(TRY_AGAIN_MS);
    } finally {
      sending = undefined;
    }
  }

  async function keepOrSettle(draft: PlanningDraft) {
    remember(draft);
    try {
      const kept = await account.keep(draft, revision);
      revision = kept.revision;
      if (!isStopped) onKept(draft, revision);
    } catch (error) {
      if (!isChangedElsewhere(error)) throw error;
      await settle(draft);
    }
  }

  async function settle(mine: PlanningDraft) {
    const theirs = await account.read();
    if (isStopped) return;
    if (!theirs) {
      // Nothing that can be read is there, and yet something is in the way.
      await account.drop();
      revision = 0;
      isDirty = true;
      return;
    }
    revision = theirs.revision;
    const isOurs = lastKnown.some((known) => isSameDraft(known, theirs.draft));
    if (!isOurs) onNewer(theirs);
    else if (isSameDraft(mine, theirs.draft)) onKept(mine, revision);
    else isDirty = true;
  }

  return {
    changed() {
      isDirty = true;
      sendIn(GATHER_MS);
    },
    /** Now, while there is still time. The page may be gone before the answer comes. */
    flush() {
      if (!isDirty || isStopped || sending) return;
      isDirty = false;
      clearTimeout(timer);
      const draft = getDraft();
      remember(draft);
      void account.keep(draft, revision, true).catch(() => undefined);
    },
    tryNow: () => void send(),
    /** Somebody comes back to this page: perhaps from another device. */
    async look() {
      if (isDirty || sending || isStopped) return;
      const theirs = await account.read().catch(() => null);
      if (!theirs || theirs.revision <= revision || isDirty || sending || isStopped) return;
      revision = theirs.revision;
      onNewer(theirs);
    },
    /** Another tab of this browser has spoken with the account. */
    follow(draft: PlanningDraft, at: number) {
      remember(draft);
      revision = at;
    },
    stop,
    /** The draft became a plan, and the account has let go of it. What was still on its way must not bring it back. */
    async end() {
      stop();
      if (!sending) return;
      await sending;
      await account.drop().catch(() => undefined);
    },
  };
}

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'draft.changed_elsewhere';
}
