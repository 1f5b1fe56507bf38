// Venues to look through, on a map and in a list, with filters and one venue in full. Used by itself and inside planning.
import type { VenueId } from '@evenlight/contract/ids';
import { VENUES_ON_PAGE, type VenueOnDay } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMapTiles } from '../../platform/map-tiles';
import { classNames } from '../../ui/base/class-names';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { Tabs } from '../../ui/overlays/tabs';
import { SkeletonList } from '../../ui/status/skeleton';
import { ShownVenue } from './detail/shown-venue';
import { DETAILS_ID, type VenueSearch } from './filters/filter-address';
import { FiltersCard } from './filters/filters-card';
import { NothingFits } from './filters/nothing-fits';
import { Paging } from './filters/paging';
import { VenuesUnreachable } from './filters/venues-unreachable';
import { VenueList } from './list/venue-list';
import { VenueMap } from './map/venue-map';
import { asSeenBy, type OwnHold } from './own-hold';
import { type FirstAnswer, useVenueSearch, useVenuesOnMap } from './queries';
import { StreetTab } from './street/street-tab';
import { useHasSidePanelSpace } from './use-has-side-panel-space';

type Props = {
  filters: VenueSearch;
  onFiltersChange: (filters: VenueSearch) => void;
  selectedVenueId: VenueId | undefined;
  onSelect: (venue: VenueOnDay, date: string | undefined) => void;
  /** A date that is kept for this family already, and so is not taken for them. */
  ownHold?: OwnHold | undefined;
  /** The choice goes to a plan that is saved, which can hold a date. */
  isForSavedPlan?: boolean | undefined;
  /** What the server found while it wrote the page. */
  firstAnswer?: FirstAnswer | undefined;
};

/** `dayNote`: what there is to say about the chosen day itself. */
export function VenueBrowser({ dayNote, ...props }: Props & { dayNote?: ReactNode }) {
  const { filters, onFiltersChange, ownHold, firstAnswer } = props;
  const { t } = useLingui();
  const looking = useLooking();
  const box = useKeptFocus<HTMLElement>();
  const { data: latest, isPlaceholderData, isError, error, isFetching, refetch } = useVenueSearch(filters, firstAnswer);
  // Fifty markers and cards are drawn in small pieces, so that whoever is typing goes on typing.
  const data = useDeferredValue(latest);
  const day = isPlaceholderData ? undefined : filters.date;
  const found = useSeenVenues(data?.venues, day, ownHold);
  const onMap = useSeenVenues(useVenuesOnMap(filters, isPlaceholderData ? undefined : data), day, ownHold);

  function content() {
    if (isError) return <VenuesUnreachable error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
    if (!data) return <SkeletonList rows={4} />;
    if (data.total === 0) return <NothingFits search={filters} onChange={onFiltersChange} />;
    return (
      <FoundVenues
        {...props}
        {...looking}
        found={found}
        onMap={onMap.length > 0 ? onMap : found}
        page={data.page}
        pages={data.pages}
      />
    );
  }

  return (
    // A container: inside of planning there is less room than the screen is wide.
    <div className="@container grid grid-cols-1 gap-6">
      <FiltersCard search={filters} onChange={onFiltersChange} found={isError ? undefined : latest} />
      {dayNote}
      <section ref={box} aria-label={t`Venues`} aria-busy={isFetching} tabIndex={-1} className="outline-none">
        {content()}
      </section>
      <ShownNews name={looking.shown?.name} />
    </div>
  );
}

/** How somebody looks around. It outlives an answer with no venues in it, and one that failed. */
function useLooking() {
  const [view, setViewNow] = useState('map');
  const [shown, setShown] = useState<VenueOnDay>();
  const [isStreetOpen, setIsStreetOpen] = useState(false);
  // In small pieces, so that a slow phone stays awake meanwhile.
  const setView = useCallback((next: string) => startTransition(() => setViewNow(next)), []);
  const show = useCallback((venue: VenueOnDay) => startTransition(() => setShown(venue)), []);
  const openStreet = useCallback(() => setIsStreetOpen(true), []);
  return { view, setView, shown, show, isStreetOpen, openStreet };
}

/** For those who hear the page: what a press on a marker has changed, elsewhere. */
function ShownNews({ name }: { name: string | undefined }) {
  const { t } = useLingui();
  return (
    <p role="status" className="sr-only">
      {name && t`${name} is shown.`}
    </p>
  );
}

/** The venues as this family sees them; the same list as long as nothing has changed. */
function useSeenVenues(venues: readonly VenueOnDay[] | undefined, date: string | undefined, own: OwnHold | undefined) {
  return useMemo(() => venues?.map((venue) => asSeenBy(venue, date, own)) ?? [], [venues, date, own]);
}

type FoundProps = Props &
  ReturnType<typeof useLooking> & {
    found: readonly VenueOnDay[];
    onMap: readonly VenueOnDay[];
    page: number;
    pages: number;
  };

const FoundVenues = memo(function FoundVenues({ found, onMap, page, pages, ...props }: FoundProps) {
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
        tabs={[
          { value: 'map', label: <Trans>Map View</Trans>, content: <MapPart {...mapped} city={filters.location} /> },
          {
            value: 'list',
            label: <Trans>List View</Trans>,
            content: (
              <VenueList
                {...shared}
                venues={found}
                firstNumber={firstNumber}
                selectedId={selectedVenueId}
                detail={isDetailInList ? detail : null}
              />
            ),
          },
          ...(tiles
            ? [
                {
                  value: 'street',
                  label: <Trans>Street map</Trans>,
                  content: (
                    <StreetTab {...mapped} tiles={tiles} isOpen={props.isStreetOpen} onOpen={props.openStreet} />
                  ),
                },
              ]
            : []),
        ]}
      />
      <aside
        id={DETAILS_ID}
        aria-label={t`Details of a venue`}
        className={classNames(
          '@min-[900px]:col-start-2 @min-[900px]:row-span-2 @min-[900px]:row-start-1 @min-[900px]:mt-19',
          'scroll-mt-6',
          // A list is long: what was chosen far down in it is shown beside it.
          view === 'list' &&
            'sticky top-6 max-h-[calc(100dvh-48px-var(--bar-height,0px))] overflow-y-auto @max-[900px]:hidden',
        )}
      >
        {!isDetailInList && (detail ?? <NothingShown isMap={view !== 'list'} />)}
      </aside>
      {!(isWhole && view !== 'list') && (
        <Paging page={page} pages={pages} onPage={(next) => onFiltersChange({ ...filters, page: next })} />
      )}
    </div>
  );
});

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
