// /plan-workflow/:planId: a saved plan, step by step. Steps may be taken in any order.
import { listPlanDocuments, type PlanDocuments } from '@evenlight/contract/documents';
import { getPlanMoney, isSecured, type PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { msg } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { ProofProvider } from '../../../features/accounts/profile/proof-provider';
import { useLoadedPapers, usePlanDocuments } from '../../../features/documents/queries';
import { usePlanMoney } from '../../../features/payments/queries';
import { usePlan } from '../../../features/plans/plan-queries';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { requireMember } from '../../../platform/require-member';
import { Wrap } from '../../../ui/base/wrap';
import { OwnPapers } from '../../papers/own-papers';
import { findPlan, noPlan } from '../find-plan';
import { PlanNotFound } from '../plan-not-found';
import { EstimateStep } from './estimate-step';
import { LaterStep } from './later-step';
import { PaymentStep } from './payment-step';
import { newEntries, PendingEntriesContext, usePendingEntry } from './pending-entries';
import { PlanHeader } from './plan-header';
import { planSteps, stepIn } from './plan-steps';
import { StepCards } from './step-cards';
import { StepFrame, StepWays } from './step-frame';
import { useUnsentAdjustment } from './use-unsent-adjustment';
import { VenueStep } from './venue-step';

export async function loader(asked: LoaderFunctionArgs) {
  const user = await requireMember(asked);
  const plan = await findPlan(asked);
  if (!plan) return noPlan();
  const { api, hasLocalMailbox } = asked.context.get(pageContext);
  // Without its papers or its money the rest of a plan is still worth showing; their own steps say what is missing.
  const params = { planId: plan.id };
  const papers = await api(listPlanDocuments, { params }).catch(() => null);
  const money = await api(getPlanMoney, { params }).catch(() => null);
  return { plan, papers, money, user, hasLocalMailbox };
}

/** From step to step nothing has to be asked for again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAnotherStep = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isAnotherStep ? false : defaultShouldRevalidate;
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.plan ? quietMeta(matches, msg`Your plan`) : [];
}

export default function PlanWorkflowScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.plan) return <PlanNotFound />;
  const { plan, papers, money, user, hasLocalMailbox } = loaded;
  return (
    <ProofProvider user={user} hasLocalMailbox={hasLocalMailbox}>
      <PendingEntries key={plan.id}>
        <Workflow fromLoader={plan} papersFromLoader={papers} moneyFromLoader={money} />
      </PendingEntries>
    </ProofProvider>
  );
}

function PendingEntries({ children }: { children: ReactNode }) {
  const [entries] = useState(newEntries);
  return <PendingEntriesContext value={entries}>{children}</PendingEntriesContext>;
}

type Props = { fromLoader: Plan; papersFromLoader: PlanDocuments | null; moneyFromLoader: PlanMoney | null };

function Workflow({ fromLoader, papersFromLoader, moneyFromLoader }: Props) {
  const plan = usePlan(fromLoader);
  const papers = usePlanDocuments(plan.id, papersFromLoader);
  useLoadedPapers(papersFromLoader);
  const { data: money } = usePlanMoney(plan, moneyFromLoader ?? undefined);
  const unsent = useUnsentAdjustment(plan);
  usePendingEntry(unsent.saveTyped);
  const [address] = useSearchParams();
  const hasPapers = papers.data?.isComplete ?? false;
  const known = { plan, isSecured: money !== undefined && isSecured(money), hasPapers };
  const step = stepIn(address, known);
  const { id = 'venue' } = planSteps[step] ?? {};
  return (
    <Wrap className="py-8 sm:py-12">
      <PlanHeader plan={plan} />
      <StepCards plan={plan} known={known} step={step} />
      <StepFrame step={step}>
        {id === 'venue' && <VenueStep plan={plan} />}
        {id === 'estimate' && <EstimateStep plan={plan} unsent={unsent} />}
        {id === 'payment' && <PaymentStep plan={plan} known={money} />}
        {id === 'documents' && <OwnPapers planId={plan.id} known={papers.data} />}
        {(id === 'scheduling' || id === 'timeline') && <LaterStep step={id} />}
      </StepFrame>
      <StepWays planId={plan.id} step={step} />
    </Wrap>
  );
}
