// For owner, keeper and editors: changing and calling off a gathering, and who comes.
import type { MemorialId } from '@evenlight/contract/ids';
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { EventForm } from './event-form';
import { fieldsOf } from './event-wish';
import { GuestList } from './guest-list';
import { type EventWish, isEventChanged, useCancelEvent, useChangeEvent } from './queries';

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
  const [opened] = useState(event);
  const { mutate, isPending, error } = useChangeEvent(memorialId, event.id);
  const isConflict = isEventChanged(error);

  function change(wish: EventWish) {
    mutate(
      // Somebody else's newer words are not overwritten, until the reader has seen them above and saves again.
      { ...wish, version: isConflict ? event.version : opened.version },
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
      {isConflict && (
        <Notice tone="warn" className="mb-4">
          <Trans>How it is now stands above. Save again to put your words in its place.</Trans>
        </Notice>
      )}
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
                <Trans>Not now</Trans>
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
