// A message that is not there yet: on its way, waiting for a connection, or refused.
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Paperclip } from 'lucide-react';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { properName } from '../../../ui/base/their-words';
import { Notice } from '../../../ui/status/notice';
import { Quote } from './message-line';
import { MessageWords } from './message-words';
import type { Waiting } from './outbox-line';

type Props = {
  message: Waiting;
  isHeld: boolean;
  /** It is being tried at this moment. */
  isPosted: boolean;
  onTryAgain: () => void;
  onChange: () => void;
};

export function WaitingLine({ message, isHeld, isPosted, onTryAgain, onChange }: Props) {
  const { i18n } = useLingui();
  const { text, replyTo, attached, refusedAs } = message;
  const phrase = refusedAs === null ? undefined : phraseFor(new CallFailed(409, JSON.stringify({ code: refusedAs })));
  return (
    <div className="ms-auto w-fit min-w-0 max-w-[88%] rounded-card border border-line-strong border-dashed px-4 py-2.5 sm:max-w-[75%]">
      {replyTo && <Quote {...replyTo} />}
      <MessageWords text={text} names={[]} />
      {attached.length > 0 && (
        <ul className="mt-1.5 grid gap-1">
          {attached.map(({ id, fileName }) => (
            <li key={id} className="flex gap-1.5">
              <Paperclip aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <span {...properName} className="wrap-anywhere">
                {fileName}
              </span>
            </li>
          ))}
        </ul>
      )}
      {phrase ? (
        <Notice tone="bad" role="alert" className="mt-2" title={<Trans>This message was not sent</Trans>}>
          {i18n._(phrase)}
        </Notice>
      ) : (
        <p role="status" className="mt-1 flex gap-1.5 text-ink-2 text-sm">
          <Clock aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          {isHeld ? (
            <Trans>Not sent yet. It is kept here and goes as soon as there is a connection.</Trans>
          ) : (
            <Trans>Sending</Trans>
          )}
        </p>
      )}
      {(phrase || isHeld) && (
        <div className="mt-1 -ms-3 flex flex-wrap">
          <Button variant="ghost" size="small" aria-disabled={isPosted} onClick={onTryAgain}>
            <Trans>Send again</Trans>
          </Button>
          <Button variant="ghost" size="small" aria-disabled={isPosted} onClick={onChange}>
            <Trans>Back to the box</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
