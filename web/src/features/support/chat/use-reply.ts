import type { SupportSessionId } from '@evenlight/contract/ids';
import type { SupportMessage } from '@evenlight/contract/support/chat';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useArrivals } from '../queries';
import { createReplyStore, type ReplyInHand, type ReplyStore } from './reply-store';

export const RepliesContext = createContext<ReplyStore | null>(null);

/** One for the whole page; it goes with it. */
export function useReplyStore(): ReplyStore {
  const { add, readAnew } = useArrivals();
  const [store] = useState(() =>
    createReplyStore({
      onDone: (sessionId, message, safety) => add(sessionId, [message], safety),
      onUnclear: (sessionId) => void readAnew(sessionId),
    }),
  );
  return store;
}

export function useReplies(): ReplyStore {
  const store = useContext(RepliesContext);
  if (!store) throw new Error('Replies are only known below a RepliesContext.');
  return store;
}

// Whoever has just sent a message asks for its reply at once. A page that only finds one waits a little, lest it take
// the words from the tab that is about to hear them.
const FOUND_MS = 1_200;

/** What is being answered in this conversation. A message that was left without an answer, by a reload, asks by itself. */
export function useReply(sessionId: SupportSessionId, messages: readonly SupportMessage[]): ReplyInHand | undefined {
  const store = useReplies();
  const reply = useSyncExternalStore(
    store.subscribe,
    () => store.find(sessionId),
    () => undefined,
  );
  const unanswered = unansweredIn(messages);
  const isKnown = reply?.messageId === unanswered;
  useEffect(() => {
    if (!unanswered || isKnown) return;
    const timer = window.setTimeout(() => void store.begin(sessionId, unanswered), FOUND_MS);
    return () => window.clearTimeout(timer);
  }, [store, sessionId, unanswered, isKnown]);
  if (!unanswered) return undefined;
  return isKnown ? reply : { messageId: unanswered, state: 'elsewhere', words: '' };
}

/** The last thing the person said, while nothing answers it. */
export function unansweredIn(messages: readonly SupportMessage[]): SupportMessage['id'] | undefined {
  const last = messages.findLast(({ role }) => role === 'user');
  if (!last) return undefined;
  return messages.some(({ replyTo }) => replyTo === last.id) ? undefined : last.id;
}
