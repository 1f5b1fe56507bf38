// When and where a gathering is, and the ways to it.
import { pathOf } from '@evenlight/contract/endpoint';
import { getEventCalendar, type MemorialEvent } from '@evenlight/contract/memorials/events';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, MapPin, Video } from 'lucide-react';
import { momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { TextLink } from '../../../ui/base/text-link';
import { properName, theirWords } from '../../../ui/base/their-words';
import { mapUrlOf, placesInWords } from './event-words';

type Props = { memorial: Pick<Memorial, 'id' | 'address'>; event: MemorialEvent };

export function EventBadges({ event: { isPast, isCanceled, isPublic } }: Pick<Props, 'event'>) {
  return (
    <>
      {isCanceled && (
        <Badge tone="warn">
          <Trans>Called off</Trans>
        </Badge>
      )}
      {isPast && (
        <Badge tone="line">
          <Trans>Past</Trans>
        </Badge>
      )}
      {!isPublic && (
        <Badge tone="line">
          <Trans>Only for the people of this memorial</Trans>
        </Badge>
      )}
    </>
  );
}

export function EventFacts({ memorial, event }: Props) {
  const { i18n } = useLingui();
  const { description, eventDate, location } = event;
  const places = placesInWords(event);
  return (
    <>
      <p className="mt-2 text-lg">
        <time dateTime={eventDate}>{momentInWords(eventDate, i18n)}</time>
      </p>
      {location && (
        <p {...properName} className="wrap-anywhere text-start text-ink-2">
          {location}
        </p>
      )}
      {description && (
        <p {...theirWords} className="wrap-anywhere mt-3 max-w-[65ch] whitespace-pre-line text-start">
          {description}
        </p>
      )}
      {places && <p className="mt-3 font-medium">{i18n._(places)}</p>}
      <Ways memorial={memorial} event={event} />
    </>
  );
}

function Ways({ memorial, event: { id: eventId, location, livestreamUrl, isPast, isCanceled } }: Props) {
  const params = { memorialId: memorial.id, eventId };
  const isComing = !isPast && !isCanceled;
  if (!isComing && !livestreamUrl) return null;
  const looks = 'inline-flex min-h-11 items-center gap-2';
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 print:hidden">
      {isComing && location && (
        <li>
          <TextLink href={mapUrlOf(location)} rel="noreferrer" className={looks}>
            <MapPin aria-hidden="true" className="size-4.5" />
            <Trans>See it on a map</Trans>
          </TextLink>
        </li>
      )}
      {isComing && (
        <li>
          <TextLink
            href={pathOf(getEventCalendar, { params, query: { address: memorial.address ?? undefined } })}
            download
            className={looks}
          >
            <CalendarPlus aria-hidden="true" className="size-4.5" />
            <Trans>Add to my calendar</Trans>
          </TextLink>
        </li>
      )}
      {livestreamUrl && !isCanceled && (
        <li>
          <TextLink href={livestreamUrl} rel="noreferrer nofollow" className={looks}>
            <Video aria-hidden="true" className="size-4.5" />
            <Trans>Watch the livestream</Trans>
          </TextLink>
        </li>
      )}
    </ul>
  );
}
