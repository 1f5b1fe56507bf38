// The last step of the standalone screen: gives the chosen venue to the plan, or says why it could not.
import type { PlanId, VenueId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed, ConnectionLost } from '../../platform/call';
import { Button } from '../../ui/base/button';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { connectionErrorToast } from '../../ui/overlays/toast-presets';
import { toasts } from '../../ui/overlays/toast-store';
import { BudgetWithVenue, type PlanBudget } from './budget-with-venue';
import { type Agreement, ClergyAgreement, consentOf } from './day/clergy-agreement';
import { refusalOf } from './day/day-ruling';
import { agreementOn, type PlanDay } from './day/plan-day';
import { Alternatives } from './detail/alternatives';
import { type VenueSearch, withFilters } from './filters/filter-address';
import { useSelectVenue } from './queries';
import { BookedNotice, Choice, Missing, Refusal } from './selection-answers';

const ABOUT = 'confirming a venue';

type Props = {
  planId: PlanId | undefined;
  /** What the plan says about its day; undefined without a plan of one's own. */
  planDay: PlanDay | undefined;
  budget: PlanBudget | undefined;
  venueId: VenueId | undefined;
  /** Undefined while it has not been read. */
  venue: VenueOnDay | undefined;
  /** Why the chosen venue could not be read. */
  unread: ReactNode;
  filters: VenueSearch;
  onFiltersChange: (filters: VenueSearch) => void;
  onSelect: (venue: VenueOnDay) => void;
};

export function ConfirmSelection(props: Props) {
  const { planId, planDay, budget, venueId, venue, unread, filters, onFiltersChange, onSelect } = props;
  const { confirm, missing, day, error, isPending, reset } = useConfirming(props);
  const box = useKeptFocus<HTMLElement>();
  const { date, faithTradition } = filters;
  const takeDay = (next: string) => onFiltersChange(withFilters(filters, { date: next }));
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="grid gap-4 outline-none rounded-card border border-line bg-surface p-5 sm:p-7 print:hidden noscript:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Choice isChosen={venueId !== undefined} venue={venue} unread={unread} date={date} />
        {!planDay?.isBooked && (
          <Button state={isPending ? 'loading' : 'idle'} onClick={confirm}>
            <Trans>Confirm Selection</Trans>
          </Button>
        )}
      </div>
      {budget && venue && <BudgetWithVenue of={budget} venue={venue} />}
      {planDay?.isBooked && <BookedNotice planId={planId} />}
      {/* Why the day is not customary, and which one would be, stands under the filters. */}
      {day.isRefused && !planDay?.isBooked && (
        <ClergyAgreement agreement={day.agreement} onChange={day.setAgreement} isMissing={day.isTried} />
      )}
      <div aria-live="polite" className="grid gap-4 empty:sr-only">
        {missing && <Missing what={missing} />}
        {error && <Refusal error={error} planId={planId} />}
      </div>
      {isTaken(error) && venue && date && (
        <Alternatives
          venue={venue}
          date={date}
          faithTradition={faithTradition}
          onDate={(day) => {
            reset();
            takeDay(day);
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

function useConfirming({ planId, planDay, venueId, filters: { date } }: Props) {
  const navigate = useNavigate();
  const [missing, setMissing] = useState<'plan' | 'venue'>();
  const { mutate, reset, error, isPending, variables } = useSelectVenue();
  const { agreement, setAgreement } = useAgreement(date, planDay);
  const [triedDay, setTriedDay] = useState<string>();
  const isRefused = planDay !== undefined && refusalOf(date, planDay.subject) !== null;
  // What was refused speaks of one venue and one day; another choice starts afresh.
  const isAboutThis = variables?.venueId === venueId && (variables?.serviceDate ?? undefined) === date;

  function confirm() {
    setMissing(venueId ? (planId ? undefined : 'plan') : 'venue');
    if (!venueId || !planId) return;
    setTriedDay(date);
    if (isRefused && !agreement.isAgreed) return;
    send({ planId, venueId, serviceDate: date ?? null, ...(isRefused ? consentOf(agreement) : {}) });
  }

  function send(choice: NonNullable<typeof variables>) {
    mutate(choice, {
      onSuccess() {
        toasts.retire(ABOUT);
        void navigate(`/plan-workflow/${choice.planId}?step=1`);
      },
      onError(failure) {
        if (failure instanceof ConnectionLost) toasts.show(connectionErrorToast(() => send(choice), ABOUT));
      },
    });
  }

  return {
    confirm,
    reset,
    isPending,
    missing: missing === 'venue' && venueId ? undefined : missing,
    day: { isRefused, agreement, setAgreement, isTried: triedDay === date },
    error: isAboutThis ? error : null,
  };
}

/** What was agreed to is one day; on another one nothing is agreed yet. */
function useAgreement(date: string | undefined, planDay: PlanDay | undefined) {
  const [said, setSaid] = useState<{ date: string | undefined; agreement: Agreement }>();
  return {
    agreement: said && said.date === date ? said.agreement : agreementOn(date, planDay),
    setAgreement: (agreement: Agreement) => setSaid({ date, agreement }),
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'venue.date_taken';
}
