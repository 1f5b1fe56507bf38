// /plan-workflow/:planId/history: who changed what, and when; newest first.
import type { Returned } from '@evenlight/contract/endpoint';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { momentInWords } from '../../../platform/dates';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { Card } from '../../../ui/base/card';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { findPlan, noPlan } from '../find-plan';
import { PlanTitle } from '../plan-names';
import { PlanNotFound } from '../plan-not-found';
import { pathOfPlan } from '../workflow/plan-steps';
import { changesInWords } from './change-phrases';

export async function loader(asked: LoaderFunctionArgs) {
  const plan = await findPlan(asked);
  if (!plan) return noPlan();
  const params = { planId: plan.id };
  const versions = await asked.context.get(pageContext).api(listPlanVersions, { params });
  const { id, title, packageName, language } = plan;
  return { plan: { id, title, packageName, language }, versions };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.plan ? quietMeta(matches, msg`History of your plan`) : [];
}

export default function HistoryScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.plan === null) return <PlanNotFound />;
  const { id } = loaded.plan;
  return (
    <Wrap className="py-8 sm:py-12">
      <TextLink to={pathOfPlan(id)} className="inline-flex min-h-11 items-center">
        <Trans>Back to the plan</Trans>
      </TextLink>
      <h1 className="text-title">
        <Trans>History</Trans>
      </h1>
      <p className="mt-2 wrap-anywhere text-ink-2 text-lg">
        <PlanTitle plan={loaded.plan} />
      </p>
      <ol className="mt-8 grid max-w-[48rem] gap-4">
        {loaded.versions.map((version) => (
          <Version key={version.version} version={version} />
        ))}
      </ol>
    </Wrap>
  );
}

function Version({ version }: { version: Returned<typeof listPlanVersions>[number] }) {
  const { i18n } = useLingui();
  const { at, author, changes } = version;
  return (
    <Card as="li">
      <ul className="grid gap-1.5">
        {changesInWords(changes, i18n).map(({ text, drawn }) => (
          <li key={text} className="wrap-anywhere">
            {drawn}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2 text-sm">
        {author ? <bdi translate="no">{author}</bdi> : <Trans>Somebody who has left</Trans>}
        {' · '}
        <time dateTime={at}>{momentInWords(at, i18n)}</time>
      </p>
    </Card>
  );
}
