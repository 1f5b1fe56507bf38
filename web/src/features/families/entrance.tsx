// What the letter and the link have in common: whose group it is, and links to sign in for visitors.
import type { OpenFamilyInvitation } from '@evenlight/contract/families/invitations';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useUser } from '../../platform/user';
import { Card } from '../../ui/base/card';
import { properName } from '../../ui/base/their-words';
import { Wrap } from '../../ui/base/wrap';
import { Skeleton } from '../../ui/status/skeleton';
import { InvitedSignIn } from '../accounts/sign-in/invited';
import { roleHints, roleNames } from './people/people-words';

type Props = {
  invitation: OpenFamilyInvitation;
  intro: string;
  /** Where they come back to after signing in. */
  returnTo: string;
  signInWords: string;
  /** For whoever is signed in. */
  children: (firstName: string) => ReactNode;
};

export function Entrance({ invitation, intro, returnTo, signInWords, children }: Props) {
  const { t, i18n } = useLingui();
  const { user, isLoading } = useUser();
  const { groupName } = invitation;
  const role = i18n._(roleNames[invitation.role]);
  const hint = i18n._(roleHints[invitation.role]);
  return (
    <Wrap className="py-8 sm:py-12">
      <div className="mx-auto max-w-[42rem]">
        <p className="text-ink-2">
          <Trans>Family group</Trans>
        </p>
        <h1 {...properName} className="wrap-anywhere text-title">
          {groupName}
        </h1>
        <p className="wrap-anywhere mt-3 text-ink-2 text-lg">{intro}</p>
        <p className="mt-2 text-ink-2">{t`Your role would be: ${role}. ${hint}.`}</p>
        <Card as="section" className="mt-7">
          {user ? (
            children(user.firstName)
          ) : isLoading ? (
            <Skeleton className="h-32" />
          ) : (
            <InvitedSignIn returnTo={returnTo} words={signInWords} />
          )}
        </Card>
      </div>
    </Wrap>
  );
}
