// What a family asked to have back: given back beside the payment it came from, or declined with a kind line.
import type { PlanId } from '@evenlight/contract/ids';
import { declineRefund, type RefundRequest } from '@evenlight/contract/refunds';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KeptForm } from '../../../../parts/kept-form/kept-form';
import { momentInWords } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { useFocusOnFirstField, useKeptFocus } from '../../../../ui/base/keep-focus';
import { theirWords } from '../../../../ui/base/their-words';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { TextArea } from '../../../../ui/forms/text-area';
import { Notice } from '../../../../ui/status/notice';
import { useDeclineRefund } from './case-queries';

type Props = { planId: PlanId; asked: RefundRequest };

export function CaseRefund({ planId, asked }: Props) {
  const { t, i18n } = useLingui();
  const box = useKeptFocus<HTMLDivElement>();
  const [isDeclining, setIsDeclining] = useState(false);
  const { reason, answeredBy, decision, decidedAt } = asked;
  const by = momentInWords(answeredBy, i18n);
  const at = decidedAt ? momentInWords(decidedAt, i18n) : '';
  if (decision)
    return (
      <p className="mb-4 text-ink-2">
        {decision === 'refunded'
          ? t`The family asked for money back; it was given on ${at}.`
          : t`The family asked for money back; it was declined on ${at}.`}
      </p>
    );
  return (
    <div ref={box} tabIndex={-1} className="mb-6 outline-none">
      <Notice tone="warn" title={<Trans>The family asks for money back</Trans>}>
        <p className="wrap-anywhere whitespace-pre-line" {...theirWords}>
          {reason}
        </p>
        <p className="mt-2 text-ink-2 text-ui">
          {t`Promised by ${by}. Giving back a payment below answers it, and so does declining.`}
        </p>
        {isDeclining ? (
          <Declining planId={planId} asked={asked} onDone={() => setIsDeclining(false)} />
        ) : (
          <Button variant="secondary" size="small" className="mt-3" onClick={() => setIsDeclining(true)}>
            <Trans>Decline the refund</Trans>
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** What is typed stays in this browser until it is sent; `Cancel` only closes it. */
function Declining({ planId, asked, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const mutation = useDeclineRefund(planId, asked.id);
  return (
    <div ref={box} className="mt-4">
      <KeptForm
        aria-label={t`Decline the refund`}
        name={`declined-refund-${asked.id}`}
        place="browser"
        isUnpraised
        schema={declineRefund.body}
        defaultValues={{ words: '' }}
        mutation={mutation}
        inputOf={(answer) => answer}
        onDone={onDone}
      >
        <TextArea
          name="words"
          label={t`A kind line that says why`}
          hint={t`It goes to the family by e-mail, in your words.`}
          rows={3}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="secondary">
            <Trans>Decline and write to them</Trans>
          </SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </KeptForm>
    </div>
  );
}
