import { localPhone } from '@evenlight/contract/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CallFailed } from '../../../platform/call';
import { type FormAnswer, useRefusalSentence } from '../../../platform/form-answer';
import { phraseFor } from '../../../platform/phrases';
import { Notice } from '../../../ui/status/notice';
import { CallNow } from './call-at-once';
import { MESSAGE_INTENT } from './message-from-form';

type Props = { phone: string; error: unknown; refused: FormAnswer | undefined };

/** Beside the button that was pressed: what happened, that nothing is lost, and who answers meanwhile. */
export function NotSent({ phone, error, refused }: Props) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const sentenceBefore = useRefusalSentence(MESSAGE_INTENT, refused);
  const number = localPhone(phone);
  const phrase = phraseFor(error);
  const sentence = phrase ? i18n._(phrase) : sentenceBefore;
  // Where single fields are named, they say what is missing; that it was not sent is said here all the same.
  const isFieldFault = error instanceof CallFailed && error.problem?.fields !== undefined;
  const isNotSent = Boolean(error) || refused?.intent === MESSAGE_INTENT;
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={box} role="alert" className="scroll-mb-24 empty:hidden">
      {isNotSent && (
        <Notice tone="bad" title={<Trans>Failed to Send Message</Trans>} className="mb-2">
          <p>{t`Please try again or call us directly at ${number}`}</p>
          {sentence && !isFieldFault && <p className="mt-1">{sentence}</p>}
          <CallNow phone={phone} className="mt-3" />
        </Notice>
      )}
    </div>
  );
}
