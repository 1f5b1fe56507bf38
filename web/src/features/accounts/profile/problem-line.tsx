import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { ConnectionLost } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { Notice } from '../../../ui/status/notice';
import { problemCodeOf } from '../failure-sentences';
import { ProofDeclined } from './use-proven';

const notSaved = msg`This could not be saved. Nothing was changed; try again in a moment.`;

type Props = {
  error: unknown;
  /** Said when the reason has no sentence of its own. */
  failed?: MessageDescriptor;
  className?: string;
};

/** Why something beside a form did not work. Whoever called it off themselves needs no explanation. */
export function ProblemLine({ error, failed = notSaved, className }: Props) {
  const { i18n } = useLingui();
  const sentence = sentenceAbout(error, failed);
  return (
    <div role="status" className={className}>
      {sentence && <Notice tone="bad">{i18n._(sentence)}</Notice>}
    </div>
  );
}

function sentenceAbout(error: unknown, failed: MessageDescriptor) {
  if (!error || error instanceof ProofDeclined) return undefined;
  const isKnown = problemCodeOf(error) !== undefined && problemCodeOf(error) !== 'server.failed';
  return isKnown || error instanceof ConnectionLost ? phraseFor(error) : failed;
}
