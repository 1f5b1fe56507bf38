// /staff/consultations: talks that come, and when more can be booked. To everybody else there is nothing at this address.

import { getConsultationHours } from '@evenlight/contract/consultation-hours';
import { listComingConsultations } from '@evenlight/contract/consultations';
import type { Returned } from '@evenlight/contract/endpoint';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../../../parts/not-found-content';
import { today } from '../../../../platform/dates';
import { pageContext } from '../../../../platform/page-context';
import { quietMeta } from '../../../../platform/page-meta';
import { isRefusedWith } from '../../../../platform/page-refusal';
import { SectionHeading } from '../../../../ui/base/section-heading';
import { Wrap } from '../../../../ui/base/wrap';
import { BackToDesk } from '../back-to-desk';
import { ComingTalks } from './coming-talks';
import { useComingTalks, useHours } from './queries';
import { SpecialDays } from './special-days';
import { WeekHours } from './week-hours';

export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const { api } = context.get(pageContext);
    const [talks, hours] = await Promise.all([api(listComingConsultations, {}), api(getConsultationHours, {})]);
    return { talks, hours, day: today() };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return data({ talks: null }, { status: 404 });
    throw refusal;
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.talks ? quietMeta(matches, msg`Talks and their hours`) : [];
}

export default function ConsultationsScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.talks === null) return <NotFoundContent />;
  return <Consultations {...loaded} />;
}

type Props = {
  talks: Returned<typeof listComingConsultations>;
  hours: Returned<typeof getConsultationHours>;
  day: string;
};

function Consultations({ talks: firstTalks, hours: firstHours, day }: Props) {
  const { data: talks, isError, isFetching, refetch } = useComingTalks(firstTalks);
  const { week, weekVersion, days } = useHours(firstHours);
  return (
    <Wrap className="py-8 sm:py-12">
      <BackToDesk />
      <SectionHeading level="h1" className="mb-8" title={<Trans>Talks and their hours</Trans>} />
      <ComingTalks talks={talks} isOld={isError} isReading={isFetching} onReadAgain={() => void refetch()} />
      <WeekHours week={week} weekVersion={weekVersion} />
      <SpecialDays days={days} talks={talks} today={day} />
    </Wrap>
  );
}
