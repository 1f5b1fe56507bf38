// The timeline of one plan, on its own page and as a step of the workflow.
import type { Plan } from '@evenlight/contract/plans';
import type { Timeline } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Disclosure } from '../../ui/base/disclosure';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { ErrorState } from '../../ui/status/error-state';
import { SkeletonList } from '../../ui/status/skeleton';
import { CalendarWays } from './calendar-ways';
import { AskClergy, EventList, LaterObservances } from './event-list';
import { useFirstDays } from './first-days/first-days-queries';
import { WithOthers } from './first-days/with-others';
import { GenerateForm } from './generate-form';
import { Notices, NotUsual } from './notices';
import { PaperHead } from './paper-head';
import { useWithTicksUnderWay } from './queries';
import { Standing } from './standing';
import type { OfDeath } from './timeline-options';
import { Upcoming } from './upcoming';

type Props = { plan: Plan; reading: UseQueryResult<Timeline> };

export function PlanTimeline({ plan, reading: { data, error, isFetching, refetch } }: Props) {
  if (data) return <Shown plan={plan} timeline={data} />;
  if (!error) return <SkeletonList />;
  return (
    <ErrorState
      level="h3"
      title={<Trans>The timeline could not be loaded</Trans>}
      safe={<Trans>What you have completed and written is safe with us.</Trans>}
      retry={{ refetch, isFetching }}
    />
  );
}

function Shown({ plan, timeline: known }: { plan: Plan; timeline: Timeline }) {
  const { t } = useLingui();
  const timeline = useWithTicksUnderWay(known);
  const place = useKeptFocus<HTMLDivElement>();
  const [madeCount, setMadeCount] = useState(0);
  const [justSent, setJustSent] = useState<OfDeath | null>(null);
  const onMade = (sent: OfDeath) => {
    setJustSent(sent);
    setMadeCount((count) => count + 1);
  };
  const isNotUsual = timeline.notices.includes('not-usual');
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {madeCount > 0 && t`The timeline is ready.`}
      </p>
      {isNotUsual ? (
        <PapersAlone plan={plan} timeline={timeline} onMade={() => setMadeCount((count) => count + 1)} />
      ) : timeline.generatedAt === null ? (
        <BeforeGenerating plan={plan} timeline={timeline} onMade={onMade} />
      ) : (
        <Days plan={plan} timeline={timeline} madeCount={madeCount} justSent={justSent} onMade={onMade} />
      )}
    </div>
  );
}

type AloneProps = { plan: Plan; timeline: Timeline; onMade: () => void };

/** Whatever a family decides, the law asks for the same papers. */
function PapersAlone({ plan, timeline, onMade }: AloneProps) {
  return (
    <div data-reaches-edge="" className="grid gap-9 print:gap-4">
      <PaperHead plan={plan} />
      <NotUsual plan={plan} onMade={onMade} />
      <Notices plan={plan} timeline={timeline} />
      {timeline.timeline.length > 0 && (
        <div className="grid gap-3">
          <p className="max-w-[62ch] text-ink-2">
            <Trans>The papers are needed in any case, so that you find them here.</Trans>
          </p>
          <EventList plan={plan} timeline={timeline} />
        </div>
      )}
    </div>
  );
}

type ShownProps = { plan: Plan; timeline: Timeline; onMade: (sent: OfDeath) => void };

function BeforeGenerating({ plan, timeline, onMade }: ShownProps) {
  return (
    <>
      <p className="mb-7 max-w-[62ch] text-ink-2 text-lg">
        <Trans>
          We put together what happens when: the papers, the service and its rites, and the days of remembrance, as your
          tradition keeps them. You can change what is shown at any time.
        </Trans>
      </p>
      <GenerateForm plan={plan} timeline={timeline} onMade={onMade} />
      {timeline.handoffs.some(({ state }) => state === 'open') && <HandedOver plan={plan} />}
    </>
  );
}

/** What was handed over in the first days does not wait for a timeline. */
function HandedOver({ plan }: { plan: Plan }) {
  const { data: firstDays } = useFirstDays(plan.id, null);
  return <div className="mt-9 max-w-[44rem] empty:hidden">{firstDays && <WithOthers firstDays={firstDays} />}</div>;
}

type DaysProps = ShownProps & { madeCount: number; justSent: OfDeath | null };

function Days({ plan, timeline, madeCount, justSent, onMade }: DaysProps) {
  const events = [...timeline.timeline, ...timeline.later];
  return (
    <div data-reaches-edge="" className="grid gap-9 print:gap-4">
      <PaperHead plan={plan} />
      <Notices plan={plan} timeline={timeline} />
      {/* Nothing is waiting for somebody who plans ahead. */}
      {plan.planIntent !== 'plan-ahead' && (
        <div className="grid items-start gap-6 lg:grid-cols-2 print:hidden">
          <Standing plan={plan} events={events} />
          <Upcoming events={events} />
        </div>
      )}
      <div className="grid gap-2 print:hidden">
        <CalendarWays timeline={timeline} />
        <Disclosure className="border-t print:hidden" title={<Trans>Change what is shown</Trans>}>
          {/* Once it was sent, it begins with what holds now; what others send leaves it as it is. */}
          <GenerateForm key={madeCount} plan={plan} timeline={timeline} justSent={justSent} onMade={onMade} />
        </Disclosure>
      </div>
      <EventList plan={plan} timeline={timeline} />
      <LaterObservances plan={plan} timeline={timeline} />
      <AskClergy customs={timeline.askClergy} />
    </div>
  );
}
