// Somebody is signed in. Those who came to sign in are taken on; those who came to sign up choose where to go.
import type { SignedIn } from '@evenlight/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sunrise } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { Notice } from '../../../ui/status/notice';
import {
  destinationAfter,
  hasReturnPath,
  hasWizardDraft,
  isWizard,
  WIZARD_PATH,
  wantsNewDocument,
} from './sign-in-path';

/** Time to read the welcome, and no longer. */
const REDIRECT_MS = 1_500;

export type Welcomed = Pick<SignedIn, 'id' | 'firstName' | 'arrival' | 'isDeletionUndone'>;
type Props = { signedIn: Welcomed; returnTo: string };

export function WelcomeCard({ signedIn, returnTo }: Props) {
  return signedIn.arrival === 'signed-in' ? (
    <WelcomeBack signedIn={signedIn} returnTo={returnTo} />
  ) : (
    <AccountReady signedIn={signedIn} returnTo={returnTo} />
  );
}

function WelcomeBack({ signedIn, returnTo }: Props) {
  const { t } = useLingui();
  const { firstName } = signedIn;
  const navigate = useNavigate();
  const [destination] = useState(() => destinationAfter(returnTo, signedIn.id));

  // News of such weight is not taken away while it is read.
  const staysHere = signedIn.isDeletionUndone;
  useEffect(() => {
    if (staysHere) return;
    // In the place of this page: the way back must not lead to a sign-in page that redirects again.
    const goOn = () =>
      wantsNewDocument(destination) ? window.location.replace(destination) : navigate(destination, { replace: true });
    const timer = setTimeout(goOn, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, destination, staysHere]);

  return (
    <Frame role="status">
      <Greeting>{t`Welcome back, ${firstName}`}</Greeting>
      {signedIn.isDeletionUndone && <DeletionUndone />}
      <p className="mt-3 text-ink-2">
        {staysHere ? (
          <Trans>You are signed in.</Trans>
        ) : (
          <Trans>You are signed in. We are taking you where you were going.</Trans>
        )}
      </p>
      <p className="mt-4">
        <TextLink
          to={destination}
          replace
          reloadDocument={wantsNewDocument(destination)}
          className="inline-flex min-h-11 items-center"
        >
          {staysHere ? <Trans>Go on</Trans> : <Trans>Go there now</Trans>}
        </TextLink>
      </p>
    </Frame>
  );
}

function AccountReady({ signedIn, returnTo }: Props) {
  const { t } = useLingui();
  const isNew = signedIn.arrival === 'created';
  // A way back to the wizard leads to the draft already.
  const [hasDraft] = useState(() => hasWizardDraft(signedIn.id) && !isWizard(returnTo));
  const { firstName } = signedIn;
  return (
    <Frame>
      <Greeting>{isNew ? t`Welcome, ${firstName}` : t`Welcome back, ${firstName}`}</Greeting>
      {signedIn.isDeletionUndone && <DeletionUndone />}
      <p className="mt-3 text-ink-2">
        {isNew ? (
          <Trans>Your account is ready, and you are signed in. Nothing has to be decided today.</Trans>
        ) : (
          <Trans>
            An account with this email already exists, so we have signed you in to it. Nothing in it was changed.
          </Trans>
        )}
      </p>
      <div className="mt-7 grid gap-3">
        {hasReturnPath(returnTo) && (
          <ButtonLink to={returnTo} reloadDocument={wantsNewDocument(returnTo)}>
            <Trans>Go on where you were</Trans>
          </ButtonLink>
        )}
        <ButtonLink
          to={hasDraft ? WIZARD_PATH : '/planning'}
          variant={hasReturnPath(returnTo) ? 'secondary' : 'primary'}
        >
          {hasDraft ? <Trans>Go back to the plan you began</Trans> : <Trans>Start Planning</Trans>}
        </ButtonLink>
        <ButtonLink to="/dashboard" variant="secondary">
          <Trans>Go to your dashboard</Trans>
        </ButtonLink>
      </div>
    </Frame>
  );
}

function Frame({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <Wrap className="py-10 sm:py-16">
      <Card role={role} className="mx-auto max-w-[34rem]">
        <IconTile icon={Sunrise} tone="gold" />
        {children}
      </Card>
    </Wrap>
  );
}

/** Takes the focus: the field that had it is gone. */
function Greeting({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="mt-5 wrap-anywhere text-title">
      {children}
    </h1>
  );
}

function DeletionUndone() {
  return (
    <Notice tone="ok" className="mt-4">
      <Trans>Your account will not be deleted. Everything in it is as you left it.</Trans>
    </Notice>
  );
}
