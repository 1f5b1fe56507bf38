// /staff/queue/:promiseId: one thing somebody waits for. To everybody but the team there is nothing at this address.
import { ReportId } from '@evenlight/contract/ids';
import { getReport } from '@evenlight/contract/memorials/keeping';
import { type Colleague, listTeam, type QueueItem, readQueueItem, whereAnswered } from '@evenlight/contract/queue';
import { getGroupRequest } from '@evenlight/contract/support/groups';
import { getCrisisAlert } from '@evenlight/contract/support/safety';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../../parts/not-found-content';
import { Refusal } from '../../../parts/refusal';
import { type PageContext, pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { isRefusedWith } from '../../../platform/page-refusal';
import { Wrap } from '../../../ui/base/wrap';
import { Assignment } from '../queue/assignment';
import { ClockProvider } from '../queue/due';
import { History } from '../queue/history';
import { Letter } from '../queue/letter';
import { Notes } from '../queue/notes';
import { useQueueItem } from '../queue/queries';
import { WhoWaits } from '../queue/who-waits';
import { BackToDesk } from './back-to-desk';
import { CrisisCall } from './crisis-call';
import { ReportedMemorial } from './reported-memorial';
import { SeatRequest } from './seat-request';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const now = new Date().toISOString();
  try {
    const item = await api(readQueueItem, { params: { promiseId: params.promiseId ?? '' } });
    const [team, about] = await Promise.all([api(listTeam, {}), readAbout(api, item)]);
    return { item, team, about, now };
  } catch (refusal) {
    // An address of another shape is as good as one that leads nowhere.
    if (isRefusedWith(refusal, 404) || isRefusedWith(refusal, 400)) return data({ item: null }, { status: 404 });
    throw refusal;
  }
}

/** What belongs to its kind, and is decided there. */
async function readAbout(api: PageContext['api'], { kind, subjectId: id }: QueueItem) {
  // Taken back, it is gone.
  if (id === '') return null;
  if (kind === 'crisis-alert') return { kind, id, ...(await api(getCrisisAlert, { params: { alertId: id } })) };
  if (kind === 'support-group') return { kind, id, read: await api(getGroupRequest, { params: { requestId: id } }) };
  if (kind !== 'memorial-report') return null;
  const reportId = ReportId.parse(id);
  return { kind, id: reportId, ...(await api(getReport, { params: { reportId } })) };
}

type About = Awaited<ReturnType<typeof readAbout>>;

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.item ? quietMeta(matches, msg`Somebody waits for an answer`) : [];
}

export default function QueueItemScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.item) return <NotFoundContent />;
  const { item, now, ...rest } = loaded;
  return (
    <ClockProvider madeAt={now}>
      <Item key={item.id} fromLoader={item} {...rest} />
    </ClockProvider>
  );
}

type Props = { fromLoader: QueueItem; team: Colleague[]; about: About };

function Item({ fromLoader, team, about }: Props) {
  const { data: item, error } = useQueueItem(fromLoader);
  return (
    <Wrap className="py-6 sm:py-10">
      <BackToDesk />
      <Refusal error={error} className="mb-4" />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <WhoWaits item={item} />
        <Assignment item={item} team={team} answeredBy={answerOf(item)} />
        <div className="grid grid-cols-1 gap-6">
          <Decision about={about} />
          <Letter item={item} />
          <Notes item={item} />
        </div>
        <History item={item} />
      </div>
    </Wrap>
  );
}

/** What answers it, where a word of ours alone does not. */
function answerOf(item: QueueItem): ReactNode {
  const where = whereAnswered(item);
  if (where === 'on-its-page') return <Trans>Your decision on this page answers it.</Trans>;
  return where === 'in-the-case' ? <Trans>Your decision in the case answers it.</Trans> : null;
}

function Decision({ about }: { about: About }) {
  if (about?.kind === 'crisis-alert') return <CrisisCall alertId={about.id} fromLoader={about.alert} />;
  if (about?.kind === 'support-group') return <SeatRequest requestId={about.id} fromLoader={about.read} />;
  if (about?.kind === 'memorial-report') return <ReportedMemorial reportId={about.id} fromLoader={about.report} />;
  return null;
}
