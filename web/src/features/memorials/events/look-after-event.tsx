// For owner, keeper and editors: changing and calling off a gathering, and who comes.
import type { MemorialId } from '@evenlight/contract/ids';
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { useFocusOnFirstField, useFocusOnReturn, useKeptFocus } from '../../../ui/base/keep-focus';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { EventForm } from './event-form';
import { fieldsOf } from './event-input';
import { GuestList } from './guest-list';
import { isEventChanged, useCancelEvent, useChangeEvent } from './queries';

type Props = { memorialId: MemorialId; event: MemorialEvent };

export function LookAfterEvent({ memorialId, event }: Props) {
  const isAwake = useIsHydrated();
  return isAwake ? <Awake memorialId={memorialId} event={event} /> : null;
}

function Awake({ memorialId, event }: Props) {
  const box = useKeptFocus<HTMLDivElement>();
  const [hasGuestsOpen, setHasGuestsOpen] = useState(false);
  const [changing, setChanging] = useState<'not-yet' | 'now' | 'done'>('not-yet');
  const changeButton = useFocusOnReturn(changing === 'done');
  return (
    <div ref={box} tabIndex={-1} className="mt-4 border-line border-t pt-4 outline-none print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          aria-expanded={hasGuestsOpen}
          onClick={() => setHasGuestsOpen(!hasGuestsOpen)}
        >
          <Users aria-hidden="true" className="size-4.5" />
          <Trans>Guest list</Trans>
        </Button>
        {!event.isCanceled && (
          <>
            {changing !== 'now' && (
              <Button ref={changeButton} variant="secondary" size="small" onClick={() => setChanging('now')}>
                <Pencil aria-hidden="true" className="size-4.5" />
                <Trans>Change</Trans>
              </Button>
            )}
            <CallOff memorialId={memorialId} event={event} />
          </>
        )}
      </div>
      {hasGuestsOpen && <GuestList memorialId={memorialId} event={event} />}
      {changing === 'now' && !event.isCanceled && (
        <ChangeEvent memorialId={memorialId} event={event} onDone={() => setChanging('done')} />
      )}
    </div>
  );
}

function ChangeEvent({ memorialId, event, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const [opened] = useState(event);
  const mutation = useChangeEvent(memorialId, event.id);
  const isConflict = isEventChanged(mutation.error);

  return (
    <div ref={box} className="mt-5 max-w-[46rem]">
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
        mutation={mutation}
        // Somebody else's newer words are not overwritten, until the reader has seen them above and saves again.
        inputOf={(input) => ({ ...input, version: isConflict ? event.version : opened.version })}
        submitWords={<Trans>Save</Trans>}
        onStored={() => toasts.show({ title: <Trans>Changes Saved</Trans> })}
        onDone={onDone}
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
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useCancelEvent(memorialId, event.id);
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
      <Refusal error={error} />
    </Dialog>
  );
}
