// How far things have come: towards the day of the service, and step by step.
import { daysBetween } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import type { TimelineEvent } from '@evenlight/contract/timelines';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { calendarDay, today } from '../../platform/dates';
import { Card } from '../../ui/base/card';
import { Progress } from '../../ui/status/progress';
import { percentOf, planProgress, type Tally, talliesByCategory, tallyOf } from './progress';
import { categoryWords } from './timeline-words';

type Props = { plan: Plan; events: readonly TimelineEvent[] };

export function Standing({ plan, events }: Props) {
  const { t, i18n } = useLingui();
  return (
    <Card as="section" aria-labelledby="timeline-standing" className="min-w-0">
      <h3 id="timeline-standing" data-keeps-focus tabIndex={-1} className="text-xl">
        <Trans>Where things stand</Trans>
      </h3>
      <ServiceNear serviceDate={plan.serviceDate} />
      <div className="mt-5 border-line border-t pt-5">
        <TallyBar label={t`Steps done`} tally={tallyOf(events)} isMain />
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          {talliesByCategory(events).map(({ category, ...tally }) => (
            <TallyBar key={category} label={i18n._(categoryWords[category])} tally={tally} />
          ))}
        </div>
      </div>
    </Card>
  );
}

function ServiceNear({ serviceDate }: Pick<Plan, 'serviceDate'>) {
  const { t, i18n } = useLingui();
  const percent = planProgress(serviceDate, today());
  const label = t`Plan progress`;
  if (serviceDate === null || percent === null)
    return (
      <p className="mt-4 flex items-baseline justify-between gap-4">
        <span className="font-semibold text-ui">{label}</span>
        <span className="text-ink-2">
          <Trans>Date not set</Trans>
        </span>
      </p>
    );
  return (
    <div className="mt-4">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-ui">{label}</span>
        <span className="tabular-nums">{t`${percent}%`}</span>
      </p>
      <Progress className="mt-2" tone="gold" label={label} percent={percent} />
      <p className="mt-1.5 font-medium text-ui">
        <TimeToService days={daysBetween(today(), serviceDate)} />
      </p>
      <p className="text-ink-2 text-sm">{calendarDay(serviceDate, i18n)}</p>
    </div>
  );
}

/** What the figure measures: the days, and not what was done. */
function TimeToService({ days }: { days: number }) {
  if (days > 0) return <Plural value={days} one="# day until the service" other="# days until the service" />;
  return days === 0 ? <Trans>The day of the service is here</Trans> : <Trans>The service has taken place</Trans>;
}

function TallyBar({ label, tally, isMain = false }: { label: string; tally: Tally; isMain?: boolean }) {
  const { t } = useLingui();
  const { done, total } = tally;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className={isMain ? 'font-semibold text-ui' : 'text-ui'}>{label}</span>
        <span className="text-ink-2 tabular-nums">{t`${done} of ${total}`}</span>
      </p>
      <Progress className="mt-2" label={t`Completed: ${label}`} percent={percentOf(tally)} />
    </div>
  );
}
