// The venues that were found: on a map, in a list, and one of them in full.
import type { VenueId } from '@evenlight/contract/ids';
import { VENUES_ON_PAGE, type VenueOnDay } from '@evenlight/contract/venues';
import type { Way } from '@evenlight/contract/ways';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode, useRef } from 'react';
import { useMapTiles } from '../../platform/map-tiles';
import { classNames } from '../../ui/base/class-names';
import { Tabs } from '../../ui/overlays/tabs';
import { ShownVenue } from './detail/shown-venue';
import { DETAILS_ID, type VenueSearch } from './filters/filter-address';
import { VenuePages } from './filters/venue-pages';
import { VenueList } from './list/venue-list';
import { VenueMap } from './map/venue-map';
import type { OwnHold } from './own-hold';
import type { FirstAnswer } from './queries';
import { StreetTab } from './street/street-tab';
import { useHasSidePanelSpace } from './use-has-side-panel-space';
import type { useLooking } from './use-looking';

export type BrowsingProps = {
  filters: VenueSearch;
  onFiltersChange: (filters: VenueSearch) => void;
  selectedVenueId: VenueId | undefined;
  onSelect: (venue: VenueOnDay, date: string | undefined) => void;
  /** A date that is kept for this family already, and so is not taken for them. */
  ownHold?: OwnHold | undefined;
  /** The choice goes to a plan that is saved, which can hold a date. */
  isForSavedPlan?: boolean | undefined;
  /** What happens with the body, as far as it is known: not every venue is for everything. */
  way?: Way | undefined;
  /** What the server found while it wrote the page. */
  firstAnswer?: FirstAnswer | undefined;
};

type Props = BrowsingProps &
  ReturnType<typeof useLooking> & {
    found: readonly VenueOnDay[];
    onMap: readonly VenueOnDay[];
    page: number;
    pages: number;
  };

export const FoundVenues = memo(function FoundVenues({ found, onMap, page, pages, ...props }: Props) {
  const { filters, onFiltersChange, selectedVenueId, view, setView, shown, show } = props;
  const { t } = useLingui();
  const tiles = useMapTiles();
  const place = useRef<HTMLDivElement>(null);
  const hasRoomBeside = useHasSidePanelSpace(place);
  const shownId = shown?.id ?? selectedVenueId;
  const hasDate = filters.date !== undefined;
  const shared = { hasDate, shownId, onShow: show };
  const isWhole = onMap.length > found.length;
  const firstNumber = (page - 1) * VENUES_ON_PAGE + 1;
  const mapped = { ...shared, venues: onMap, firstNumber: isWhole ? 1 : firstNumber };
  const isDetailInList = view === 'list' && !hasRoomBeside;
  const detail = shownId && (
    <ShownVenue
      {...props}
      venueId={shownId}
      known={onMap.find(({ id }) => id === shownId) ?? shown}
      comesIntoView={!hasRoomBeside && shown !== undefined}
      onShow={show}
    />
  );
  const mapTab = {
    value: 'map',
    label: <Trans>Map View</Trans>,
    content: <MapPart {...mapped} city={filters.location} />,
  };
  const listTab = {
    value: 'list',
    label: <Trans>List View</Trans>,
    content: (
      <VenueList
        {...shared}
        venues={found}
        firstNumber={firstNumber}
        selectedId={selectedVenueId}
        way={props.way}
        detail={isDetailInList ? detail : null}
      />
    ),
  };
  const streetTab = tiles && {
    value: 'street',
    label: <Trans>Street map</Trans>,
    content: <StreetTab {...mapped} tiles={tiles} isOpen={props.isStreetOpen} onOpen={props.openStreet} />,
  };

  return (
    <div
      ref={place}
      className="grid grid-cols-1 items-start gap-6 @min-[900px]:grid-cols-[minmax(0,1fr)_390px] @min-[900px]:grid-rows-[auto_1fr]"
    >
      <Tabs
        label={t`Ways to look at the venues`}
        value={view}
        onValueChange={setView}
        className="min-w-0"
        tabs={[mapTab, listTab, streetTab].filter((tab) => tab !== null)}
      />
      <DetailsPanel isBesideList={view === 'list'}>
        {!isDetailInList && (detail ?? <NothingShown isMap={view !== 'list'} />)}
      </DetailsPanel>
      {!(isWhole && view !== 'list') && (
        <VenuePages page={page} pages={pages} onPage={(next) => onFiltersChange({ ...filters, page: next })} />
      )}
    </div>
  );
});

function DetailsPanel({ isBesideList, children }: { isBesideList: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <aside
      id={DETAILS_ID}
      aria-label={t`Details of a venue`}
      className={classNames(
        '@min-[900px]:col-start-2 @min-[900px]:row-span-2 @min-[900px]:row-start-1 @min-[900px]:mt-19',
        'scroll-mt-6',
        // A list is long: what was chosen far down in it is shown beside it.
        isBesideList &&
          'sticky top-6 max-h-[calc(100dvh-48px-var(--bar-height,0px))] overflow-y-auto @max-[900px]:hidden',
      )}
    >
      {children}
    </aside>
  );
}

/** Its markers are pressed; without scripts the list below says the same, and its lines are links. */
function MapPart(props: ComponentProps<typeof VenueMap>) {
  return (
    <>
      <noscript>
        <p className="text-ink-2">
          <Trans>The map needs scripts, which are turned off here. All venues are in the list below.</Trans>
        </p>
      </noscript>
      <div className="noscript:hidden">
        <VenueMap {...props} />
      </div>
    </>
  );
}

function NothingShown({ isMap }: { isMap: boolean }) {
  return (
    <p className="flex items-center gap-3 rounded-card border border-line-strong border-dashed px-6 py-8 text-ink-2 noscript:hidden">
      <MapPin aria-hidden="true" className="size-5.5 shrink-0 text-pine" />
      {isMap ? <Trans>Click on a venue marker to see details</Trans> : <Trans>Choose a venue to see details</Trans>}
    </p>
  );
}
