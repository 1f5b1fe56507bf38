// The cards of the dashboard. Each knows by itself whether it is loading, empty or out of reach.
import type { PlanDocuments } from '@evenlight/contract/documents';
import type { Plan } from '@evenlight/contract/plans';
import type { FirstDays, Timeline } from '@evenlight/contract/timelines';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { today } from '../../platform/dates';
import { ButtonLink } from '../../ui/base/button-link';
import { OwnPapers } from '../documents/own-papers';
import { usePlanDocuments } from '../documents/queries';
import { PlanPayments } from '../payments/plan-payments';
import { usePlanMoney } from '../payments/queries';
import { firstDaysPath, timelinePath } from '../plans/chosen/pages-of-plan';
import { usePlan, usePlanPromises } from '../plans/plan-queries';
import { useFirstDays } from '../timelines/first-days/first-days-queries';
import { useTimeline } from '../timelines/queries';
import { BoardCard, CardFailure, CardLoading } from './cards/board-card';
import { FirstDaysCard, leadingStep } from './cards/first-days-card';
import { MemorialsCard } from './cards/memorials-card';
import { ConciergeCard, GriefSupportCard } from './cards/people-and-places';
import { NoPlanStatus, PlanStatus } from './cards/plan-status';
import { NoPlanSummary, PlanSummary } from './cards/plan-summary';
import { UpcomingDates } from './cards/upcoming-dates';
import { WhoIsWaiting } from './cards/who-is-waiting';
import { waitingIn } from './waiting';

export function CardsOfPlan({ fromList, firstDays: known }: { fromList: Plan; firstDays: FirstDays | null }) {
  const plan = usePlan(fromList);
  const firstDays = useFirstDays(plan.id, known);
  const timeline = useTimeline(plan.id, null);
  const papers = usePlanDocuments(plan.id);
  return (
    <>
      <FirstDaysCard plan={plan} reading={firstDays} />
      <Columns
        side={
          <>
            <BoardCard id="summary-card" title={<Trans>Plan Summary</Trans>}>
              <PlanSummary plan={plan} />
            </BoardCard>
            <ConciergeCard />
            <GriefSupportCard />
            <MemorialsCard />
          </>
        }
      >
        <BoardCard id="plan-card" title={<Trans>Current Plan Status</Trans>}>
          <PlanStatus plan={plan} papers={papers} />
        </BoardCard>
        <BoardCard id="waiting-card" title={<Trans>Who is waiting</Trans>}>
          <WaitingOfPlan plan={plan} papers={papers} timeline={timeline} firstDays={firstDays.data} />
        </BoardCard>
        <BoardCard id="dates-card" title={<Trans>Upcoming dates</Trans>}>
          <UpcomingDates plan={plan} reading={timeline} />
        </BoardCard>
      </Columns>
      <div className="mt-6">
        <BoardCard id="payment-card" title={<Trans>Payment Information</Trans>}>
          {/* Whoever has a step to take in the first days is led there before anything else. */}
          <PlanPayments plan={plan} isQuiet={leadingStep(firstDays.data) !== undefined} />
        </BoardCard>
      </div>
      <section aria-labelledby="papers-card" className="mt-10 min-w-0">
        <h2 id="papers-card" className="mb-4 text-2xl">
          <Trans>Required Documents</Trans>
        </h2>
        <OwnPapers planId={plan.id} />
      </section>
    </>
  );
}

type WaitingProps = {
  plan: Plan;
  papers: UseQueryResult<PlanDocuments>;
  timeline: UseQueryResult<Timeline>;
  firstDays: FirstDays | undefined;
};

/** Whatever is known is told, also when a part of it could not be read. */
function WaitingOfPlan({ plan, papers, timeline, firstDays }: WaitingProps) {
  const money = usePlanMoney(plan);
  const promises = usePlanPromises(plan);
  const all = [money, papers, timeline, promises];
  if (all.some(({ data, error }) => !data && !error)) return <CardLoading />;
  const missing = all.filter(({ data }) => !data);
  const waiting = waitingIn({
    plan,
    money: money.data,
    documents: papers.data,
    promises: promises.data,
    today: today(),
    handoffs: timeline.data?.handoffs ?? firstDays?.handoffs ?? [],
    events: [...(timeline.data?.timeline ?? []), ...(timeline.data?.later ?? []), ...(firstDays?.steps ?? [])],
  });
  return (
    <div className="grid gap-5">
      <WhoIsWaiting
        planId={plan.id}
        waiting={waiting}
        stepsPath={timeline.data?.generatedAt === null ? firstDaysPath(plan.id) : timelinePath(plan.id)}
      />
      {missing.length > 0 && (
        <CardFailure
          isTrying={missing.some(({ isFetching }) => isFetching)}
          onRetry={() => void Promise.all(missing.map(({ refetch }) => refetch()))}
        >
          <Trans>A part of this could not be loaded, so something may be missing here.</Trans>
        </CardFailure>
      )}
    </div>
  );
}

export function CardsWithoutPlan() {
  return (
    <Columns
      side={
        <>
          <GriefSupportCard />
          <MemorialsCard />
        </>
      }
    >
      <BoardCard id="summary-card" title={<Trans>Plan Summary</Trans>}>
        <NoPlanSummary />
      </BoardCard>
      <BoardCard id="plan-card" title={<Trans>Current Plan Status</Trans>}>
        <NoPlanStatus />
      </BoardCard>
      <BoardCard id="payment-card" title={<Trans>Payment Information</Trans>}>
        <p className="text-ink-2">
          <Trans>Nothing is to be paid. With a plan, you see here what it costs and what has been paid.</Trans>
        </p>
        <ButtonLink to="/planning-wizard" variant="secondary" className="mt-5">
          <Trans>Make a plan</Trans>
        </ButtonLink>
      </BoardCard>
      <BoardCard id="papers-card" title={<Trans>Required Documents</Trans>}>
        <p className="text-ink-2">
          <Trans>No papers are needed yet. With a plan, you see here which ones, and can upload them.</Trans>
        </p>
      </BoardCard>
      <ConciergeCard />
    </Columns>
  );
}

function Columns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
      <div className="grid min-w-0 grid-cols-1 gap-6">{side}</div>
    </div>
  );
}
