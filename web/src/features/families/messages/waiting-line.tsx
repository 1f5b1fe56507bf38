// A message that is not there yet: on its way, waiting for a connection, or refused.
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Notice } from '../../../ui/status/notice';
import { MessageWords } from './message-words';
import type { Waiting } from './outbox';

type Props = {
  message: Waiting;
  isHeld: boolean;
  /** Null unless the server would not take it. */
  error: unknown;
  onTryAgain: () => void;
  onChange: () => void;
};

export function WaitingLine({ message, isHeld, error, onTryAgain, onChange }: Props) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <div className="ms-auto w-fit min-w-0 max-w-[88%] rounded-card border border-line-strong border-dashed px-4 py-2.5 sm:max-w-[75%]">
      <MessageWords text={message.content} names={[]} />
      {phrase ? (
        <Notice tone="bad" role="alert" className="mt-2">
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
          <Button variant="ghost" size="small" onClick={onTryAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="ghost" size="small" onClick={onChange}>
            <Trans>Back to the box</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
