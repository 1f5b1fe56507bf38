// /family-collaboration: one plan, many hands.

import { listFamilyGroups } from '@evenlight/contract/families/group';
import type { UserId } from '@evenlight/contract/ids';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { unlessOnlyQuery } from '../../platform/revalidation';
import { ButtonLink } from '../../ui/base/button-link';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { PillLinks } from '../../ui/base/pill-links';
import { Wrap } from '../../ui/base/wrap';
import { EmptyState } from '../../ui/status/empty-state';
import { ErrorState } from '../../ui/status/error-state';
import { SkeletonList } from '../../ui/status/skeleton';
import { ProofProvider } from '../accounts/profile/proof-provider';
import { loadPlans } from '../plans/chosen/load-plan';
import { planNamedIn } from '../plans/chosen/pages-of-plan';
import { PlansNotLoaded } from '../plans/chosen/plans-not-loaded';
import { usePlanList } from '../plans/plan-queries';
import { type FamilyTab, familyTabs, tabAddress, tabIn } from './family-address';
import { choiceIn, choicesOf, type FamilyChoice } from './family-choices';
import { InFamily } from './family-context';
import { TabPart } from './family-tabs';
import { WithOutbox } from './messages/outbox';
import { NoLongerHere } from './no-longer-here';
import { RoleNews } from './people/role-news';
import { PlanSelector } from './plan-selector';
import { useFamilyGroups, useFamilyMembers, useNewsOfFamilies } from './queries';

export async function loader(asked: LoaderFunctionArgs) {
  const user = await requireMember(asked);
  const { api, hasLocalMailbox } = asked.context.get(pageContext);
  const [plans, groups] = await Promise.all([
    loadPlans(asked, user.id),
    // Asked for once more from the page itself when it fails here.
    api(listFamilyGroups, {}).catch(() => null),
  ]);
  return { user, hasLocalMailbox, plans, groups };
}

export const shouldRevalidate = unlessOnlyQuery;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Family collaboration`);
}

const tabNames = {
  overview: msg`Overview`,
  workspace: msg`Planning Workspace`,
  invitations: msg`Invitations`,
  team: msg`Team Collaboration`,
} satisfies Record<FamilyTab, unknown>;

export default function FamilyScreen() {
  const { user, hasLocalMailbox, ...loaded } = useLoaderData<typeof loader>();
  const plans = usePlanList(user.id, loaded.plans);
  const groups = useFamilyGroups(loaded.groups?.groups ?? null);
  const isReady = plans.data !== undefined && groups.data !== undefined;
  const error = plans.error ?? groups.error;
  const retry = () => void Promise.all([plans.refetch(), groups.refetch()]);
  return (
    <ProofProvider key={user.id} user={user} hasLocalMailbox={hasLocalMailbox}>
      <Wrap className="grid grid-cols-1 gap-7 py-8 sm:py-12">
        <header>
          <h1 className="text-title">
            <Trans>Family collaboration</Trans>
          </h1>
          <p className="mt-3 max-w-[60ch] text-ink-2 text-lg">
            <Trans>Plan together: share the tasks, talk it over and decide, each from where they are.</Trans>
          </p>
        </header>
        {isReady ? (
          <KeptFocus>
            <OfOnePlan userId={user.id} choices={choicesOf(plans.data, groups.data.groups)} />
          </KeptFocus>
        ) : error ? (
          <PlansNotLoaded isTrying={plans.isFetching || groups.isFetching} onRetry={retry} />
        ) : (
          <SkeletonList />
        )}
      </Wrap>
    </ProofProvider>
  );
}

/** Groups come and go under the button that was pressed; the focus stays on the page. */
function KeptFocus({ children }: { children: ReactNode }) {
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-7 outline-none">
      {children}
    </div>
  );
}

function OfOnePlan({ userId, choices }: { userId: UserId; choices: FamilyChoice[] }) {
  const { t, i18n } = useLingui();
  const [address] = useSearchParams();
  // Whoever is let into another group meanwhile stays with what they look at.
  const [first] = useState(choices[0]?.planId);
  const chosen = choiceIn(choices, planNamedIn(address) ?? first);
  const [groupId, planId] = [chosen?.group?.id, chosen?.planId];
  const here = useMemo(() => (groupId && planId ? { groupId, planId } : null), [groupId, planId]);
  useNewsOfFamilies(here);
  const hadOne = first !== undefined || planNamedIn(address) !== null;
  if (choices.length === 0 && !hadOne) return <NoPlans />;
  if (!chosen) return <NoLongerHere choices={choices} />;
  const tab = tabIn(address);
  const links = familyTabs.map((key) => ({ key, to: tabAddress(chosen.planId, key), words: i18n._(tabNames[key]) }));
  const part = <TabPart tab={tab} chosen={chosen} choices={choices} />;
  return (
    <>
      <PlanSelector choices={choices} chosen={chosen} tab={tab} />
      <PillLinks label={t`Parts of the family page`} links={links} chosen={tab} />
      {chosen.group ? (
        <WithGroup key={chosen.group.id} userId={userId} group={chosen.group}>
          {part}
        </WithGroup>
      ) : (
        part
      )}
    </>
  );
}

type WithGroupProps = { userId: UserId; group: NonNullable<FamilyChoice['group']>; children: ReactNode };

function WithGroup({ userId, group, children }: WithGroupProps) {
  const { data, error, refetch, isFetching } = useFamilyMembers(group.id);
  if (!data && error) return <MembersNotLoaded isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <InFamily group={group} members={data?.members ?? []} userId={userId}>
      <RoleNews />
      <WithOutbox>{children}</WithOutbox>
    </InFamily>
  );
}

function MembersNotLoaded({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      title={<Trans>Your family group cannot be shown just now</Trans>}
      safe={<Trans>Nothing is lost. What your family wrote is stored.</Trans>}
      retry={{ refetch: onRetry, isFetching: isTrying }}
    />
  );
}

function NoPlans() {
  return (
    <EmptyState
      level="h2"
      icon={NotebookPen}
      title={<Trans>No Funeral Plans Yet</Trans>}
      action={
        <ButtonLink to="/planning-wizard">
          <Trans>Start planning</Trans>
        </ButtonLink>
      }
    >
      <Trans>A family works together on a plan. Make one, and ask the others in.</Trans>
    </EmptyState>
  );
}
