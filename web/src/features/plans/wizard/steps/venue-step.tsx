// The third step: where and when. The filters live as long as the wizard; the date belongs to the draft.
import type { Package } from '@evenlight/contract/catalogue';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { FaithTradition } from '@evenlight/contract/traditions';
import { Day } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../../ui/base/button';
import { Notice } from '../../../../ui/status/notice';
import { DayRuling } from '../../../venues/day/day-ruling';
import type { VenueSearch } from '../../../venues/filters/filter-address';
import { VenueBrowser } from '../../../venues/venue-browser';
import { daySubjectOf } from '../day-subject';
import { needsVenue } from '../steps';
import type { Choices, PlanningActions } from '../use-planning';

/** The tradition they were preset for: another one presets them again. */
type VenueFilterState = { tradition: FaithTradition | null; filters: VenueSearch };

/** Kept by the wizard, so that going to another step and back loses no filter. */
export function useVenueFilters({ faithTradition, serviceDate }: PlanningDraft, update: PlanningActions['update']) {
  const [own, setOwn] = useState<VenueFilterState>({ tradition: null, filters: {} });
  const filters = useMemo((): VenueSearch => {
    const { faithTradition: _, date, page, ...rest } = own.filters;
    const isSameTradition = own.tradition === faithTradition;
    const tradition = isSameTradition ? own.filters.faithTradition : faithTradition;
    // Another tradition or another day finds other venues, from the first page on.
    const isSameSearch = isSameTradition && date === (serviceDate ?? undefined);
    return {
      ...rest,
      ...(isSameSearch && page ? { page } : {}),
      ...(tradition ? { faithTradition: tradition } : {}),
      ...(serviceDate ? { date: serviceDate } : {}),
    };
  }, [own, faithTradition, serviceDate]);
  const onFiltersChange = useCallback(
    (next: VenueSearch) => {
      setOwn({ tradition: faithTradition, filters: next });
      // While a year is typed it may have five digits; no plan can hold such a day.
      if (next.date === undefined || Day.safeParse(next.date).success) update({ serviceDate: next.date ?? null });
    },
    [faithTradition, update],
  );
  return { filters, onFiltersChange };
}

type Props = {
  draft: PlanningDraft;
  choices: Choices;
  actions: PlanningActions;
  filters: VenueSearch;
  onFiltersChange: (filters: VenueSearch) => void;
};

/** The map is drawn again only when something about venues has changed. */
const Browser = memo(VenueBrowser);

export function VenueStep({ draft, choices, actions, filters, onFiltersChange }: Props) {
  const { serviceDate } = draft;
  const { chosen } = choices;
  const dayNote = useMemo(() => {
    const subject = daySubjectOf(draft, chosen);
    return (
      subject && (
        <DayRuling day={serviceDate} subject={subject} onDay={(day) => actions.update({ serviceDate: day })}>
          <p className="text-ink-2">
            <Trans>If your clergy has agreed to this day, keep it. You can say so on the last step.</Trans>
          </p>
        </DayRuling>
      )
    );
  }, [draft, chosen, serviceDate, actions]);
  return (
    // The details at the side end above the bar.
    <div className="[--bar-height:84px]">
      {!needsVenue(draft) && chosen && (
        <NoVenueNeeded draft={draft} choices={choices} offer={chosen} actions={actions} />
      )}
      <Browser
        filters={filters}
        onFiltersChange={onFiltersChange}
        selectedVenueId={draft.venueId ?? undefined}
        way={draft.way ?? undefined}
        onSelect={actions.selectVenue}
        dayNote={dayNote}
      />
    </div>
  );
}

type NoVenueProps = Pick<Props, 'draft' | 'choices' | 'actions'> & { offer: Package };

/** A venue that was chosen before the simple offer can be let go of. */
function NoVenueNeeded({ draft, choices, offer, actions }: NoVenueProps) {
  const { t } = useLingui();
  const { name } = offer;
  const venue = draft.venueId && choices.venue.data?.name;
  return (
    <Notice className="mb-6">
      <p>{t`${name} needs no venue. You can go on without one.`}</p>
      {venue && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => actions.update({ venueId: null })}>
          {t`Leave out ${venue}`}
        </Button>
      )}
    </Notice>
  );
}
