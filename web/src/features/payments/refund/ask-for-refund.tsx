import type { PlanId } from '@evenlight/contract/ids';
import { PROMISE_HOURS } from '@evenlight/contract/promise-hours';
import { askForRefund, REFUND_WORDS_MAX } from '@evenlight/contract/refunds';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormDraft, WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { useWishKey } from '../../../platform/wish-key';
import { Button } from '../../../ui/base/button';
import { Form } from '../../../ui/forms/form';
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

const Wish = askForRefund.body.pick({ reason: true });
const Typed = z.object({ reason: z.string() });

/** What was typed stays in this browser until it is sent. */
function Asking({ planId, onDone }: { planId: PlanId; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const draft = useFormDraft(`refund-${planId}`, Typed);
  const { mutate, isPending, error } = useAskForRefund(planId, draft.forget);
  const keyOf = useWishKey();
  const phrase = phraseFor(error);

  const send = (wish: z.output<typeof Wish>) => mutate({ ...wish, sendKey: keyOf(wish) }, { onSuccess: onDone });

  return (
    <Form
      aria-label={t`Ask for a refund`}
      isUnpraised
      schema={Wish}
      defaultValues={draft.kept ?? { reason: '' }}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={send}
    >
      <WhileTyping onTyped={draft.keep} />
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
    </Form>
  );
}
