// It is stored: by when a person answers, and, if the words gave reason to worry, who answers right now.
import type { Returned } from '@evenlight/contract/endpoint';
import type { askForCounseling } from '@evenlight/contract/support/counseling';
import { isAtLeast } from '@evenlight/contract/support/levels';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { momentInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Notice } from '../../../ui/status/notice';
import { Worry } from '../crisis/worry';

type Answer = Returned<typeof askForCounseling>;

export function Received({ answer, onMore }: { answer: Answer; onMore: () => void }) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const by = momentInWords(answer.answeredBy, i18n);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      {isAtLeast(answer.crisisLevel, 'elevated') && <Worry routes={answer.routes} />}
      <Notice tone="ok" title={<Trans>We have your request.</Trans>}>
        <p>{t`A person of our team gets in touch with you by ${by}.`}</p>
        <p className="mt-1 text-ink-2">
          <Trans>You need not do anything until then.</Trans>
        </p>
      </Notice>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={onMore}>
        <Trans>Ask for another talk</Trans>
      </Button>
    </div>
  );
}
