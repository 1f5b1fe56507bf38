// Where the person writes. What they typed stays until it has arrived.
import type { SupportSessionId, UserId } from '@evenlight/contract/ids';
import { SUPPORT_MESSAGE_MAX_LENGTH } from '@evenlight/contract/support/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/base/button';
import { classNames } from '../../../ui/base/class-names';
import { controlLooks } from '../../../ui/forms/control-looks';
import { toasts } from '../../../ui/overlays/toast-store';
import { CRISIS_TOAST, firstCalls } from '../crisis/line-words';
import { SEND_AT_ONCE } from '../page/support-address';
import { useSend } from '../queries';
import { PersonAtAnyHour } from './person-at-any-hour';
import { SendFailure } from './send-failure';
import { useReplies } from './use-reply';
import { useUnsent } from './use-unsent';
import { WithNumbers } from './with-numbers';

type Props = {
  userId: UserId;
  sessionId: SupportSessionId;
  /** One at a time: while an answer is being written, the next words wait in the field. */
  isAnswering: boolean;
  /** A notice with the lines stands above the conversation. */
  hasNotice: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
};

// Long enough to be read twice; the notice in the chat says the same and stays.
const CRISIS_TOAST_MS = 12_000;

export function Composer({ userId, sessionId, isAnswering, hasNotice, field }: Props) {
  const { t, i18n } = useLingui();
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

  // The words a conversation was begun with are sent as soon as they are here; once.
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

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function sendByEnter(event: KeyboardEvent) {
    if (!sendsBy(event)) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      onSubmit={submit}
      data-bottom-bar="always"
      data-chat-composer=""
      className="shrink-0 border-line border-t bg-surface p-3 sm:px-5 sm:py-4"
    >
      <SendFailure error={isPending ? null : error} hasNotice={hasNotice} />
      <div className="flex items-end gap-2.5">
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          maxLength={SUPPORT_MESSAGE_MAX_LENGTH}
          aria-label={t`Your message`}
          placeholder={t`Write what is on your mind`}
          // Not `disabled`: whoever writes would lose their place.
          readOnly={isPending}
          aria-disabled={isPending || undefined}
          autoComplete="off"
          onChange={({ target }) => keep(target.value)}
          onKeyDown={sendByEnter}
          className={classNames(controlLooks, 'field-sizing-content max-h-40 resize-none aria-disabled:bg-mist')}
        />
        <Button
          type="submit"
          aria-disabled={!canSend}
          state={isPending ? 'loading' : 'idle'}
          className="max-sm:size-12 max-sm:px-0"
        >
          {!isPending && <SendHorizontal aria-hidden="true" className="size-5 shrink-0 rtl:rotate-180" />}
          <span className="max-sm:sr-only">
            <Trans>Send</Trans>
          </span>
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <PersonAtAnyHour />
        <p className="text-ink-3 pointer-coarse:hidden max-sm:hidden">
          <Trans>Enter sends, Shift and Enter begin a new line.</Trans>
        </p>
      </div>
    </form>
  );
}

/** On a small screen it lies over the links of the notice for a while, so its own numbers can be touched. */
function showCrisisToast(words: string) {
  toasts.show({
    // Said again, it takes the place of the former: nobody has to close it twice.
    about: CRISIS_TOAST,
    title: <WithNumbers text={words} />,
    variant: 'destructive',
    durationMs: CRISIS_TOAST_MS,
    isImportant: true,
  });
}

/** With keys under the fingers, Enter sends. On glass it begins a new line, and while a word is being composed it ends the word. */
function sendsBy({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && hasKeyboard();
}

function hasKeyboard(): boolean {
  return !matchMedia('(pointer: coarse)').matches;
}
