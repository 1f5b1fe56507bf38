// A new gathering, by those who may add one.
import type { MemorialId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWishKey } from '../../../platform/wish-key';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { toasts } from '../../../ui/overlays/toast-store';
import { EventForm } from './event-form';
import { type EventWish, useAddEvent } from './queries';

export function AddEvent({ memorialId, className }: { memorialId: MemorialId; className?: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const isAwake = useIsHydrated();
  const keyOf = useWishKey();
  // Closed once it went well, so that nobody reads of a failure that is mended.
  const failure = useRef('');
  const { mutate, isPending, error, reset } = useAddEvent(memorialId);
  if (!isAwake) return null;

  function close() {
    reset();
    setIsOpen(false);
  }

  function add(wish: EventWish) {
    mutate(
      { ...wish, sendKey: keyOf(wish) },
      {
        onSuccess() {
          close();
          toasts.dismiss(failure.current);
          toasts.show({ title: <Trans>Event Created</Trans> });
        },
        onError() {
          failure.current = toasts.show({
            title: <Trans>Error Creating Event</Trans>,
            description: <Trans>There was an error creating the event. Please try again.</Trans>,
            variant: 'destructive',
            isImportant: true,
          });
        },
      },
    );
  }

  if (!isOpen)
    return (
      <div className={className}>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          <Trans>Create Event</Trans>
        </Button>
      </div>
    );
  return (
    <Card as="section" aria-labelledby="new-event" className={className}>
      <h3 id="new-event" className="mb-4 text-xl">
        <Trans>A new gathering</Trans>
      </h3>
      <EventForm
        label={t`A new gathering`}
        isBusy={isPending}
        error={error}
        submitWords={<Trans>Create Event</Trans>}
        onWish={add}
        onLeave={
          <Button variant="ghost" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        }
      />
    </Card>
  );
}
