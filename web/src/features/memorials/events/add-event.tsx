// A new gathering, by those who may add one.
import type { MemorialId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { CancelButton } from '../../../parts/kept-form/kept-form';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { useFocusOnFirstField, useFocusOnReturn } from '../../../ui/base/keep-focus';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFailureToast } from '../use-failure-toast';
import { EventForm } from './event-form';
import { emptyFields } from './event-input';
import { useAddEvent } from './queries';

export function AddEvent({ memorialId, className }: { memorialId: MemorialId; className?: string }) {
  const [step, setStep] = useState<'not-yet' | 'adding' | 'back'>('not-yet');
  const button = useFocusOnReturn(step === 'back');
  const isAwake = useIsHydrated();
  if (!isAwake) return null;
  return (
    <div className={className}>
      {step === 'adding' ? (
        <NewEvent memorialId={memorialId} onDone={() => setStep('back')} />
      ) : (
        <Button ref={button} variant="secondary" onClick={() => setStep('adding')}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          <Trans>Create Event</Trans>
        </Button>
      )}
    </div>
  );
}

function NewEvent({ memorialId, onDone }: { memorialId: MemorialId; onDone: () => void }) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const failure = useFailureToast();
  const mutation = useAddEvent(memorialId);

  return (
    <Card as="section" aria-labelledby="new-event">
      <h3 id="new-event" className="mb-4 text-xl">
        <Trans>A new gathering</Trans>
      </h3>
      <div ref={box}>
        <EventForm
          label={t`A new gathering`}
          name={`new-event-${memorialId}`}
          atFirst={emptyFields}
          mutation={mutation}
          inputOf={(input, idempotencyKey) => ({ ...input, idempotencyKey })}
          submitWords={<Trans>Create Event</Trans>}
          onStored={() => {
            failure.close();
            toasts.show({ title: <Trans>Event Created</Trans> });
          }}
          onRefused={() =>
            failure.show({
              title: <Trans>Error Creating Event</Trans>,
              description: <Trans>There was an error creating the event. Please try again.</Trans>,
            })
          }
          onDone={onDone}
          onLeave={
            <CancelButton
              onClick={() => {
                failure.close();
                onDone();
              }}
            >
              <Trans>Cancel</Trans>
            </CancelButton>
          }
        />
      </div>
    </Card>
  );
}
