// Everything about one venue, how it stands on the chosen day, and the button that chooses it.

import type { VenueFilters, VenueOnDay } from '@evenlight/contract/venues';
import type { Way } from '@evenlight/contract/ways';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../parts/amount';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { traditionsInWords } from '../../../parts/traditions-in-words';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { OtherWayNote } from '../of-other-way';
import type { OwnHold } from '../own-hold';
import { Rating } from '../rating';
import { DayAnswer } from './day-answer';

export type DetailProps = {
  venue: VenueOnDay;
  date: string | undefined;
  faithTradition: VenueFilters['faithTradition'];
  isSelected: boolean;
  ownHold?: OwnHold | undefined;
  /** The choice goes to a plan that is saved. */
  isForSavedPlan?: boolean | undefined;
  way?: Way | undefined;
  onSelect: (venue: VenueOnDay) => void;
  onDate: (date: string) => void;
  onShow: (venue: VenueOnDay) => void;
  /** What could not be read about it just now. */
  unread: ReactNode;
};

export function VenueDetail(props: DetailProps) {
  const { venue, way } = props;
  return (
    <Card as="article" aria-label={venue.name} className="grid content-start gap-4">
      <div className="grid gap-2.5">
        <h2 tabIndex={-1} data-keeps-focus translate="no" className="text-2xl outline-none">
          {venue.name}
        </h2>
        {venue.isSample && (
          <div>
            <Badge tone="line">
              <Trans>Sample listing</Trans>
            </Badge>
          </div>
        )}
        <p className="font-medium font-serif text-xl">
          <Amount from="vendor" words={venue.costRange} />
        </p>
        <p className="text-ink-2">
          <OwnWords of={venue}>{venue.description}</OwnWords>
        </p>
        <ToldIn of={venue} />
      </div>
      <OtherWayNote venue={venue} way={way} />
      <Facts venue={venue} />
      {props.unread}
      <DayAnswer {...props} />
    </Card>
  );
}

function Facts({ venue }: { venue: VenueOnDay }) {
  const { t, i18n } = useLingui();
  const { capacity } = venue;
  return (
    <dl className="grid gap-x-4 gap-y-2 text-ui sm:grid-cols-[auto_1fr]">
      <Fact name={t`Address`}>
        <span translate="no">{venue.address}</span>
      </Fact>
      <Fact name={t`Location`}>{venue.location}</Fact>
      <Fact name={t`Capacity`}>{t`Up to ${capacity} guests`}</Fact>
      <Fact name={t`Rating`}>
        <Rating venue={venue} />
      </Fact>
      <Fact name={t`Type`}>
        <OwnWords of={venue}>{venue.typeInWords ?? venue.type}</OwnWords>
      </Fact>
      <Fact name={t`Traditions`}>{traditionsInWords(venue.faithTraditions, i18n)}</Fact>
      {venue.amenities.length > 0 && (
        <Fact name={t`Amenities`}>
          <OwnWords of={venue}>{venue.amenities.join(', ')}</OwnWords>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-3 max-sm:-mb-2 max-sm:text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
