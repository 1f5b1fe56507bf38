// /dashboard: one plan at a glance, its money and its papers.
import { listPlans, type Plan } from '@evenlight/contract/plans';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { ProofProvider } from '../../features/accounts/profile/proof-provider';
import { usePlanList } from '../../features/plans/plan-queries';
import { planToShow } from '../../features/plans/shown-plan';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { ButtonLink } from '../../ui/base/button-link';
import { SectionHeading } from '../../ui/base/section-heading';
import { Wrap } from '../../ui/base/wrap';
import { EmptyState } from '../../ui/status/empty-state';
import { ErrorState } from '../../ui/status/error-state';
import { Spinner } from '../../ui/status/spinner';
import { DashboardCards } from './dashboard-cards';
import { PlanSelector } from './plan-selector';

export async function loader(asked: LoaderFunctionArgs) {
  const user = await requireMember(asked);
  const { api, hasLocalMailbox } = asked.context.get(pageContext);
  // Asked for once more from the page itself when it fails here.
  const plans = await api(listPlans, { params: { userId: user.id } }).catch(() => null);
  return { user, hasLocalMailbox, plans };
}

/** Another plan is another look at the same list. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAnotherPlan = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isAnotherPlan ? false : defaultShouldRevalidate;
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Your dashboard`);
}

export default function DashboardScreen() {
  const { t } = useLingui();
  const { user, hasLocalMailbox, plans: fromLoader } = useLoaderData<typeof loader>();
  const plans = usePlanList(user.id, fromLoader);
  const { firstName } = user;
  return (
    <ProofProvider key={user.id} user={user} hasLocalMailbox={hasLocalMailbox}>
      <Wrap className="py-10 sm:py-14">
        <SectionHeading
          level="h1"
          title={<Trans>Your dashboard</Trans>}
          lead={t`Hello, ${firstName}. This is how things stand.`}
        />
        {plans.data ? (
          <Board plans={plans.data} />
        ) : plans.error ? (
          <NotLoaded isTrying={plans.isFetching} onRetry={() => void plans.refetch()} />
        ) : (
          <Loading />
        )}
      </Wrap>
    </ProofProvider>
  );
}

function Board({ plans }: { plans: Plan[] }) {
  const [address] = useSearchParams();
  const shown = planToShow(plans, address.get('plan'));
  if (!shown) return <NoPlan />;
  const open = plans.filter(({ archivedAt }) => archivedAt === null);
  return (
    <>
      {open.length > 1 && <PlanSelector plans={open} shownId={shown.id} />}
      <DashboardCards key={shown.id} fromList={shown} />
    </>
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
        <>
          <ButtonLink to="/planning-wizard">
            <Trans>Start planning</Trans>
          </ButtonLink>
          <ButtonLink to="/plans" variant="secondary">
            <Trans>Your plans</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>With a plan, its payments and papers are kept here.</Trans>
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-20">
      <Spinner />
      <p className="text-ink-2">
        <Trans>Loading your dashboard...</Trans>
      </p>
    </div>
  );
}

function NotLoaded({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      className="mt-8"
      title={<Trans>Your plans could not be loaded</Trans>}
      safe={<Trans>They are all safe with us.</Trans>}
      next={<Trans>Check your internet connection, then try again.</Trans>}
      onRetry={onRetry}
      retryState={isTrying ? 'loading' : 'idle'}
    />
  );
}
