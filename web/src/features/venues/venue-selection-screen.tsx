// /venue-selection: venues by themselves. With ?plan_id= the choice goes to that plan; without one it is for looking around.
import { PlanId, VenueId } from '@evenlight/contract/ids';
import { getPlan, getVenueSelection } from '@evenlight/contract/plans';
import { searchVenues, VenueFilters } from '@evenlight/contract/venues';
import type { Way } from '@evenlight/contract/ways';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { useGoTo } from '../../platform/go-to-address';
import { type PageContext, pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { requireMember } from '../../platform/require-member';
import { SectionHeading } from '../../ui/base/section-heading';
import { Wrap } from '../../ui/base/wrap';
import { budgetOf, type PlanBudget } from './budget-with-venue';
import { ConfirmSelection } from './confirm-selection';
import { DayRuling } from './day/day-ruling';
import { type PlanDay, planDayOf } from './day/plan-day';
import {
  addressWith,
  changesFrom,
  isMoreTyping,
  SELECTED,
  searchIn,
  type Usual,
  type VenueSearch,
  withFilters,
} from './filters/filter-address';
import { asSeenBy, type OwnHold } from './own-hold';
import { useVenue } from './queries';
import { RetryNotice } from './retry-notice';
import { VenueBrowser } from './venue-browser';

export async function loader(asked: LoaderFunctionArgs) {
  const { api, report } = asked.context.get(pageContext);
  const address = new URL(asked.request.url).searchParams;
  // A choice for a plan is refused to visitors; better to know before choosing.
  if (planNamedIn(address)) await requireMember(asked);
  const { ownHold, planDay, budget, way, ...plan } = await planIn(address, api);
  const usual: Usual = { ...plan, ...traditionIn(address) };
  const search = searchIn(address, usual);
  const found = await api(searchVenues, { query: search }).catch((error: unknown) => {
    // The page is worth having all the same; the browser asks again, and says so if that fails as well.
    report(error);
    return null;
  });
  return { usual, ownHold, planDay, budget, way, firstAnswer: found && { search, found } };
}

/** Filters change the address at every step; the screen asks for the venues itself. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePlan = currentUrl.searchParams.get('plan_id') === nextUrl.searchParams.get('plan_id');
  return currentUrl.pathname === nextUrl.pathname && isSamePlan ? false : defaultShouldRevalidate;
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Interactive Venue Selection`);
}

export default function VenueSelectionScreen() {
  const { usual, ownHold, planDay, budget, way, firstAnswer } = useLoaderData<typeof loader>();
  const { filters, setFilters, planId, selectedId, select } = useAddress(usual);
  const { data: selected, error, isFetching, refetch } = useVenue(selectedId, filters.date);
  return (
    <Wrap className="grid grid-cols-1 gap-8 py-10 sm:py-14">
      <SectionHeading
        level="h1"
        title={<Trans>Interactive Venue Selection</Trans>}
        lead={<Trans>Look around in your own time. Nothing is reserved until you confirm a venue and a date.</Trans>}
      />
      <VenueBrowser
        filters={filters}
        onFiltersChange={setFilters}
        selectedVenueId={selectedId}
        onSelect={select}
        ownHold={ownHold}
        isForSavedPlan={planDay !== undefined}
        way={way}
        firstAnswer={firstAnswer ?? undefined}
        dayNote={
          planDay && (
            <DayRuling
              day={filters.date}
              subject={planDay.subject}
              onDay={(day) => setFilters(withFilters(filters, { date: day }))}
            >
              <p className="text-ink-2">
                <Trans>If your clergy has agreed to this day, say so below when you confirm your choice.</Trans>
              </p>
            </DayRuling>
          )
        }
      />
      <ConfirmSelection
        planId={planId}
        planDay={planDay}
        budget={budget}
        venueId={selectedId}
        unread={error && <RetryNotice error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
        venue={selected && asSeenBy(selected, filters.date, ownHold)}
        filters={filters}
        onFiltersChange={setFilters}
        onSelect={select}
      />
    </Wrap>
  );
}

function useAddress(usual: Usual) {
  const [address] = useSearchParams();
  const goTo = useGoTo();
  const filters = useMemo(() => searchIn(address, usual), [address, usual]);
  const planId = planNamedIn(address);
  const selectedId = VenueId.safeParse(address.get(SELECTED)).data;

  const isOpen = useIsOpen();
  const setFilters = useCallback(
    (next: VenueSearch) => {
      // What a box says as it goes must not pull anybody back to this screen.
      if (!isOpen.current) return;
      // What was asked for just before may not be in `filters` yet: only what is different is taken from here.
      const change = changesFrom(filters, next);
      goTo(
        (before) => addressWith({ ...searchIn(before, usual), ...change }, before, usual),
        (before, after) => ({ replace: isMoreTyping(searchIn(before, usual), searchIn(after, usual)) }),
      );
    },
    [goTo, filters, usual, isOpen],
  );
  const select = useCallback(
    ({ id }: { id: VenueId }) =>
      goTo(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(SELECTED, id);
          return next;
        },
        { replace: true },
      ),
    [goTo],
  );
  return { filters, setFilters, planId, selectedId, select };
}

/** False as soon as the screen goes; its parts go after it. */
function useIsOpen() {
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

const planNamedIn = (address: URLSearchParams) => PlanId.safeParse(address.get('plan_id')).data;

type Brought = Usual & { ownHold?: OwnHold | undefined; planDay?: PlanDay; budget?: PlanBudget; way?: Way };

/** The day and tradition of the plan that somebody came with, and the day it keeps. A plan of others says nothing. */
async function planIn(address: URLSearchParams, api: PageContext['api']): Promise<Brought> {
  const planId = planNamedIn(address);
  if (!planId) return {};
  const asked = { params: { planId } };
  const [plan, chosen] = await Promise.all([api(getPlan, asked), api(getVenueSelection, asked)]).catch(
    (refusal: unknown) => {
      // Anything else would show the family's own day as taken by others.
      if (isRefusedWith(refusal, 401) || isRefusedWith(refusal, 404)) return [];
      throw refusal;
    },
  );
  if (!plan) return {};
  const { serviceDate, selectedVenue, heldUntil, faithTradition, way } = plan;
  const isKept = heldUntil !== null || chosen?.selection?.status === 'confirmed';
  return {
    date: serviceDate ?? undefined,
    faithTradition,
    way,
    planDay: planDayOf(plan),
    budget: budgetOf(plan),
    ownHold:
      isKept && serviceDate && selectedVenue
        ? { venueId: selectedVenue.id, date: serviceDate, until: heldUntil }
        : undefined,
  };
}

function traditionIn(address: URLSearchParams): Usual {
  const { data } = VenueFilters.shape.faithTradition.safeParse(address.get('faith') ?? undefined);
  return data ? { faithTradition: data } : {};
}
