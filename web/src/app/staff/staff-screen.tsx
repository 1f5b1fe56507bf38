// /staff: what families wait for, for the concierge team. To everybody else there is nothing at this address.
import { listPromises } from '@evenlight/contract/concierge';
import { listReports } from '@evenlight/contract/memorials/keeping';
import { listGroupRequests } from '@evenlight/contract/support/groups';
import { listCrisisAlerts } from '@evenlight/contract/support/safety';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { WRITING_PATH } from '../../features/resources/writing/kept-list';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { SectionHeading } from '../../ui/base/section-heading';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { NotFoundContent } from '../shell/not-found-content';
import { CrisisAlerts } from './crisis-alerts';
import { GroupRequests } from './group-requests';
import { MemorialReports } from './memorial-reports';
import { PromiseList } from './promise-list';

export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const { api } = context.get(pageContext);
    const [promises, reports, alerts, groupRequests] = await Promise.all([
      api(listPromises, {}),
      api(listReports, {}),
      api(listCrisisAlerts, {}),
      api(listGroupRequests, {}),
    ]);
    return { promises, reports, alerts, groupRequests, now: new Date().toISOString() };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return data({ promises: null }, { status: 404 });
    throw refusal;
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.promises ? quietMeta(matches, msg`Waiting for an answer`) : [];
}

export default function StaffScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.promises === null) return <NotFoundContent />;
  return (
    <Wrap className="py-10 sm:py-14">
      <SectionHeading level="h1" className="mb-4" title={<Trans>Waiting for an answer</Trans>} />
      <p className="mb-8 flex flex-wrap gap-x-6">
        <TextLink to="/staff/consultations" className="inline-flex min-h-11 items-center">
          <Trans>Talks and their hours</Trans>
        </TextLink>
        <TextLink to={WRITING_PATH} className="inline-flex min-h-11 items-center">
          <Trans>The library: write and publish texts</Trans>
        </TextLink>
      </p>
      <CrisisAlerts fromLoader={loaded.alerts} />
      <GroupRequests fromLoader={loaded.groupRequests} />
      <p className="mb-6 text-ink-2">
        <Trans>
          What families were promised, and by when. Emergencies and whoever may be in danger come first, then the
          soonest.
        </Trans>
      </p>
      <PromiseList fromLoader={loaded.promises} now={loaded.now} />
      <MemorialReports fromLoader={loaded.reports} />
    </Wrap>
  );
}
