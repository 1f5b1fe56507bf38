// It is booked, and the words gave reason to worry: the dialog stays, with who answers right now.
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { momentInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Notice } from '../../../ui/status/notice';
import { Worry } from '../../support/crisis/worry';
import type { Answer } from './booking';

type Props = {
  answer: Answer;
  onClose: () => void;
  /** Has the focus, because the form that had it is gone. */
  box: RefObject<HTMLDivElement | null>;
};

export function Booked({ answer, onClose, box }: Props) {
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      <Worry routes={answer.routes} />
      <Notice tone="ok" title={<Trans>Consultation Scheduled Successfully</Trans>}>
        <WhatFollows answer={answer} />
      </Notice>
      <Button variant="secondary" className="justify-self-end" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** When we talk and, for whoever cannot wait until then, by when we are in touch. */
export function WhatFollows({ answer }: { answer: Answer }) {
  const { i18n } = useLingui();
  // Midnight would be read as a day later than it is meant.
  const by = answer.callBackBy && momentInWords(new Date(Date.parse(answer.callBackBy) - MINUTE_MS), i18n);
  return (
    <>
      <p>{answer.message}</p>
      {by && (
        <p className="mt-1">
          <Trans>You need not wait for it: we are in touch by {by}.</Trans>
        </p>
      )}
    </>
  );
}
