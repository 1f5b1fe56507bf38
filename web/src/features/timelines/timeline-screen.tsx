// /timeline: what happens when, for the plan in the address or the one that is under way.
import type { Plan } from '@evenlight/contract/plans';
import { getTimeline, type Timeline } from '@evenlight/contract/timelines';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, NotebookPen } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { ButtonLink } from '../../ui/base/button-link';
import { TextLink } from '../../ui/base/text-link';
import { properName } from '../../ui/base/their-words';
import { Wrap } from '../../ui/base/wrap';
import { EmptyState } from '../../ui/status/empty-state';
import { SkeletonList } from '../../ui/status/skeleton';
import { loadPlans } from '../plans/chosen/load-plan';
import { planNamedIn } from '../plans/chosen/pages-of-plan';
import { PlanChoice } from '../plans/chosen/plan-choice';
import { PlansNotLoaded } from '../plans/chosen/plans-not-loaded';
import { usePlan, usePlanList } from '../plans/plan-queries';
import { planToShow } from '../plans/shown-plan';
import { pathOfPlan } from '../plans/workflow/plan-steps';
import { PlanTimeline } from './plan-timeline';
import { useTimeline } from './queries';

export async function loader(asked: LoaderFunctionArgs) {
  const { id: userId } = await requireMember(asked);
  const { api } = asked.context.get(pageContext);
  const plans = await loadPlans(asked, userId);
  const plan = plans && planIn(plans, new URL(asked.request.url).searchParams);
  // Asked for once more from the page itself when it fails here.
  const timeline = plan && (await api(getTimeline, { params: { planId: plan.id } }).catch(() => null));
  return { userId, plans, timeline };
}

/** The plan that the address names, and no other one in its stead; without a name, the one that is under way. */
function planIn(plans: readonly Plan[], address: URLSearchParams): Plan | undefined {
  const named = planNamedIn(address);
  return named === null ? planToShow(plans) : plans.find(({ id }) => id === named);
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Service timeline`);
}

export default function TimelineScreen() {
  const { userId, plans: fromLoader, timeline } = useLoaderData<typeof loader>();
  const plans = usePlanList(userId, fromLoader);
  return (
    <Wrap className="py-8 sm:py-12 print:px-0 print:py-4">
      <h1 className="text-title print:text-2xl">
        <Trans>Service timeline</Trans>
      </h1>
      {plans.data ? (
        <OfOnePlan plans={plans.data} timeline={timeline ?? null} />
      ) : plans.error ? (
        <PlansNotLoaded isTrying={plans.isFetching} onRetry={() => void plans.refetch()} action={<ToDashboard />} />
      ) : (
        <SkeletonList className="mt-8" />
      )}
    </Wrap>
  );
}

function OfOnePlan({ plans, timeline }: { plans: Plan[]; timeline: Timeline | null }) {
  const [address] = useSearchParams();
  const plan = planIn(plans, address);
  if (plans.length === 0) return <NoPlans />;
  if (!plan) return <NoUsablePlan />;
  return (
    <>
      <PlanChoice plans={plans} shownId={plan.id} />
      <Shown key={plan.id} fromList={plan} fromLoader={timeline?.planId === plan.id ? timeline : null} />
    </>
  );
}

function Shown({ fromList, fromLoader }: { fromList: Plan; fromLoader: Timeline | null }) {
  const plan = usePlan(fromList);
  const reading = useTimeline(plan.id, fromLoader);
  return (
    <>
      <div className="mt-5 mb-7 print:mt-1 print:mb-2">
        <h2 {...properName} className="wrap-anywhere text-2xl print:text-lg">
          {plan.title}
        </h2>
        <TextLink to={pathOfPlan(plan.id)} className="inline-flex min-h-11 items-center print:hidden">
          <Trans>Back to the plan</Trans>
        </TextLink>
      </div>
      <PlanTimeline plan={plan} reading={reading} />
    </>
  );
}

function NoPlans() {
  return (
    <EmptyState
      className="mt-8"
      level="h2"
      icon={NotebookPen}
      title={<Trans>There is no plan here yet</Trans>}
      action={
        <ButtonLink to="/planning-wizard">
          <Trans>Start planning</Trans>
        </ButtonLink>
      }
    >
      <Trans>A timeline is made from a plan: its tradition, its kind of service and its days.</Trans>
    </EmptyState>
  );
}

function NoUsablePlan() {
  return (
    <EmptyState
      className="mt-8"
      level="h2"
      icon={CalendarDays}
      title={<Trans>There is no plan to make a timeline from</Trans>}
      action={<ToDashboard />}
    >
      <Trans>The plan may have been put away, or the link is not quite right. The dashboard shows what you have.</Trans>
    </EmptyState>
  );
}

function ToDashboard() {
  return (
    <ButtonLink to="/dashboard">
      <Trans>Go to the dashboard</Trans>
    </ButtonLink>
  );
}
