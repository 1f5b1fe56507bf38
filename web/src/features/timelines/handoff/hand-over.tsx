// Handing one step to somebody: they get a private link by mail, and need no account.
import { HANDOFF_DAYS, HandoffInput } from '@evenlight/contract/handoffs';
import type { PlanId } from '@evenlight/contract/ids';
import type { TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { LetterLanguageField } from '../../../parts/letter-language-field';
import { useLetterLanguage } from '../../../parts/use-letter-language';
import { Button } from '../../../ui/base/button';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { toasts } from '../../../ui/overlays/toast-store';
import { useHandOver } from './handoff-queries';

type Props = { planId: PlanId; event: Pick<TimelineEvent, 'id' | 'title'> };

export function HandOver({ planId, event }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  // Another step may take its place on the page while somebody is writing about this one.
  const [asked, setAsked] = useState(event);
  const { title: shownTitle } = event;
  const { title } = asked;

  function turn(isOpening: boolean) {
    if (isOpening) setAsked(event);
    setIsOpen(isOpening);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={turn}
      trigger={
        <Button variant="secondary" size="small" aria-label={t`Hand this to someone: ${shownTitle}`}>
          <UserRoundPlus aria-hidden="true" className="size-4.5" />
          <Trans>Hand this to someone</Trans>
        </Button>
      }
      title={<Trans>Hand this to someone</Trans>}
      description={t`They get a private link by e-mail. It shows this one step, “${title}”, and nothing else. They need no account. The link works for ${HANDOFF_DAYS} days, and you can take it back at any time.`}
    >
      <HandOverForm planId={planId} event={asked} onSent={() => setIsOpen(false)} />
    </Dialog>
  );
}

type FormProps = Props & { onSent: () => void };

function HandOverForm({ planId, event, onSent }: FormProps) {
  const { t } = useLingui();
  const language = useLetterLanguage();
  const mutation = useHandOver(planId);
  return (
    <KeptForm
      aria-label={t`Hand this to someone`}
      schema={HandoffInput}
      defaultValues={{ name: '', email: '', language, message: '' }}
      mutation={mutation}
      inputOf={(handoff, idempotencyKey) => ({ ...handoff, eventId: event.id, idempotencyKey })}
      onStored={(_, { name }) => toasts.show({ title: t`The link for ${name} is on its way` })}
      onDone={onSent}
    >
      <TextField name="name" label={t`Their name`} autoComplete="off" />
      <TextField name="email" type="email" label={t`Their email address`} autoComplete="off" />
      <LetterLanguageField />
      <TextArea name="message" label={t`A few words to them (optional)`} rows={3} />
      <div className="flex flex-wrap justify-end gap-3">
        <OverlayClose
          button={
            <Button variant="secondary">
              <Trans>Not now</Trans>
            </Button>
          }
        />
        <SubmitButton>
          <Trans>Send the link</Trans>
        </SubmitButton>
      </div>
    </KeptForm>
  );
}
