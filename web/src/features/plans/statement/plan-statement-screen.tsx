// /plans/:planId/statement: the itemized statement of a saved plan.
import { pathOf } from '@evenlight/contract/endpoint';
import { getPlanStatement, getPlanStatementPdf } from '@evenlight/contract/statements';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { WholeCostRow } from '../../../parts/whole-cost-row';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { TextLink } from '../../../ui/base/text-link';
import { findPlan, noPlan } from '../find-plan';
import { PlanNotFound } from '../plan-not-found';
import { stepPath } from '../workflow/plan-steps';
import { StatementPage } from './statement-page';

export async function loader(asked: LoaderFunctionArgs) {
  const plan = await findPlan(asked);
  if (!plan) return noPlan();
  const params = { planId: plan.id };
  return { plan: { id: plan.id }, statement: await asked.context.get(pageContext).api(getPlanStatement, { params }) };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.plan ? quietMeta(matches, msg`Itemized statement`) : [];
}

export default function PlanStatementScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.plan === null) return <PlanNotFound />;
  const { id } = loaded.plan;
  return (
    <StatementPage
      statement={loaded.statement}
      pdfHref={pathOf(getPlanStatementPdf, { params: { planId: id } })}
      wholeCost={<WholeCostRow planId={id} className="mt-5" />}
      back={
        <TextLink to={stepPath(id, 'estimate')} className="inline-flex min-h-11 items-center">
          <Trans>Back to the plan</Trans>
        </TextLink>
      }
    />
  );
}
