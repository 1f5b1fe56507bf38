import { INVITATION_PAGE_PATH, type OpenInvitation } from '@evenlight/contract/memorials/collaboration';
import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import type { InvitedRole } from '@evenlight/contract/memorials/rights';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { forgetLatest } from '../../parts/link-page/kept-page';
import { useUser } from '../../platform/user';
import { Card } from '../../ui/base/card';
import { Wrap } from '../../ui/base/wrap';
import { Skeleton } from '../../ui/status/skeleton';
import { AcceptInvitation, InvitedSignIn } from '../accounts/sign-in/invited';
import { isForOtherAddress, useAcceptInvitation } from './collaboration/queries';

type Props = { token: string; invitation: OpenInvitation };

const offers: Record<InvitedRole, MessageDescriptor> = {
  editor: msg`You can change the page with the family: its words, its photos and its gatherings.`,
  contributor: msg`You can add photos, stories and memories. The family looks at them before they are shown.`,
  viewer: msg`You can see the page and everything on it.`,
};

export function Invitation({ token, invitation }: Props) {
  const { t, i18n } = useLingui();
  const { user, isLoading } = useUser();
  const { memorialName, inviterName, role, emailHint } = invitation;
  return (
    <Wrap className="py-8 sm:py-12">
      <div className="mx-auto max-w-[42rem]">
        <h1 className="wrap-anywhere text-title">{t`The memorial for ${memorialName}`}</h1>
        <p className="wrap-anywhere mt-3 text-ink-2 text-lg">
          {t`${inviterName} would like you to be part of it.`} {i18n._(offers[role])}
        </p>
        <Card as="section" className="mt-7">
          {user ? (
            <Accept token={token} invitation={invitation} name={user.firstName} />
          ) : isLoading ? (
            <Skeleton className="h-32" />
          ) : (
            <InvitedSignIn
              returnTo={INVITATION_PAGE_PATH}
              words={t`The invitation was sent to ${emailHint}. Sign in with that address, or create an account with it. You come back here.`}
            />
          )}
        </Card>
      </div>
    </Wrap>
  );
}

function Accept({ token, invitation, name }: Props & { name: string }) {
  const navigate = useNavigate();
  const accepting = useAcceptInvitation();

  function accept() {
    accepting.mutate(token, {
      onSuccess({ memorialId }) {
        forgetLatest(INVITATION_PAGE_PATH);
        void navigate(`${MEMORIAL_PATH}/${memorialId}`, { replace: true });
      },
    });
  }

  return (
    <AcceptInvitation
      name={name}
      emailHint={invitation.emailHint}
      accepting={accepting}
      isForOtherAddress={isForOtherAddress}
      onAccept={accept}
    />
  );
}
