// /plan-workflow/:planId: a saved plan, step by step. Steps may be taken in any order.
import { listPlanDocuments, type PlanDocuments } from '@evenlight/contract/documents';
import { getPlanMoney, type PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { getTimeline, type Timeline } from '@evenlight/contract/timelines';
import { msg } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { HelpToPayLine } from '../../../parts/help-to-pay-line';
import { WholeCostRow } from '../../../parts/whole-cost-row';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { requireMember } from '../../../platform/require-member';
import { unlessOnlyQuery } from '../../../platform/revalidation';
import { Card } from '../../../ui/base/card';
import { Wrap } from '../../../ui/base/wrap';
import { ProofProvider } from '../../accounts/profile/proof-provider';
import { DoneForPlan } from '../../accounts/profile/who-looked';
import { OwnPapers } from '../../documents/own-papers';
import { useLoadedPapers, usePlanDocuments } from '../../documents/queries';
import { PlanPayments } from '../../payments/plan-payments';
import { usePlanMoney } from '../../payments/queries';
import { findPlan, noPlan } from '../../plans/find-plan';
import { PlanNotFound } from '../../plans/plan-not-found';
import { usePlan } from '../../plans/plan-queries';
import { EstimateStep } from '../../plans/workflow/estimate-step';
import { newEntries, PendingEntriesContext, usePendingEntry } from '../../plans/workflow/pending-entries';
import { PlanHeader } from '../../plans/workflow/plan-header';
import { planSteps, stepIn } from '../../plans/workflow/plan-steps';
import { SchedulingStep } from '../../plans/workflow/scheduling/scheduling-step';
import { useUnsentSchedule } from '../../plans/workflow/scheduling/use-unsent-schedule';
import { StepCards } from '../../plans/workflow/step-cards';
import { StepFrame, StepWays } from '../../plans/workflow/step-frame';
import { useUnsentAdjustment } from '../../plans/workflow/use-unsent-adjustment';
import { VenueStep } from '../../plans/workflow/venue-step';
import { RestingPlaceRow } from '../../resting-places/resting-place-row';
import { PlanTimeline } from '../../timelines/plan-timeline';
import { useTimeline } from '../../timelines/queries';

export async function loader(asked: LoaderFunctionArgs) {
  const user = await requireMember(asked);
  const plan = await findPlan(asked);
  if (!plan) return noPlan();
  const { api, hasLocalMailbox } = asked.context.get(pageContext);
  // Without its papers, its money or its days the rest of a plan is still worth showing; their own steps say what is missing.
  const params = { planId: plan.id };
  const papers = await api(listPlanDocuments, { params }).catch(() => null);
  const money = await api(getPlanMoney, { params }).catch(() => null);
  const timeline = await api(getTimeline, { params }).catch(() => null);
  return { plan, papers, money, timeline, user, hasLocalMailbox };
}

/** From step to step nothing has to be asked for again. */
export const shouldRevalidate = unlessOnlyQuery;

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.plan ? quietMeta(matches, msg`Your plan`) : [];
}

export default function PlanWorkflowScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.plan) return <PlanNotFound />;
  const { user, hasLocalMailbox, ...fromLoader } = loaded;
  return (
    <ProofProvider user={user} hasLocalMailbox={hasLocalMailbox}>
      <PendingEntries key={fromLoader.plan.id}>
        <Workflow fromLoader={fromLoader} />
      </PendingEntries>
    </ProofProvider>
  );
}

function PendingEntries({ children }: { children: ReactNode }) {
  const [entries] = useState(newEntries);
  return <PendingEntriesContext value={entries}>{children}</PendingEntriesContext>;
}

type Loaded = { plan: Plan; papers: PlanDocuments | null; money: PlanMoney | null; timeline: Timeline | null };

function Workflow({ fromLoader }: { fromLoader: Loaded }) {
  const plan = usePlan(fromLoader.plan);
  const papers = usePlanDocuments(plan.id, fromLoader.papers);
  useLoadedPapers(fromLoader.papers);
  const { data: money } = usePlanMoney(plan, fromLoader.money ?? undefined);
  const timeline = useTimeline(plan.id, fromLoader.timeline);
  const unsent = useUnsentAdjustment(plan);
  usePendingEntry(unsent.saveTyped);
  const unsentSchedule = useUnsentSchedule(plan);
  usePendingEntry(unsentSchedule.saveTyped);
  const [address] = useSearchParams();
  const hasPapers = papers.data?.isComplete ?? false;
  const hasTimeline = Boolean(timeline.data?.generatedAt);
  const known = { plan, money, hasPapers, hasTimeline };
  const step = stepIn(address, known);
  const { id = 'venue' } = planSteps[step] ?? {};
  return (
    <Wrap className="py-8 sm:py-12">
      <PlanHeader plan={plan} />
      <StepCards plan={plan} known={known} step={step} />
      <StepFrame step={step}>
        {id === 'venue' && <VenueStep plan={plan} />}
        {id === 'estimate' && <EstimateStep plan={plan} unsent={unsent} />}
        {id === 'estimate' && <RestingPlaceRow planId={plan.id} />}
        {id === 'payment' && <PaymentStep plan={plan} known={money} />}
        {id === 'documents' && <OwnPapers planId={plan.id} known={papers.data} />}
        {id === 'scheduling' && <SchedulingStep plan={plan} unsent={unsentSchedule} />}
        {id === 'timeline' && <PlanTimeline plan={plan} reading={timeline} />}
      </StepFrame>
      <StepWays planId={plan.id} step={step} />
      <DoneForPlan userId={plan.userId} planId={plan.id} />
    </Wrap>
  );
}

// The third step: what is paid and to be paid.

/** `known`: what the page has read already, so that the step is complete at once. */
function PaymentStep({ plan, known }: { plan: Plan; known: PlanMoney | undefined }) {
  return (
    <Card>
      <PlanPayments plan={plan} initial={known} />
      <HelpToPayLine planId={plan.id} />
      <WholeCostRow planId={plan.id} className="mt-6" />
    </Card>
  );
}
