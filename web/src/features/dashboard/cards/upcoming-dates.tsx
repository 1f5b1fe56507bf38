// The day of the service, and what comes next on the timeline.
import type { Plan } from '@evenlight/contract/plans';
import type { Timeline } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { calendarDay, momentInWords, today } from '../../../platform/dates';
import { ButtonLink } from '../../../ui/base/button-link';
import { useHasPassed } from '../../../ui/base/has-passed';
import { TextLink } from '../../../ui/base/text-link';
import { timelinePath } from '../../plans/chosen/pages-of-plan';
import { type DayOfPlan, dayOfPlan } from '../../plans/day-of-plan';
import { stepPath } from '../../plans/workflow/plan-steps';
import { BookedFacts } from '../../plans/workflow/scheduling/schedule-facts';
import { upcomingOf } from '../../timelines/progress';
import { CardFailure, CardLoading } from './board-card';

type Props = { plan: Plan; reading: UseQueryResult<Timeline> };

export function UpcomingDates({ plan, reading }: Props) {
  return (
    <>
      <ServiceDay plan={plan} />
      <div className="mt-6 border-line border-t pt-5">
        <h3 className="text-xl">
          <Trans>Next on the timeline</Trans>
        </h3>
        <NextEvents plan={plan} reading={reading} />
      </div>
    </>
  );
}

function ServiceDay({ plan }: Pick<Props, 'plan'>) {
  const day = dayOfPlan(plan, today());
  return (
    <>
      {day.is === 'booked' && (
        <>
          <BookedFacts plan={plan} booked={day.schedule} />
          <ChangeableUntil until={day.schedule.changeableUntil} />
        </>
      )}
      {day.is === 'asked' && <BeingPlanned {...day.schedule} />}
      {day.is === 'open' && <NotSet />}
      {(day.is === 'held' || day.is === 'named' || day.is === 'has-been') && <NotBooked day={day} />}
      <TextLink to={stepPath(plan.id, 'scheduling')} className="mt-2 inline-flex min-h-11 items-center">
        {day.is === 'open' ? <Trans>Set the date</Trans> : <Trans>See or change the date</Trans>}
      </TextLink>
    </>
  );
}

function ChangeableUntil({ until: instant }: { until: string }) {
  const { t, i18n } = useLingui();
  const hasPassed = useHasPassed(instant);
  const until = momentInWords(instant, i18n);
  return (
    <p className="mt-4 text-ink-2">
      {hasPassed
        ? t`Changes go through our team now: call us.`
        : t`You can move or cancel this yourself until ${until}.`}
    </p>
  );
}

function BeingPlanned({ answeredBy, answeredAt }: { answeredBy: string; answeredAt: string | null }) {
  const { t, i18n } = useLingui();
  const by = momentInWords(answeredBy, i18n);
  return (
    <p>
      {answeredAt
        ? t`Our team has answered your request and is finding a date with you.`
        : t`Our team is finding a date with you. You hear from us by ${by}.`}
    </p>
  );
}

function NotSet() {
  return (
    <p className="text-ink-2">
      <Trans>The date of the service is not set yet.</Trans>
    </p>
  );
}

function NotBooked({ day }: { day: Extract<DayOfPlan, { is: 'held' | 'named' | 'has-been' }> }) {
  const { t, i18n } = useLingui();
  const until = day.is === 'held' && momentInWords(day.until, i18n);
  return (
    <>
      <p className="text-lg">{calendarDay(day.day, i18n)}</p>
      <p className="mt-1 text-ink-2">
        {day.is === 'has-been' && t`The day of the service has passed`}
        {day.is === 'named' && t`Not booked yet.`}
        {until && t`Not booked yet. The venue keeps this date for you until ${until}.`}
      </p>
    </>
  );
}

function NextEvents({ plan, reading: { data, error, isFetching, refetch } }: Props) {
  if (data) return data.generatedAt === null ? <NoTimeline plan={plan} /> : <Events plan={plan} timeline={data} />;
  return (
    <div className="mt-4">
      {error ? (
        <CardFailure isTrying={isFetching} onRetry={() => void refetch()}>
          <Trans>The timeline could not be loaded. What you have completed and written is safe with us.</Trans>
        </CardFailure>
      ) : (
        <CardLoading />
      )}
    </div>
  );
}

function NoTimeline({ plan }: Pick<Props, 'plan'>) {
  return (
    <>
      <p className="mt-2 text-ink-2">
        <Trans>There is no timeline yet. We work it out from your tradition and your days.</Trans>
      </p>
      <ButtonLink to={timelinePath(plan.id)} variant="secondary" className="mt-4">
        <Trans>Generate the timeline</Trans>
      </ButtonLink>
    </>
  );
}

function Events({ plan, timeline: { timeline, later } }: { plan: Plan; timeline: Timeline }) {
  const upcoming = upcomingOf([...timeline, ...later]);
  return (
    <>
      {upcoming.length === 0 ? (
        <p className="mt-2 text-ink-2">
          <Trans>Nothing is waiting just now.</Trans>
        </p>
      ) : (
        <ol className="mt-1">
          {upcoming.map(({ id, title, timeframe }) => (
            <li key={id} className="border-line border-b py-3 last:border-0">
              <p className="wrap-anywhere font-medium">{title}</p>
              <p className="text-ink-2 text-sm">{timeframe}</p>
            </li>
          ))}
        </ol>
      )}
      <TextLink to={timelinePath(plan.id)} className="mt-2 inline-flex min-h-11 items-center">
        <Trans>Go to the timeline</Trans>
      </TextLink>
    </>
  );
}
