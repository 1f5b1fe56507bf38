// When the draft goes to the account: soon after a change, and at once when somebody leaves or comes back. A lost line stops
// nobody; it is tried again.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { CallFailed } from '../../../platform/call';
import { createSendQueue } from '../../../platform/send-queue';
import { type Account, createDeliveries } from './deliveries';
import type { DraftHolder } from './draft-holder';

// Choices come in flurries; one word to the server for each flurry is enough.
const GATHER_MS = 800;
const TRY_AGAIN_MS = 15_000;

/** A visitor has no account: nothing is sent. */
type Input = { account: Account; isMember: boolean; holder: DraftHolder };

export type AccountSync = ReturnType<typeof createAccountSync>;

export function createAccountSync({ account, isMember, holder }: Input) {
  const { getState, dispatch, mustSend, isLive } = holder;
  const deliveries = createDeliveries(account, holder);
  /** What is being sent right now. */
  let sending: PlanningDraft | null = null;

  const canSend = () => isMember && holder.isEditing();

  const queue = createSendQueue({
    async send() {
      if (!canSend() || !mustSend()) return null;
      sending = getState().draft;
      try {
        await deliveries.keepOrSettle(sending);
        return mustSend() ? GATHER_MS : null;
      } catch (error) {
        if (!isLive()) return null;
        const isSignedOut = error instanceof CallFailed && error.status === 401;
        dispatch({ type: 'notKept', trouble: isSignedOut ? 'signed-out' : 'waiting' });
        if (isSignedOut) queue.cancel();
        return isSignedOut ? null : TRY_AGAIN_MS;
      } finally {
        sending = null;
      }
    },
  });

  return {
    open: queue.open,
    cancel: queue.cancel,
    deliveries,

    sendSoon() {
      if (mustSend() && canSend()) queue.sendIn(GATHER_MS);
    },

    /** Now, while there is still time. The page may be gone before the answer comes. */
    flush() {
      const { draft, revision } = getState();
      if (!mustSend() || draft === sending || !canSend()) return;
      // What is on its way will have been first; if this page lives on, it finds its own and goes on from there.
      if (sending) void deliveries.deliver(draft, revision + 1).catch(() => undefined);
      else void queue.sendNow();
    },

    /** Somebody comes back to this page: perhaps from another device, perhaps after signing in again. */
    async look() {
      if (mustSend()) return queue.sendNow();
      if (!canSend()) return;
      const before = getState().revision;
      const theirs = await account.read().catch(() => undefined);
      const { draft, revision } = getState();
      if (theirs === undefined || mustSend() || !canSend() || revision !== before) return;
      if (theirs || before > 0) deliveries.settle(theirs, draft);
    },
  };
}
