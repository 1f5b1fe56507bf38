// The first step: where and when, and until when the date is kept.
import { centsOf } from '@evenlight/contract/catalogue';
import type { Plan } from '@evenlight/contract/plans';
import { HOLD_HOURS } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { Amount } from '../../../parts/amount';
import { BudgetLine } from '../../../parts/budget-line';
import { calendarDay, momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { Fact } from '../../../ui/base/fact';
import { EmptyState } from '../../../ui/status/empty-state';
import { Notice } from '../../../ui/status/notice';
import { stepPath } from './plan-steps';

export function VenueStep({ plan }: { plan: Plan }) {
  const address = new URLSearchParams({ plan_id: plan.id, faith: plan.faithTradition });
  // Whoever only wants another date should not have to find their venue again.
  if (plan.selectedVenue) address.set('venue_id', plan.selectedVenue.id);
  const to = `/venue-selection?${address}`;
  if (!plan.selectedVenue)
    return (
      <EmptyState
        icon={MapPin}
        title={<Trans>No venue chosen yet</Trans>}
        action={
          <ButtonLink to={to} variant="secondary">
            <Trans>Choose a venue</Trans>
          </ButtonLink>
        }
      >
        <Trans>Look around in your own time. The plan is complete without one, and one can be added at any time.</Trans>
      </EmptyState>
    );
  return (
    <Card className="grid max-w-[44rem] gap-6">
      <div>
        <ChosenVenue plan={plan} />
        <BudgetLine
          className="mt-5"
          budget={plan.budget}
          total={centsOf(Number(plan.totalCost))}
          of={<Trans>With this venue:</Trans>}
        />
      </div>
      <Hold plan={plan} />
      {plan.schedule?.mode === 'blocked' ? (
        <ButtonLink
          to={stepPath(plan.id, 'scheduling')}
          preventScrollReset
          variant="secondary"
          className="justify-self-start"
        >
          <Trans>Change it under Service Scheduling</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink to={to} variant="secondary" className="justify-self-start">
          <Trans>Change venue or date</Trans>
        </ButtonLink>
      )}
    </Card>
  );
}

function ChosenVenue({ plan }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  const { venueName, venueLocation, venueCost, serviceDate } = plan;
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact className="mt-0.5 text-lg" label={t`Venue`}>
        <span translate="no">{venueName}</span>{' '}
        {plan.selectedVenue?.isSample && <Badge tone="line">{t`Sample listing`}</Badge>}
      </Fact>
      <Fact className="mt-0.5 text-lg" label={t`City`}>
        {venueLocation}
      </Fact>
      <Fact className="mt-0.5 text-lg" label={t`Service date`}>
        {serviceDate ? calendarDay(serviceDate, i18n) : t`Not chosen yet`}
      </Fact>
      <Fact className="mt-0.5 text-lg" label={t`Venue cost`}>
        <Amount from="vendor" cents={venueCost ?? 0} />
      </Fact>
    </dl>
  );
}

/** Whether the venue keeps the date for this family, and how long. */
function Hold({ plan }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  const { serviceDate, heldUntil, status, schedule } = plan;
  if (schedule?.mode === 'blocked')
    return (
      <Notice tone="ok" title={<Trans>Booked</Trans>}>
        <p className="text-ink-2">
          <Trans>Venue and date are booked for you. To move or cancel them, go to Service Scheduling.</Trans>
        </p>
      </Notice>
    );
  if (!serviceDate)
    return (
      <p className="text-ink-2">
        <Trans>
          Without a date nothing is kept. With one, the venue keeps it for you for {HOLD_HOURS} hours, free of charge.
        </Trans>
      </p>
    );
  if (heldUntil) {
    const until = momentInWords(heldUntil, i18n);
    return (
      <Notice tone="ok" title={t`The date is kept for you until ${until}.`}>
        <p className="text-ink-2">
          <Trans>Nobody else can take it before then, and it costs nothing.</Trans>
        </p>
      </Notice>
    );
  }
  // Once something is paid, a date may be booked for good, and then there is no hold to speak of.
  if (status !== 'draft') return null;
  return (
    <Notice>
      <Trans>Nobody keeps this date for you just now. Choose it once more to see whether it is still free.</Trans>
    </Notice>
  );
}
