// /first-days: the first 72 hours after a death, one step at a time.
import type { PlanId } from '@evenlight/contract/ids';
import { type FirstDays, getFirstDays } from '@evenlight/contract/timelines';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { loadOfPlan } from '../../plans/chosen/load-plan';
import { dashboardPath } from '../../plans/chosen/pages-of-plan';
import { LoadPlansAgain } from '../../plans/chosen/plans-not-loaded';
import { PlanNotFound } from '../../plans/plan-not-found';
import { useNewsOfDays } from '../queries';
import { CallBar } from './call-bar';
import { useFirstDays } from './first-days-queries';
import { NotTheseDays } from './outcomes';
import { StepByStep } from './step-by-step';

export function loader(asked: LoaderFunctionArgs) {
  const { api } = asked.context.get(pageContext);
  return loadOfPlan(asked, (planId) => api(getFirstDays, { params: { planId } }));
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.is === 'missing' ? [] : quietMeta(matches, msg`The first 72 hours`);
}

// What has the focus is never behind the bar with our number.
const aboveTheBar = '[&_:is(a,button,h2,summary)]:scroll-mb-28';

export default function FirstDaysScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.is === 'missing') return <PlanNotFound />;
  return (
    <Wrap className="pt-8 sm:pt-12">
      <div className={`mx-auto max-w-[46rem] pb-12 ${aboveTheBar}`}>
        <TextLink
          to={loaded.is === 'found' ? dashboardPath(loaded.planId) : '/dashboard'}
          className="inline-flex min-h-11 items-center print:hidden"
        >
          <Trans>Back to the dashboard</Trans>
        </TextLink>
        <h1 className="text-title">
          <Trans>The first 72 hours</Trans>
        </h1>
        {loaded.is === 'found' ? (
          <OfOnePlan key={loaded.planId} planId={loaded.planId} fromLoader={loaded.found} />
        ) : loaded.is === 'not-loaded' ? (
          <LoadPlansAgain />
        ) : (
          <NoPlan />
        )}
      </div>
      <CallBar />
    </Wrap>
  );
}

function OfOnePlan({ planId, fromLoader }: { planId: PlanId; fromLoader: FirstDays | null }) {
  const { data: firstDays, error, isFetching, refetch } = useFirstDays(planId, fromLoader);
  useNewsOfDays(planId);
  if (firstDays?.isOpen) return <StepByStep firstDays={firstDays} />;
  if (firstDays) return <NotTheseDays firstDays={firstDays} />;
  if (!error) return <SkeletonList className="mt-8" />;
  return (
    <ErrorState
      className="mt-8"
      title={<Trans>The steps could not be loaded</Trans>}
      safe={<Trans>What you have done is safe with us.</Trans>}
      next={<Trans>Check your internet connection, then try again. You can also call us.</Trans>}
      retry={{ refetch, isFetching }}
    />
  );
}

function NoPlan() {
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
      <Trans>
        The steps of the first days are worked out from a plan. Until then, call us: we go through them with you.
      </Trans>
    </EmptyState>
  );
}
