// A new gathering, by those who may add one.
import type { MemorialId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useFormDraft } from '../../../platform/form-draft';
import { useWishKey } from '../../../platform/wish-key';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { useFocusOnFirstField, useFocusOnReturn } from '../../../ui/base/keep-focus';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFailureToast } from '../use-failure-toast';
import { EventForm } from './event-form';
import { emptyFields, TypedEvent } from './event-wish';
import { type EventWish, useAddEvent } from './queries';

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
  const keyOf = useWishKey();
  const failure = useFailureToast();
  const draft = useFormDraft(`new-event-${memorialId}`, TypedEvent);
  const { mutate, isPending, error } = useAddEvent(memorialId);

  function close() {
    draft.forget();
    failure.close();
    onDone();
  }

  function add(wish: EventWish) {
    mutate(
      { ...wish, sendKey: keyOf(wish) },
      {
        onSuccess() {
          close();
          toasts.show({ title: <Trans>Event Created</Trans> });
        },
        onError: () =>
          failure.show({
            title: <Trans>Error Creating Event</Trans>,
            description: <Trans>There was an error creating the event. Please try again.</Trans>,
          }),
      },
    );
  }

  return (
    <Card as="section" aria-labelledby="new-event">
      <h3 id="new-event" className="mb-4 text-xl">
        <Trans>A new gathering</Trans>
      </h3>
      <div ref={box}>
        <EventForm
          label={t`A new gathering`}
          atFirst={draft.kept ?? emptyFields}
          isBusy={isPending}
          error={error}
          submitWords={<Trans>Create Event</Trans>}
          onTyped={draft.keep}
          onWish={add}
          onLeave={
            <Button variant="ghost" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          }
        />
      </div>
    </Card>
  );
}
