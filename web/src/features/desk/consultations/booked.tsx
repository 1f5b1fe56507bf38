// It is booked, and the words gave reason to worry: the dialog stays, with who answers right now.
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { momentInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Notice } from '../../../ui/status/notice';
import type { Answer } from './booking';
import type { WorryAbout } from './schedule-dialog';

type Props = {
  answer: Answer;
  worryAbout: WorryAbout;
  onClose: () => void;
  /** Has the focus, because the form that had it is gone. */
  box: RefObject<HTMLDivElement | null>;
};

export function Booked({ answer, worryAbout, onClose, box }: Props) {
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      {worryAbout(answer.routes)}
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
