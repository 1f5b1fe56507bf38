// /dashboard: one plan at a glance, what comes next, and who is there to help.
import type { Plan } from '@evenlight/contract/plans';
import { getPreferences } from '@evenlight/contract/profiles';
import { type FirstDays, getFirstDays } from '@evenlight/contract/timelines';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { useUser } from '../../platform/user';
import { SectionHeading } from '../../ui/base/section-heading';
import { Wrap } from '../../ui/base/wrap';
import { Spinner } from '../../ui/status/spinner';
import { ProofProvider } from '../accounts/profile/proof-provider';
import { TourOffer } from '../accounts/tour/tour-offer';
import { loadPlans } from '../plans/chosen/load-plan';
import { planNamedIn } from '../plans/chosen/pages-of-plan';
import { PlanChoice } from '../plans/chosen/plan-choice';
import { PlansNotLoaded } from '../plans/chosen/plans-not-loaded';
import { usePlanList } from '../plans/plan-queries';
import { planToShow } from '../plans/shown-plan';
import { CardsOfPlan, CardsWithoutPlan } from './dashboard-cards';

export async function loader(asked: LoaderFunctionArgs) {
  const user = await requireMember(asked);
  const { api, hasLocalMailbox } = asked.context.get(pageContext);
  const plans = await loadPlans(asked, user.id);
  const planId = plans && planToShow(plans, planNamedIn(new URL(asked.request.url).searchParams))?.id;
  // Nobody misses anything when the tour is not offered for once.
  const preferences = await api(getPreferences, { params: { userId: user.id } }).catch(() => null);
  const firstDays = planId && (await api(getFirstDays, { params: { planId } }).catch(() => null));
  const isTourOffered = preferences?.isTourAnswered === false;
  return { user, hasLocalMailbox, plans, firstDays: firstDays || null, isTourOffered };
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Your dashboard`);
}

export default function DashboardScreen() {
  const { t } = useLingui();
  const { user, hasLocalMailbox, plans: fromLoader, firstDays, isTourOffered } = useLoaderData<typeof loader>();
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
        {isTourOffered && <TourOffer userId={user.id} />}
        {plans.data ? (
          <Board plans={plans.data} firstDays={firstDays} />
        ) : plans.error ? (
          <PlansNotLoaded isTrying={plans.isFetching} onRetry={() => void plans.refetch()} />
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
  const shown = planToShow(plans, planNamedIn(address));
  if (!shown) return <CardsWithoutPlan />;
  return (
    <>
      <PlanChoice plans={plans} shownId={shown.id} />
      <CardsOfPlan key={shown.id} fromList={shown} firstDays={firstDays?.plan.id === shown.id ? firstDays : null} />
    </>
  );
}

/** Nobody is here any more, or it is not known who: the server redirects to /login, or says who it is. */
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
