import { INVITATION_PAGE_PATH, type OpenInvitation } from '@evenlight/contract/memorials/collaboration';
import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import type { InvitedRole } from '@evenlight/contract/memorials/rights';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { forgetLatest } from '../../parts/link-page/kept-page';
import { phraseFor } from '../../platform/phrases';
import { useUser } from '../../platform/user';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { Wrap } from '../../ui/base/wrap';
import { Notice } from '../../ui/status/notice';
import { Skeleton } from '../../ui/status/skeleton';
import { doorPath } from '../accounts/door/door';
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
  const { memorialName, inviterName, role } = invitation;
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
            <Doors emailHint={invitation.emailHint} />
          )}
        </Card>
      </div>
    </Wrap>
  );
}

function Doors({ emailHint }: { emailHint: string }) {
  const { t } = useLingui();
  return (
    <>
      <h2 className="text-2xl">
        <Trans>First, sign in</Trans>
      </h2>
      <p className="wrap-anywhere mt-2 mb-5 text-ink-2">
        {t`The invitation was sent to ${emailHint}. Sign in with that address, or create an account with it. You come back here.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={doorPath('/login', INVITATION_PAGE_PATH)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink to={doorPath('/signup', INVITATION_PAGE_PATH)} variant="secondary">
          <Trans>Create an account</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

function Accept({ token, invitation, name }: Props & { name: string }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useAcceptInvitation();
  const phrase = phraseFor(error);
  const { emailHint } = invitation;

  function accept() {
    mutate(token, {
      onSuccess({ memorialId }) {
        forgetLatest(INVITATION_PAGE_PATH);
        void navigate(`${MEMORIAL_PATH}/${memorialId}`, { replace: true });
      },
    });
  }

  return (
    <>
      <p className="wrap-anywhere mb-5 text-ink-2">
        {t`You are signed in as ${name}. The invitation was sent to ${emailHint}.`}
      </p>
      <Button state={isPending ? 'loading' : 'idle'} onClick={accept}>
        <Trans>Accept the invitation</Trans>
      </Button>
      <div role="status" className="mt-4 empty:hidden">
        {isForOtherAddress(error) ? (
          <Notice tone="warn" title={<Trans>This invitation was sent to another address</Trans>}>
            {t`It was sent to ${emailHint}. Sign out, then open the link in the letter again and sign in with that address.`}
          </Notice>
        ) : (
          phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>
        )}
      </div>
    </>
  );
}
