// /family-invitation#secret: what somebody is asked into, and their yes. The secret waits in this tab while they sign in.
import { FAMILY_PATH } from '@evenlight/contract/families/group';
import { FAMILY_INVITATION_PATH, type OpenFamilyInvitation } from '@evenlight/contract/families/invitations';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MailQuestion } from 'lucide-react';
import { type MetaArgs, useNavigate } from 'react-router';
import { forgetLatest } from '../../parts/link-page/kept-page';
import { LinkPage } from '../../parts/link-page/link-page';
import { PageLoading } from '../../parts/link-page/page-loading';
import { PageMessage } from '../../parts/link-page/page-message';
import { revalidateElsewhere } from '../../parts/revalidation';
import { quietMeta } from '../../platform/page-meta';
import { ButtonLink } from '../../ui/base/button-link';
import { IconTile } from '../../ui/base/icon-tile';
import { AcceptInvitation } from '../accounts/sign-in/invited';
import { Entrance } from './entrance';
import { tabAddress } from './family-address';
import { isForOtherAddress, useAcceptLetter, useOpenLetter } from './people/join-queries';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`An invitation`);
}

export default function FamilyInvitationScreen() {
  return (
    <LinkPage
      path={FAMILY_INVITATION_PATH}
      useOpen={useOpenLetter}
      gone="family.link_not_found"
      safe={<Trans>The invitation is not used up.</Trans>}
      loading={<PageLoading title={<Trans>An invitation</Trans>} />}
      ended={<NoInvitation />}
    >
      {(invitation, token) => <Invited token={token} invitation={invitation} />}
    </LinkPage>
  );
}

function Invited({ token, invitation }: Omit<AcceptProps, 'name'>) {
  const { t } = useLingui();
  const { inviterName } = invitation;
  const emailHint = invitation.emailHint ?? '';
  return (
    <Entrance
      invitation={invitation}
      intro={t`${inviterName} is planning a farewell and would like you beside them.`}
      returnTo={FAMILY_INVITATION_PATH}
      signInWords={t`The invitation was sent to ${emailHint}. Sign in with that address, or create an account with it. You come back here.`}
    >
      {(name) => <Accept token={token} invitation={invitation} name={name} />}
    </Entrance>
  );
}

type AcceptProps = { token: string; invitation: OpenFamilyInvitation; name: string };

function Accept({ token, invitation, name }: AcceptProps) {
  const navigate = useNavigate();
  const accepting = useAcceptLetter();

  function accept() {
    accepting.mutate(token, {
      onSuccess({ planId }) {
        forgetLatest(FAMILY_INVITATION_PATH);
        void navigate({ pathname: FAMILY_PATH, ...(planId && tabAddress(planId, 'overview')) }, { replace: true });
      },
    });
  }

  return (
    <AcceptInvitation
      name={name}
      emailHint={invitation.emailHint ?? ''}
      accepting={accepting}
      isForOtherAddress={isForOtherAddress}
      onAccept={accept}
    />
  );
}

function NoInvitation() {
  return (
    <PageMessage
      icon={<IconTile icon={MailQuestion} className="mb-5" />}
      title={<Trans>This invitation does not open</Trans>}
      actions={
        <ButtonLink to={FAMILY_PATH} variant="secondary">
          <Trans>Go to the family page</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Open the link in the letter once more. It works once, for seven days; if you have accepted already, you find
          the group on the family page. Whoever invited you can send a new link at any time.
        </Trans>
      </p>
    </PageMessage>
  );
}
