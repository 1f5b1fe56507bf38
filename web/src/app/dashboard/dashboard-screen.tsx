// /dashboard: one plan at a glance, what comes next, and who is there to help.
import { listPlans, type Plan } from '@evenlight/contract/plans';
import { type FirstDays, getFirstDays } from '@evenlight/contract/timelines';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { ProofProvider } from '../../features/accounts/profile/proof-provider';
import { usePlanList } from '../../features/plans/plan-queries';
import { planToShow } from '../../features/plans/shown-plan';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { useUser } from '../../platform/user';
import { SectionHeading } from '../../ui/base/section-heading';
import { Wrap } from '../../ui/base/wrap';
import { ErrorState } from '../../ui/status/error-state';
import { Spinner } from '../../ui/status/spinner';
import { CardsOfPlan, CardsWithoutPlan } from './dashboard-cards';
import { PlanSelector } from './plan-selector';

export async function loader(asked: LoaderFunctionArgs) {
  const user = await requireMember(asked);
  const { api, hasLocalMailbox } = asked.context.get(pageContext);
  // Asked for once more from the page itself when it fails here.
  const plans = await api(listPlans, { params: { userId: user.id } }).catch(() => null);
  const planId = plans && planToShow(plans, new URL(asked.request.url).searchParams.get('plan'))?.id;
  const firstDays = planId && (await api(getFirstDays, { params: { planId } }).catch(() => null));
  return { user, hasLocalMailbox, plans, firstDays: firstDays || null };
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
  const { user, hasLocalMailbox, plans: fromLoader, firstDays } = useLoaderData<typeof loader>();
  const isSignedIn = useUser().user !== null;
  const plans = usePlanList(user.id, fromLoader);
  const { firstName } = user;
  if (!isSignedIn) return <Authenticating />;
  return (
    <ProofProvider key={user.id} user={user} hasLocalMailbox={hasLocalMailbox}>
      <Wrap className="py-10 sm:py-14">
        <SectionHeading
          level="h1"
          title={<Trans>Your dashboard</Trans>}
          lead={t`Hello, ${firstName}. This is how things stand.`}
        />
        {plans.data ? (
          <Board plans={plans.data} firstDays={firstDays} />
        ) : plans.error ? (
          <NotLoaded isTrying={plans.isFetching} onRetry={() => void plans.refetch()} />
        ) : (
          <Waiting>
            <Trans>Loading your dashboard...</Trans>
          </Waiting>
        )}
      </Wrap>
    </ProofProvider>
  );
}

function Board({ plans, firstDays }: { plans: Plan[]; firstDays: FirstDays | null }) {
  const [address] = useSearchParams();
  const shown = planToShow(plans, address.get('plan'));
  if (!shown) return <CardsWithoutPlan />;
  const open = plans.filter(({ archivedAt }) => archivedAt === null);
  return (
    <>
      {open.length > 1 && <PlanSelector plans={open} shownId={shown.id} />}
      <CardsOfPlan key={shown.id} fromList={shown} firstDays={firstDays?.plan.id === shown.id ? firstDays : null} />
    </>
  );
}

/** Nobody is here any more, or it is not known who: the server shows the way to the door, or says who it is. */
function Authenticating() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return (
    <Waiting>
      <Trans>Authenticating...</Trans>
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-20">
      <Spinner />
      <p className="text-ink-2">{children}</p>
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
