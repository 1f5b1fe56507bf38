// What the confirmation of a venue says: what is chosen, what is missing, and why it could not be taken.
import type { PlanId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CallFailed } from '../../platform/call';
import { calendarDay } from '../../platform/dates';
import { phraseFor } from '../../platform/phrases';
import { TextLink } from '../../ui/base/text-link';
import { Notice } from '../../ui/status/notice';

/** As the address of the workflow counts its steps. */
const SCHEDULING_STEP = 4;

type ChoiceProps = {
  isChosen: boolean;
  venue: VenueOnDay | undefined;
  /** Why the chosen venue could not be read. */
  unread: ReactNode;
  date: string | undefined;
};

export function Choice({ isChosen, venue, unread, date }: ChoiceProps) {
  const { i18n } = useLingui();
  return (
    <div className="min-w-0">
      <h2 tabIndex={-1} data-keeps-focus className="text-xl outline-none">
        {isChosen && (venue ? <span translate="no">{venue.name}</span> : <Trans>Your venue</Trans>)}
        {!isChosen && <Trans>No venue selected yet</Trans>}
      </h2>
      {unread}
      <p className="mt-1 text-ink-2">
        {!isChosen && <Trans>Choose one on the map or in the list.</Trans>}
        {isChosen && (date ? calendarDay(date, i18n) : <Trans>No date yet. You can choose one later.</Trans>)}
      </p>
    </div>
  );
}

export function Missing({ what }: { what: 'plan' | 'venue' }) {
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

type OfPlan = { planId: PlanId | undefined };

export function BookedNotice({ planId }: OfPlan) {
  return (
    <Notice title={<Trans>Venue and date of this plan are booked</Trans>}>
      <p>
        <Trans>
          To move or cancel them, go to{' '}
          <TextLink to={`/plan-workflow/${planId}?step=${SCHEDULING_STEP}`}>Service Scheduling</TextLink>.
        </Trans>
      </p>
    </Notice>
  );
}

export function Refusal({ error, planId }: { error: unknown } & OfPlan) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const phrase = phraseFor(error);
  if (error instanceof CallFailed && error.problem?.code === 'plan.date_booked')
    return <BookedNotice planId={planId} />;
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

function isSignedOut(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 401;
}
