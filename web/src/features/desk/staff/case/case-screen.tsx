// /staff/plans/:planId: one family's plan for the concierge team. To everybody else there is nothing at this address.
import { getCase, type PlanCase } from '@evenlight/contract/cases';
import { PlanId } from '@evenlight/contract/ids';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../../../parts/not-found-content';
import { pageContext } from '../../../../platform/page-context';
import { quietMeta } from '../../../../platform/page-meta';
import { isRefusedWith } from '../../../../platform/page-refusal';
import { requireMember } from '../../../../platform/require-member';
import { Wrap } from '../../../../ui/base/wrap';
import { ProofProvider } from '../../../accounts/profile/proof-provider';
import { useProofForPapers } from '../../../documents/own-papers';
import { PaperList } from '../../../documents/plan-papers';
import { BackToDesk } from '../back-to-desk';
import { CaseAdjustments } from './case-adjustments';
import { CaseFacts } from './case-facts';
import { CasePeople, CaseTimeline } from './case-family';
import { CaseMoney } from './case-money';
import { CasePromises } from './case-promises';
import { useCase, useReadCaseAnew } from './case-queries';
import { CaseSchedule } from './case-schedule';
import { CaseSteps } from './case-steps';
import { DecideDocument } from './decide-document';

export async function loader(asked: LoaderFunctionArgs) {
  const { api, hasLocalMailbox } = asked.context.get(pageContext);
  const { data: planId } = PlanId.safeParse(asked.params.planId);
  if (!planId) return nothingHere();
  try {
    const planCase = await api(getCase, { params: { planId } });
    return { planCase, user: await requireMember(asked), hasLocalMailbox };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return nothingHere();
    throw refusal;
  }
}

function nothingHere() {
  return data({ planCase: null }, { status: 404 });
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.planCase ? quietMeta(matches, msg`A family’s plan`) : [];
}

export default function CaseScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.planCase) return <NotFoundContent />;
  const { planCase, user, hasLocalMailbox } = loaded;
  return (
    <ProofProvider user={user} hasLocalMailbox={hasLocalMailbox}>
      <Case key={planCase.plan.id} fromLoader={planCase} />
    </ProofProvider>
  );
}

function Case({ fromLoader }: { fromLoader: PlanCase }) {
  const { id: planId } = fromLoader.plan;
  const { plan, owner, people, steps, money, documents, timeline, promises, askedLines } = useCase(planId, fromLoader);
  const readAnew = useReadCaseAnew(planId);
  const proven = useProofForPapers();
  return (
    <Wrap className="py-8 sm:py-12">
      <BackToDesk />
      <CaseFacts plan={plan} owner={owner} />
      <Part id="case-steps" title={<Trans>How far it has come</Trans>}>
        <CaseSteps plan={plan} steps={steps} />
      </Part>
      <Part id="case-promises" title={<Trans>Promises and letters</Trans>}>
        <CasePromises promises={promises} />
      </Part>
      <Part id="case-people" title={<Trans>People</Trans>}>
        <CasePeople people={people} />
      </Part>
      <Part id="case-schedule" title={<Trans>Service Scheduling</Trans>}>
        <CaseSchedule plan={plan} />
      </Part>
      <Part id="case-adjustments" title={<Trans>Adjustments</Trans>}>
        <CaseAdjustments plan={plan} askedLines={askedLines} />
      </Part>
      <Part id="case-money" title={<Trans>Payments</Trans>}>
        <CaseMoney planId={planId} money={money} />
      </Part>
      <Part id="case-timeline" title={<Trans>Next steps of the family</Trans>}>
        <CaseTimeline timeline={timeline} />
      </Part>
      <Part id="case-papers" title={<Trans>Papers</Trans>}>
        <PaperList
          documents={documents}
          proven={proven}
          ownerId={plan.userId}
          onChanged={() => void readAnew()}
          decisionFor={(paper) => <DecideDocument key={paper.id} planId={planId} paper={paper} />}
        />
      </Part>
    </Wrap>
  );
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
