// The last step of the standalone screen: gives the chosen venue to the plan, or says why it could not.
import type { PlanId, VenueId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallFailed } from '../../platform/call';
import { calendarDay } from '../../platform/dates';
import { phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { TextLink } from '../../ui/base/text-link';
import { Notice } from '../../ui/status/notice';
import { Alternatives } from './detail/alternatives';
import { type VenueSearch, withFilters } from './filters/filter-address';
import { useSelectVenue } from './queries';

type Props = {
  planId: PlanId | undefined;
  venueId: VenueId | undefined;
  /** Undefined while it has not been read. */
  venue: VenueOnDay | undefined;
  /** Why the chosen venue could not be read. */
  unread: ReactNode;
  filters: VenueSearch;
  onFiltersChange: (filters: VenueSearch) => void;
  onSelect: (venue: VenueOnDay) => void;
};

export function ConfirmSelection({ planId, venueId, venue, unread, filters, onFiltersChange, onSelect }: Props) {
  const navigate = useNavigate();
  const [isMissing, setIsMissing] = useState<'plan' | 'venue'>();
  const { mutate, reset, error, isPending, variables } = useSelectVenue();
  const box = useKeptFocus<HTMLElement>();
  const { date, faithTradition } = filters;
  // What was refused speaks of one venue and one day; another choice starts afresh.
  const isAboutThis = variables?.venueId === venueId && (variables?.serviceDate ?? undefined) === date;

  function confirm() {
    setIsMissing(venueId ? (planId ? undefined : 'plan') : 'venue');
    if (!venueId || !planId) return;
    mutate(
      { planId, venueId, serviceDate: date ?? null },
      { onSuccess: () => navigate(`/plan-workflow/${planId}?step=1`) },
    );
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      className="grid gap-4 outline-none rounded-card border border-line bg-surface p-5 sm:p-7 print:hidden noscript:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Choice isChosen={venueId !== undefined} venue={venue} unread={unread} date={date} />
        <Button state={isPending ? 'loading' : 'idle'} onClick={confirm}>
          <Trans>Confirm Selection</Trans>
        </Button>
      </div>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {isMissing && !(isMissing === 'venue' && venueId) && <Missing what={isMissing} />}
        {error && isAboutThis && <Refusal error={error} />}
      </div>
      {isTaken(error) && isAboutThis && venue && date && (
        <Alternatives
          venue={venue}
          date={date}
          faithTradition={faithTradition}
          onDate={(day) => {
            reset();
            onFiltersChange(withFilters(filters, { date: day }));
          }}
          onShow={(similar) => {
            reset();
            onSelect(similar);
          }}
        />
      )}
    </section>
  );
}

type ChoiceProps = Pick<Props, 'venue' | 'unread'> & { isChosen: boolean; date: string | undefined };

function Choice({ isChosen, venue, unread, date }: ChoiceProps) {
  const { i18n } = useLingui();
  return (
    <div className="min-w-0">
      <h2 tabIndex={-1} data-keeps-focus className="text-xl outline-none">
        {isChosen ? (venue?.name ?? <Trans>Your venue</Trans>) : <Trans>No venue selected yet</Trans>}
      </h2>
      {unread}
      <p className="mt-1 text-ink-2">
        {!isChosen && <Trans>Choose one on the map or in the list.</Trans>}
        {isChosen && (date ? calendarDay(date, i18n) : <Trans>No date yet. You can choose one later.</Trans>)}
      </p>
    </div>
  );
}

function Missing({ what }: { what: 'plan' | 'venue' }) {
  if (what === 'venue')
    return (
      <Notice>
        <Trans>Select a venue first, then confirm it here.</Trans>
      </Notice>
    );
  return (
    <Notice tone="warn" title={<Trans>No plan ID available</Trans>}>
      <p>
        <Trans>
          A venue belongs to a plan. Open it from <TextLink to="/plans">your plans</TextLink> or{' '}
          <TextLink to="/dashboard">your dashboard</TextLink>, and choose its venue from there.
        </Trans>
      </p>
    </Notice>
  );
}

function Refusal({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const phrase = phraseFor(error);
  return (
    <Notice tone="bad" title={<Trans>Selection Failed</Trans>}>
      {phrase && <p>{i18n._(phrase)}</p>}
      {isSignedOut(error) && (
        <p className="mt-2">
          <TextLink to={`/login?${new URLSearchParams({ return: pathname + search })}`}>
            <Trans>Sign In</Trans>
          </TextLink>
        </p>
      )}
    </Notice>
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'venue.date_taken';
}

function isSignedOut(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 401;
}
