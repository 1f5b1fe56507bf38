// The replies that are being written, by conversation. They live outside of the screen: whoever looks into another
// conversation meanwhile has not hung up.
import type { SupportMessageId, SupportSessionId } from '@evenlight/contract/ids';
import { ReplyLine, replyToMessage, type SupportMessage } from '@evenlight/contract/support/chat';
import type { SafetyState } from '@evenlight/contract/support/safety';
import { CallFailed } from '../../../platform/call';
import { readLines } from '../../../platform/read-lines';
import { createStateHolder } from '../../../platform/state-holder';

/** `elsewhere`: another tab or device is hearing it already. */
export type ReplyInHand = {
  messageId: SupportMessageId;
  state: 'writing' | 'elsewhere' | 'stopped' | 'failed' | 'done';
  words: string;
  error?: unknown;
};

type Outcome = {
  onDone: (sessionId: SupportSessionId, message: SupportMessage, safety: SafetyState) => Promise<void>;
  /** What is there now is to be read again. */
  onUnclear: (sessionId: SupportSessionId) => void;
};

// A reply that is written elsewhere takes a few seconds; the server needs a moment to keep one that was stopped.
const LOOK_AGAIN_MS = 2_000;
const KEPT_AFTER_MS = 500;

export type ReplyStore = ReturnType<typeof createReplyStore>;

export function createReplyStore({ onDone, onUnclear }: Outcome) {
  const { getState, show, subscribe } = createStateHolder<Record<SupportSessionId, ReplyInHand>>({});
  const lines = new Map<SupportSessionId, AbortController>();

  function change(sessionId: SupportSessionId, messageId: SupportMessageId, next: Partial<ReplyInHand>) {
    const before = getState()[sessionId];
    // A later question has its own reply by now.
    if (before?.messageId === messageId) show({ [sessionId]: { ...before, ...next } });
  }

  async function begin(
    sessionId: SupportSessionId,
    messageId: SupportMessageId,
    state: ReplyInHand['state'] = 'writing',
  ) {
    if (getState()[sessionId]?.messageId === messageId && lines.has(sessionId)) return;
    const line = new AbortController();
    lines.set(sessionId, line);
    show({ [sessionId]: { messageId, state, words: '' } });
    try {
      await hear(sessionId, messageId, line.signal);
    } catch (error) {
      fail(sessionId, messageId, error, line.signal.aborted);
    } finally {
      if (lines.get(sessionId) === line) lines.delete(sessionId);
    }
  }

  async function hear(sessionId: SupportSessionId, messageId: SupportMessageId, signal: AbortSignal) {
    let words = '';
    for await (const line of readLines(replyToMessage, { params: { sessionId, messageId } }, ReplyLine, signal)) {
      if (line.kind === 'done') {
        await onDone(sessionId, line.message, line.safety);
        return change(sessionId, messageId, { state: 'done', words: '' });
      }
      words = line.kind === 'anew' ? '' : words + line.text;
      change(sessionId, messageId, { state: 'writing', words });
    }
    throw new Error('The reply ended before it was done.');
  }

  function fail(sessionId: SupportSessionId, messageId: SupportMessageId, error: unknown, isStopped: boolean) {
    if (isStopped) {
      window.setTimeout(() => onUnclear(sessionId), KEPT_AFTER_MS);
      return change(sessionId, messageId, { state: 'stopped' });
    }
    const code = error instanceof CallFailed ? error.problem?.code : undefined;
    if (code === 'support.reply_in_hand') {
      window.setTimeout(() => lookAgain(sessionId, messageId), LOOK_AGAIN_MS);
      return change(sessionId, messageId, { state: 'elsewhere' });
    }
    if (code === 'support.session_not_found') onUnclear(sessionId);
    change(sessionId, messageId, { state: 'failed', words: '', error });
  }

  function lookAgain(sessionId: SupportSessionId, messageId: SupportMessageId) {
    const reply = getState()[sessionId];
    if (reply?.messageId !== messageId || reply.state !== 'elsewhere') return;
    onUnclear(sessionId);
    void begin(sessionId, messageId, 'elsewhere');
  }

  return {
    begin,
    /** Nothing will be said to this message; it is not asked for again. */
    settle: (sessionId: SupportSessionId, messageId: SupportMessageId) =>
      show({ [sessionId]: { messageId, state: 'done', words: '' } }),
    stop: (sessionId: SupportSessionId) => lines.get(sessionId)?.abort(),
    find: (sessionId: SupportSessionId): ReplyInHand | undefined => getState()[sessionId],
    subscribe,
  };
}
