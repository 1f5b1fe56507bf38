// /plans: everything a family has planned, and what it has put away.
import { listPlans, type Plan } from '@evenlight/contract/plans';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { ButtonLink } from '../../ui/base/button-link';
import { Disclosure } from '../../ui/base/disclosure';
import { useFocusOfGoneLines } from '../../ui/base/keep-focus';
import { SectionHeading } from '../../ui/base/section-heading';
import { Wrap } from '../../ui/base/wrap';
import { EmptyState } from '../../ui/status/empty-state';
import { PlanCard, RestorePlan } from './plan-card';
import { usePlans } from './plan-queries';

export async function loader(asked: LoaderFunctionArgs) {
  const { id } = await requireMember(asked);
  return { userId: id, plans: await asked.context.get(pageContext).api(listPlans, { params: { userId: id } }) };
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Your plans`);
}

export default function PlansScreen() {
  const { userId, plans: fromLoader } = useLoaderData<typeof loader>();
  const plans = usePlans(userId, fromLoader);
  const open = plans.filter(({ archivedAt }) => archivedAt === null);
  const archived = plans.filter(({ archivedAt }) => archivedAt !== null);
  const box = useFocusOfGoneLines(archived.length);
  return (
    <Wrap ref={box} tabIndex={-1} className="py-10 outline-none sm:py-14">
      <SectionHeading
        level="h1"
        title={<Trans>Your plans</Trans>}
        lead={<Trans>Each one is saved, and can be changed until you and we have agreed on it.</Trans>}
      />
      {open.length === 0 ? <NoPlans hasArchived={archived.length > 0} /> : <PlanList plans={open} />}
      {open.length > 0 && (
        <ButtonLink to="/planning-wizard" variant="secondary" className="mt-8">
          <Trans>Start another plan</Trans>
        </ButtonLink>
      )}
      {archived.length > 0 && <ArchivedPlans plans={archived} />}
    </Wrap>
  );
}

function PlanList({ plans }: { plans: Plan[] }) {
  return (
    <ul className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-2">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

function NoPlans({ hasArchived }: { hasArchived: boolean }) {
  return (
    <EmptyState
      className="mt-8"
      level="h2"
      icon={NotebookPen}
      title={hasArchived ? <Trans>All your plans are archived</Trans> : <Trans>There is no plan here yet</Trans>}
      action={
        <ButtonLink to="/planning-wizard">
          <Trans>Start planning</Trans>
        </ButtonLink>
      }
    >
      <Trans>It takes about ten minutes, and you can stop at any time. Nothing is charged by saving a plan.</Trans>
    </EmptyState>
  );
}

function ArchivedPlans({ plans }: { plans: Plan[] }) {
  return (
    <Disclosure
      className="mt-10 border-t"
      title={<Plural value={plans.length} one="# archived plan" other="# archived plans" />}
    >
      <ul className="grid grid-cols-1 gap-5 pt-2 lg:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} action={<RestorePlan plan={plan} />} />
        ))}
      </ul>
    </Disclosure>
  );
}
