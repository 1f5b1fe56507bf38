// /memorial-invitation#secret: what somebody is invited to, and their yes. The secret waits in this tab while they sign in.
import { INVITATION_PAGE_PATH } from '@evenlight/contract/memorials/collaboration';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MailQuestion } from 'lucide-react';
import type { MetaArgs } from 'react-router';
import { revalidateElsewhere } from '../../parts/link-page/asked-in-address';
import { PageLoading } from '../../parts/link-page/page-loading';
import { PageMessage } from '../../parts/link-page/page-message';
import { useTokenOfLink } from '../../parts/link-page/token-of-link';
import { quietMeta } from '../../platform/page-meta';
import { phraseFor } from '../../platform/phrases';
import { ButtonLink } from '../../ui/base/button-link';
import { IconTile } from '../../ui/base/icon-tile';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { Wrap } from '../../ui/base/wrap';
import { ErrorState } from '../../ui/status/error-state';
import { isInvitationGone, useOpenInvitation } from './collaboration/queries';
import { Invitation } from './invitation';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`An invitation`);
}

export default function InvitationScreen() {
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <OfLink />
    </div>
  );
}

function OfLink() {
  const asked = useTokenOfLink(INVITATION_PAGE_PATH);
  if (asked === undefined) return <Loading />;
  return asked.token ? <Found key={asked.token} token={asked.token} /> : <NoInvitation />;
}

const Loading = () => <PageLoading title={<Trans>An invitation</Trans>} />;

function Found({ token }: { token: string }) {
  const { i18n } = useLingui();
  const { data: invitation, error, refetch, isFetching } = useOpenInvitation(token);
  const phrase = phraseFor(error);
  if (invitation) return <Invitation token={token} invitation={invitation} />;
  if (isInvitationGone(error)) return <NoInvitation />;
  if (!error || !phrase) return <Loading />;
  return (
    <Wrap className="py-12 sm:py-20">
      <ErrorState
        level="h1"
        title={<Trans>We cannot answer just now</Trans>}
        safe={<Trans>The invitation is not used up.</Trans>}
        next={i18n._(phrase)}
        onRetry={() => void refetch()}
        retryState={isFetching ? 'loading' : 'idle'}
      />
    </Wrap>
  );
}

function NoInvitation() {
  return (
    <PageMessage
      icon={<IconTile icon={MailQuestion} className="mb-5" />}
      title={<Trans>This invitation does not open</Trans>}
      actions={
        <ButtonLink to="/dashboard" variant="secondary">
          <Trans>Go to your dashboard</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Open the link in the letter once more. It works once, for seven days; if you have accepted already, the
          memorial is on your dashboard. Whoever invited you can send a new link at any time.
        </Trans>
      </p>
    </PageMessage>
  );
}
