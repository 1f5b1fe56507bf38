// /plan-workflow/:planId: a saved plan, step by step. Steps may be taken in any order.
import { msg } from '@lingui/core/macro';
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { usePlan } from '../../../features/plans/plan-queries';
import { quietMeta } from '../../../platform/page-meta';
import { Wrap } from '../../../ui/base/wrap';
import { findPlan, noPlan } from '../find-plan';
import { PlanNotFound } from '../plan-not-found';
import { EstimateStep } from './estimate-step';
import { LaterStep } from './later-step';
import { PlanHeader } from './plan-header';
import { planSteps, stepIn } from './plan-steps';
import { StepCards } from './step-cards';
import { StepFrame, StepWays } from './step-frame';
import { VenueStep } from './venue-step';

export async function loader(asked: LoaderFunctionArgs) {
  const plan = await findPlan(asked);
  return plan ? { plan } : noPlan();
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
  const { plan } = useLoaderData<typeof loader>();
  return plan ? <Workflow key={plan.id} fromLoader={plan} /> : <PlanNotFound />;
}

function Workflow({ fromLoader }: { fromLoader: Parameters<typeof usePlan>[0] }) {
  const plan = usePlan(fromLoader);
  const [address] = useSearchParams();
  const step = stepIn(address, plan);
  const { id = 'venue' } = planSteps[step] ?? {};
  return (
    <Wrap className="py-8 sm:py-12">
      <PlanHeader plan={plan} />
      <StepCards plan={plan} step={step} />
      <StepFrame step={step}>
        {id === 'venue' && <VenueStep plan={plan} />}
        {id === 'estimate' && <EstimateStep plan={plan} />}
        {id !== 'venue' && id !== 'estimate' && <LaterStep step={id} />}
      </StepFrame>
      <StepWays planId={plan.id} step={step} />
    </Wrap>
  );
}
