// Who comes, for those who look after the gathering.
import { pathOf } from '@evenlight/contract/endpoint';
import type { MemorialId } from '@evenlight/contract/ids';
import { type AnswerStatus, exportGuests, type Guest, type MemorialEvent } from '@evenlight/contract/memorials/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { properName, theirWords } from '../../../ui/base/their-words';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { guestAnswers, peopleInWords } from './event-words';
import { useGuests, useRemoveGuest } from './queries';

type Props = { memorialId: MemorialId; event: MemorialEvent };

export function GuestList({ memorialId, event }: Props) {
  const { data: guests, error, refetch, isFetching } = useGuests(memorialId, event.id);
  if (guests) return <Guests memorialId={memorialId} event={event} guests={guests} />;
  if (!error) return <SkeletonList />;
  return (
    <ErrorState level="h3" title={<Trans>The guest list could not be loaded</Trans>} retry={{ refetch, isFetching }} />
  );
}

function Guests({ memorialId, event, guests }: Props & { guests: readonly Guest[] }) {
  if (guests.length === 0)
    return (
      <p className="mt-4 text-ink-2">
        <Trans>Nobody has answered yet. Share the page, so that people hear of it.</Trans>
      </p>
    );
  const params = { memorialId, eventId: event.id };
  return (
    <div className="mt-5">
      <Counts guests={guests} />
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {guests.map((guest) => (
          <GuestRow key={guest.id} memorialId={memorialId} event={event} guest={guest} />
        ))}
      </ul>
      <ButtonLink href={pathOf(exportGuests, { params })} download variant="secondary" size="small" className="mt-4">
        <Download aria-hidden="true" className="size-4.5" />
        <Trans>Download guest list</Trans>
      </ButtonLink>
    </div>
  );
}

const order: readonly AnswerStatus[] = ['attending', 'waiting', 'maybe', 'not_attending'];

function Counts({ guests }: { guests: readonly Guest[] }) {
  const { i18n } = useLingui();
  const peopleOf = (status: AnswerStatus) =>
    guests.reduce((people, guest) => people + (guest.status === status ? guest.partySize : 0), 0);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {order
        .filter((status) => peopleOf(status) > 0)
        .map((status) => (
          <div key={status}>
            <dt className="text-ink-2 text-sm">{i18n._(guestAnswers[status])}</dt>
            <dd className="font-semibold">{i18n._(peopleInWords(peopleOf(status)))}</dd>
          </div>
        ))}
    </dl>
  );
}

const tones = { attending: 'ok', waiting: 'gold', maybe: 'line', not_attending: 'line' } as const;

function GuestRow({ memorialId, event, guest }: Props & { guest: Guest }) {
  const { i18n } = useLingui();
  const { name, email, status, partySize, note } = guest;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p {...properName} className="wrap-anywhere text-start font-medium">
          {name}
        </p>
        {email && (
          <a href={`mailto:${email}`} className="wrap-anywhere text-ink-2 text-sm underline underline-offset-4">
            {email}
          </a>
        )}
        {note && (
          <p {...theirWords} className="wrap-anywhere whitespace-pre-line text-start text-ink-2">
            {note}
          </p>
        )}
      </div>
      <p className="text-ink-2">{i18n._(peopleInWords(partySize))}</p>
      <Badge tone={tones[status]}>{i18n._(guestAnswers[status])}</Badge>
      <TakeOff memorialId={memorialId} event={event} guest={guest} />
    </li>
  );
}

function TakeOff({ memorialId, event, guest: { id, name } }: Props & { guest: Guest }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useRemoveGuest(memorialId, event.id);
  return (
    <Dialog
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Take off the list: ${name}`}>
          <Trans>Take off the list</Trans>
        </Button>
      }
      title={t`Take ${name} off the list?`}
      description={<Trans>Their place goes to whoever waits. They are not written to, and can answer again.</Trans>}
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Not now</Trans>
              </Button>
            }
          />
          <Button variant="danger" state={isPending ? 'loading' : 'idle'} onClick={() => mutate(id)}>
            <Trans>Take off the list</Trans>
          </Button>
        </>
      }
    >
      <Refusal error={error} />
    </Dialog>
  );
}
