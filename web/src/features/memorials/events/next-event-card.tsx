import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import { MEMORIAL_PATH, type Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../platform/dates';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { properName, theirWords } from '../../../ui/base/their-words';

type Props = { event: MemorialEvent; memorial: Pick<Memorial, 'id' | 'address'> };

export function NextEventCard({ event, memorial }: Props) {
  const { i18n } = useLingui();
  const { id, title, eventDate, location } = event;
  return (
    <Card as="aside" aria-labelledby="next-gathering">
      <h2 id="next-gathering" className="text-xl">
        <Trans>Next gathering</Trans>
      </h2>
      <p {...theirWords} className="wrap-anywhere mt-3 text-start font-semibold">
        {title}
      </p>
      <p>
        <time dateTime={eventDate}>{momentInWords(eventDate, i18n)}</time>
      </p>
      {location && (
        <p {...properName} className="wrap-anywhere text-start text-ink-2">
          {location}
        </p>
      )}
      <ButtonLink
        // Browsers open the form that the address names.
        to={`${MEMORIAL_PATH}/${encodeURIComponent(memorial.address ?? String(memorial.id))}?tab=events#answer-${id}`}
        variant="secondary"
        className="mt-5"
      >
        <Trans>I will attend</Trans>
      </ButtonLink>
    </Card>
  );
}
