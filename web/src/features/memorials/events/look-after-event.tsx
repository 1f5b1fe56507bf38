// For owner, keeper and editors: adding, changing and calling off a gathering, and who comes.
import type { MemorialId } from '@evenlight/contract/ids';
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { useWishKey } from '../../../platform/wish-key';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { EventForm } from './event-form';
import { fieldsOf } from './event-wish';
import { GuestList } from './guest-list';
import { type EventWish, useAddEvent, useCancelEvent, useChangeEvent } from './queries';

export function AddEvent({ memorialId, className }: { memorialId: MemorialId; className?: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const isAwake = useIsHydrated();
  const keyOf = useWishKey();
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
          toasts.show({ title: <Trans>Event Created</Trans> });
        },
        onError: () =>
          toasts.show({
            title: <Trans>Error Creating Event</Trans>,
            description: <Trans>There was an error creating the event. Please try again.</Trans>,
            variant: 'destructive',
            isImportant: true,
          }),
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

type Props = { memorialId: MemorialId; event: MemorialEvent };

export function LookAfterEvent({ memorialId, event }: Props) {
  const [open, setOpen] = useState<'form' | 'guests' | null>(null);
  const isAwake = useIsHydrated();
  if (!isAwake) return null;
  const press = (what: 'form' | 'guests') => ({
    'aria-expanded': open === what,
    onClick: () => setOpen(open === what ? null : what),
  });
  return (
    <div className="mt-4 border-line border-t pt-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" {...press('guests')}>
          <Users aria-hidden="true" className="size-4.5" />
          <Trans>Guest list</Trans>
        </Button>
        {!event.isCanceled && (
          <>
            <Button variant="secondary" size="small" {...press('form')}>
              <Pencil aria-hidden="true" className="size-4.5" />
              <Trans>Change</Trans>
            </Button>
            <CallOff memorialId={memorialId} event={event} />
          </>
        )}
      </div>
      {open === 'guests' && <GuestList memorialId={memorialId} event={event} />}
      {open === 'form' && <ChangeEvent memorialId={memorialId} event={event} onDone={() => setOpen(null)} />}
    </div>
  );
}

function ChangeEvent({ memorialId, event, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui();
  // Of the words that were opened: somebody else's newer ones are not overwritten.
  const [opened] = useState(event);
  const { mutate, isPending, error } = useChangeEvent(memorialId, event.id);

  function change(wish: EventWish) {
    mutate(
      { ...wish, version: opened.version },
      {
        onSuccess() {
          onDone();
          toasts.show({ title: <Trans>Changes Saved</Trans> });
        },
      },
    );
  }

  return (
    <div className="mt-5 max-w-[46rem]">
      <p className="mb-4 text-ink-2">
        <Trans>Guests who left an e-mail address are told of a new time or place.</Trans>
      </p>
      <EventForm
        label={t`Change: ${event.title}`}
        atFirst={fieldsOf(opened)}
        isBusy={isPending}
        error={error}
        submitWords={<Trans>Save</Trans>}
        onWish={change}
        onLeave={
          <Button variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        }
      />
    </div>
  );
}

function CallOff({ memorialId, event }: Props) {
  const { t, i18n } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useCancelEvent(memorialId, event.id);
  const phrase = phraseFor(error);
  return (
    <Dialog
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button variant="ghost" size="small">
          <Trans>Call it off</Trans>
        </Button>
      }
      title={t`Call off “${event.title}”?`}
      description={
        event.isPast ? (
          <Trans>It is over already, so it only leaves the page. Nobody is written to.</Trans>
        ) : (
          <Trans>
            The page says that it is called off, and guests who left an e-mail address are told. It stays so.
          </Trans>
        )
      }
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Leave it</Trans>
              </Button>
            }
          />
          <Button
            variant="danger"
            state={isPending ? 'loading' : 'idle'}
            onClick={() => mutate(undefined, { onSuccess: () => setIsAsking(false) })}
          >
            <Trans>Call it off</Trans>
          </Button>
        </>
      }
    >
      <div role="status" className="empty:hidden">
        {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
      </div>
    </Dialog>
  );
}
