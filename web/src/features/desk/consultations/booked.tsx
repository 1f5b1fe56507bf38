// It is booked, and the words gave reason to worry: the dialog stays, with who answers right now.
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
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
        <p>{answer.message}</p>
      </Notice>
      <Button variant="secondary" className="justify-self-end" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </div>
  );
}
