// /plans/:planId/costs: all that it will cost, ours and others'.
import { getCosts, type PlanCosts } from '@evenlight/contract/costs';
import { type CostLine, nothingSaid } from '@evenlight/contract/costs/cost-lines';
import { FAMILY_PATH } from '@evenlight/contract/families/group';
import { PlanId } from '@evenlight/contract/ids';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { useCosts } from '../../parts/use-costs';
import { newId } from '../../platform/new-id';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { requireMember } from '../../platform/require-member';
import { Button } from '../../ui/base/button';
import { PrintButton } from '../../ui/base/print-button';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { tabAddress } from '../families/family-address';
import { PlanNotFound } from '../plans/plan-not-found';
import { stepPath } from '../plans/workflow/plan-steps';
import { CostSheet } from './cost-sheet';
import { KnownRows, NeedlessRows, UnknownRows } from './other-rows';
import { OurRows } from './our-rows';
import { Savings } from './savings';
import { SetBudget } from './set-budget';
import { Together, Where } from './together';
import { UnplacedQuotes } from './unplaced-quotes';
import { WaysOn } from './ways-on';
import { WhoPays } from './who-pays';

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  const { data: planId } = PlanId.safeParse(asked.params.planId);
  const { api } = asked.context.get(pageContext);
  try {
    return planId ? { costs: await api(getCosts, { params: { planId } }) } : missing();
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return missing();
    throw refusal;
  }
}

const missing = () => data({ costs: null }, { status: 404 });

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.costs ? quietMeta(matches, msg`All it will cost`) : [];
}

export default function CostsScreen() {
  const { costs } = useLoaderData<typeof loader>();
  return costs ? <Page key={costs.planId} fromLoader={costs} /> : <PlanNotFound />;
}

function Page({ fromLoader }: { fromLoader: PlanCosts }) {
  const { t } = useLingui();
  const { data: costs = fromLoader } = useCosts(fromLoader.planId, fromLoader);
  const { planId, mayEdit, money, statement } = costs;
  const isOwner = money !== null;
  const [opened, setOpened] = useState<CostLine | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  function open(line: CostLine) {
    setOpened(line);
    setIsOpen(true);
  }
  // As it is now: somebody else may have written at it since it was opened.
  const line = opened && (costs.lines.find(({ id }) => id === opened.id) ?? opened);
  const { personName } = statement;
  return (
    <Wrap className="py-8 sm:py-12 print:p-0">
      <div className="max-w-[46rem] print:max-w-none">
        <TextLink
          to={isOwner ? stepPath(planId, 'estimate') : { pathname: FAMILY_PATH, ...tabAddress(planId, 'workspace') }}
          className="inline-flex min-h-11 items-center print:hidden"
        >
          {isOwner ? <Trans>Back to the plan</Trans> : <Trans>Back to the family</Trans>}
        </TextLink>
        <h1 className="text-title">
          <Trans>All it will cost</Trans>
        </h1>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="wrap-anywhere max-w-[48ch] text-ink-2">
            {personName ? t`For ${personName}, ours and others’.` : t`Ours and others’.`}{' '}
            {!mayEdit && <Trans>Whoever may edit the plan writes here. You may read along.</Trans>}
          </p>
          <span className="print:hidden">
            <PrintButton>
              <Trans>Print</Trans>
            </PrintButton>
          </span>
        </div>
        <Together costs={costs} />
        <Where costs={costs} budgetAction={isOwner && <SetBudget planId={planId} />} />
        <OurRows costs={costs} />
        <KnownRows costs={costs} onOpen={open}>
          {mayEdit && (
            <Button variant="secondary" size="small" className="mt-4 print:hidden" onClick={() => open(anOwnLine())}>
              <Plus aria-hidden="true" className="size-4.5" />
              <Trans>Add a line</Trans>
            </Button>
          )}
          <UnplacedQuotes costs={costs} />
        </KnownRows>
        <UnknownRows costs={costs} onOpen={open} />
        <NeedlessRows costs={costs} onOpen={open} />
        {isOwner && <Savings costs={costs} />}
        <WhoPays costs={costs} />
        <WaysOn planId={planId} isOwner={isOwner} />
        {line && <CostSheet costs={costs} line={line} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </div>
    </Wrap>
  );
}

function anOwnLine(): CostLine {
  const nothing = { figure: null, source: null, because: null, fact: null, copies: null, isAsked: false };
  return { ...nothing, id: newId(), state: 'unknown', heldIn: [], quotes: [], said: nothingSaid, version: 0 };
}
