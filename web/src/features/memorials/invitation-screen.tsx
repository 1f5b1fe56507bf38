// /memorial-invitation#secret: what somebody is invited to, and their yes. The secret waits in this tab while they sign in.
import { INVITATION_PAGE_PATH } from '@evenlight/contract/memorials/collaboration';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailQuestion } from 'lucide-react';
import type { MetaArgs } from 'react-router';
import { LinkPage } from '../../parts/link-page/link-page';
import { PageLoading } from '../../parts/link-page/page-loading';
import { PageMessage } from '../../parts/link-page/page-message';
import { revalidateElsewhere } from '../../parts/revalidation';
import { quietMeta } from '../../platform/page-meta';
import { ButtonLink } from '../../ui/base/button-link';
import { IconTile } from '../../ui/base/icon-tile';
import { useOpenInvitation } from './collaboration/queries';
import { Invitation } from './invitation';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`An invitation`);
}

export default function InvitationScreen() {
  return (
    <LinkPage
      path={INVITATION_PAGE_PATH}
      useOpen={useOpenInvitation}
      gone="invitation.not_found"
      safe={<Trans>The invitation is not used up.</Trans>}
      loading={<PageLoading title={<Trans>An invitation</Trans>} />}
      ended={<NoInvitation />}
    >
      {(invitation, token) => <Invitation token={token} invitation={invitation} />}
    </LinkPage>
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
