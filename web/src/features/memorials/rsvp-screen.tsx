// /rsvp#secret: a guest looks at their answer to a gathering and changes it, without an account.
import { AnswerStatus, RSVP_PAGE_PATH } from '@evenlight/contract/memorials/events';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MetaArgs, useLocation } from 'react-router';
import { LinkPage } from '../../parts/link-page/link-page';
import { PageMessage } from '../../parts/link-page/page-message';
import { revalidateElsewhere } from '../../parts/revalidation';
import { quietMeta } from '../../platform/page-meta';
import { Wrap } from '../../ui/base/wrap';
import { Notice } from '../../ui/status/notice';
import { Skeleton } from '../../ui/status/skeleton';
import { outcomes } from './events/event-words';
import { OwnAnswer } from './events/own-rsvp';
import { useOpenRsvp } from './events/queries';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Your answer`);
}

export default function RsvpScreen() {
  return (
    <LinkPage
      path={RSVP_PAGE_PATH}
      useOpen={useOpenRsvp}
      gone="rsvp.not_found"
      safe={<Trans>Your answer is safe.</Trans>}
      loading={<Loading />}
      ended={<LinkEnded />}
    >
      {(rsvp, token) => <OwnAnswer token={token} rsvp={rsvp} />}
    </LinkPage>
  );
}

/** Also what those see whose browser runs no scripts: what became of the answer they have just sent. */
function Loading() {
  const { i18n } = useLingui();
  const { data: status } = AnswerStatus.safeParse(new URLSearchParams(useLocation().search).get('said'));
  return (
    <Wrap className="py-10 sm:py-14">
      <h1 className="text-title">
        <Trans>Your answer</Trans>
      </h1>
      {status && (
        <Notice className="mt-6 max-w-[42rem]" title={i18n._(outcomes[status].title)}>
          <p>{i18n._(outcomes[status].words)}</p>
        </Notice>
      )}
      <div role="status" className="mt-6 max-w-[42rem] noscript:hidden">
        <span className="sr-only">
          <Trans>Loading...</Trans>
        </span>
        <Skeleton className="h-60 rounded-card" />
      </div>
      <noscript>
        <p className="mt-6 max-w-[60ch]">
          <Trans>
            The address of this page is your private link. Keep it: in a browser with scripts switched on, you can
            change your answer with it.
          </Trans>
        </p>
      </noscript>
    </Wrap>
  );
}

function LinkEnded() {
  return (
    <PageMessage title={<Trans>This link does not work any more</Trans>}>
      <p>
        <Trans>
          The answer was taken off the list, or the page is not open to you. You can answer anew on the memorial page.
        </Trans>
      </p>
    </PageMessage>
  );
}
