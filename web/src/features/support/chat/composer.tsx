// Where the person writes. What they typed stays until it has arrived.
import { SUPPORT_MESSAGE_MAX_LENGTH } from '@evenlight/contract/support/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '../../../ui/base/button';
import { classNames } from '../../../ui/base/class-names';
import { hasKeyboard } from '../../../ui/base/has-keyboard';
import { controlLooks } from '../../../ui/forms/control-looks';
import { PersonAtAnyHour } from './person-at-any-hour';
import { SendFailure } from './send-failure';
import { useSendWords, type Writing } from './use-send-words';

type Props = Writing & {
  /** A notice with the lines stands above the conversation. */
  hasNotice: boolean;
};

export function Composer({ hasNotice, ...props }: Props) {
  const { t } = useLingui();
  const { text, keep, send, canSend, isPending, error } = useSendWords(props);

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
          ref={props.field}
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
        <SendButton canSend={canSend} isPending={isPending} />
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

function SendButton({ canSend, isPending }: { canSend: boolean; isPending: boolean }) {
  return (
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
  );
}

/** With keys under the fingers, Enter sends. On glass it begins a new line, and while a word is being composed it ends the word. */
function sendsBy({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && hasKeyboard();
}
