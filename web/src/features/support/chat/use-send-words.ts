// Sending what the person wrote, once, and asking for the answer.
import type { SupportSessionId, UserId } from '@evenlight/contract/ids';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasKeyboard } from '../../../ui/base/has-keyboard';
import { firstCalls } from '../crisis/line-words';
import { SEND_AT_ONCE } from '../page/support-address';
import { useSend } from '../queries';
import { showCrisisToast } from './crisis-toast';
import { useReplies } from './use-reply';
import { useUnsent } from './use-unsent';

export type Writing = {
  userId: UserId;
  sessionId: SupportSessionId;
  /** One at a time: while an answer is being written, the next words wait in the field. */
  isAnswering: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
};

export function useSendWords({ userId, sessionId, isAnswering, field }: Writing) {
  const { i18n } = useLingui();
  const { text, idempotencyKey, keep } = useUnsent(userId, sessionId, field);
  const { mutateAsync, isPending, error } = useSend(sessionId);
  const replies = useReplies();
  // The second press of a double click comes before the first one shows.
  const isSending = useRef(false);
  const canSend = text.trim() !== '' && !isAnswering && !isPending;

  async function send() {
    if (!canSend || isSending.current) return;
    isSending.current = true;
    try {
      const { message, isReplyComing, analysis, safety } = await mutateAsync({ content: text, idempotencyKey });
      keep('');
      if (isReplyComing) void replies.begin(sessionId, message.id);
      else replies.settle(sessionId, message.id);
      if (analysis.crisisLevel === 'crisis') showCrisisToast(i18n._(firstCalls[safety.notice?.routes[0] ?? 'self']));
      if (hasKeyboard()) field.current?.focus({ preventScroll: true });
    } catch {
      // Told below the field, which keeps the words.
    } finally {
      isSending.current = false;
    }
  }

  useSendAtOnce(text, send);
  return { text, keep, send, canSend, isPending, error };
}

/** The words a conversation was begun with are sent as soon as they are here; once. */
function useSendAtOnce(text: string, send: () => Promise<void>) {
  const { state } = useLocation();
  const isBegun = useRef(false);
  useEffect(() => {
    if (state !== SEND_AT_ONCE || isBegun.current || text === '') return;
    isBegun.current = true;
    // Forgotten by this entry of the history, without going anywhere: what is typed after a reload, or after coming back,
    // waits for its author.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
    void send();
  });
}
