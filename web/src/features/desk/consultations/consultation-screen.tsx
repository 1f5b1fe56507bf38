// /consultation#secret: a booked talk, to look at, move or cancel. The mail leads here, and nobody has to sign in for it.
import { CONSULTATION_PATH } from '@evenlight/contract/consultations';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarX } from 'lucide-react';
import type { MetaArgs } from 'react-router';
import { PageLoading } from '../../../parts/link-page/page-loading';
import { PageMessage } from '../../../parts/link-page/page-message';
import { useTokenOfLink } from '../../../parts/link-page/token-of-link';
import { revalidateElsewhere } from '../../../parts/revalidation';
import { useHouse } from '../../../parts/use-house';
import { CallFailed } from '../../../platform/call';
import { quietMeta } from '../../../platform/page-meta';
import { useScheduleLink } from '../../../platform/scheduling';
import { ButtonLink } from '../../../ui/base/button-link';
import { IconTile } from '../../../ui/base/icon-tile';
import { Wrap } from '../../../ui/base/wrap';
import { ErrorState } from '../../../ui/status/error-state';
import { BookedTalk } from './booked-talk';
import { useBookedTalk } from './queries';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Your talk with us`);
}

export default function ConsultationScreen() {
  const asked = useTokenOfLink(CONSULTATION_PATH);
  if (asked === undefined) return <PageLoading title={<Trans>Your talk with us</Trans>} />;
  if (asked.token === null) return <NoSuchTalk />;
  return <Talk key={asked.token} token={asked.token} />;
}

function Talk({ token }: { token: string }) {
  const { supportPhone } = useHouse().hours.brand;
  const { data: talk, error, isFetching, refetch } = useBookedTalk(token);
  if (talk) return <BookedTalk token={token} talk={talk} phone={supportPhone} />;
  // A link that was cut short is too short to be one.
  if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) return <NoSuchTalk />;
  if (error)
    return (
      <Wrap className="py-12 sm:py-16">
        <ErrorState
          level="h1"
          title={<Trans>Your booking could not be read just now</Trans>}
          safe={<Trans>It stands as it was.</Trans>}
          next={<Trans>Try again in a moment, or call us.</Trans>}
          retry={{ refetch, isFetching }}
        />
      </Wrap>
    );
  return <PageLoading title={<Trans>Your talk with us</Trans>} />;
}

function NoSuchTalk() {
  const toSchedule = useScheduleLink();
  return (
    <PageMessage
      icon={<IconTile icon={CalendarX} className="mb-5" />}
      title={<Trans>There is no booking behind this link</Trans>}
      actions={
        <ButtonLink {...toSchedule} variant="secondary">
          <Trans>Schedule Free Consultation</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          It may be missing a letter; open it from the mail once more. Talks that are long over are deleted with us.
        </Trans>
      </p>
    </PageMessage>
  );
}
