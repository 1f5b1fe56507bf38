import type { PlanId } from '@evenlight/contract/ids';
import { PROMISE_HOURS } from '@evenlight/contract/promise-hours';
import { askForRefund, REFUND_WORDS_MAX } from '@evenlight/contract/refunds';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { Button } from '../../../ui/base/button';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { useAskForRefund } from '../queries';

export function AskForRefund({ planId }: { planId: PlanId }) {
  const [isOpen, setIsOpen] = useState(false);
  const hours = PROMISE_HOURS;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" size="small" className="-ms-4">
          <Trans>Ask for a refund</Trans>
        </Button>
      }
      title={<Trans>Ask for a refund</Trans>}
      description={
        <Trans>
          Tell us what you would like to have back, and why. A person of our team reads it and answers within {hours}{' '}
          hours. Until then nothing about your plan changes.
        </Trans>
      }
    >
      <Asking planId={planId} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

const Asked = askForRefund.body.pick({ reason: true });

/** What was typed stays in this browser until it is sent. */
function Asking({ planId, onDone }: { planId: PlanId; onDone: () => void }) {
  const { t } = useLingui();
  const mutation = useAskForRefund(planId);
  return (
    <KeptForm
      aria-label={t`Ask for a refund`}
      name={`refund-${planId}`}
      place="browser"
      isUnpraised
      schema={Asked}
      defaultValues={{ reason: '' }}
      mutation={mutation}
      inputOf={(asked, idempotencyKey) => ({ ...asked, idempotencyKey })}
      onDone={onDone}
    >
      <TextArea
        name="reason"
        label={t`What you would like to have back, and why`}
        hint={t`A sentence is enough.`}
        maxLength={REFUND_WORDS_MAX}
        dir="auto"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>
          <Trans>Send to our team</Trans>
        </SubmitButton>
        <OverlayClose
          button={
            <Button variant="secondary">
              <Trans>Not now</Trans>
            </Button>
          }
        />
      </div>
    </KeptForm>
  );
}
