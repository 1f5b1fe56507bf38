import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUser } from '../../../platform/user';
import { ButtonLink } from '../../../ui/base/button-link';
import { Notice } from '../../../ui/status/notice';

type Reason = 'missing' | 'code.refused' | 'link.other_browser' | 'account.not_found';

/** Why the link does not lead in, and what does. */
export function LinkNotUsable({ reason }: { reason: Reason }) {
  const { user } = useUser();
  // Most often the code was typed in the meantime, and the link came second.
  if (user && reason !== 'link.other_browser') return <SignedInAlready />;
  if (reason === 'link.other_browser') return <OtherBrowser />;
  if (reason === 'account.not_found') return <NoAccountForLink />;
  return <SpentLink isMissing={reason === 'missing'} />;
}

function Outcome({ title, children, action }: { title: ReactNode; children: ReactNode; action?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="alert" tabIndex={-1}>
      <Notice tone="warn" title={title}>
        <p>{children}</p>
      </Notice>
      {action && <div className="mt-6 grid gap-3">{action}</div>}
    </div>
  );
}

function SignedInAlready() {
  return (
    <Outcome
      title={<Trans>You are signed in already</Trans>}
      action={
        <ButtonLink to="/dashboard">
          <Trans>Go to your dashboard</Trans>
        </ButtonLink>
      }
    >
      <Trans>The link has done its work, or is not needed any more.</Trans>
    </Outcome>
  );
}

function OtherBrowser() {
  return (
    <Outcome title={<Trans>Type the code where you asked for it</Trans>}>
      <Trans>
        You asked to sign in from another browser or device, and the link works only there. The six digits in the same
        mail still work: type them on the page that is waiting for them.
      </Trans>
    </Outcome>
  );
}

function SpentLink({ isMissing }: { isMissing: boolean }) {
  return (
    <Outcome
      title={isMissing ? <Trans>The link is not here any more</Trans> : <Trans>This link does not work any more</Trans>}
      action={
        <ButtonLink to="/login">
          <Trans>Ask for a new code</Trans>
        </ButtonLink>
      }
    >
      {isMissing ? (
        <Trans>For your safety this page keeps it nowhere. Open it in the mail once more, or ask for a new code.</Trans>
      ) : (
        <Trans>It was used already, or it is too old. Ask for a new code; it takes a moment.</Trans>
      )}
    </Outcome>
  );
}

function NoAccountForLink() {
  return (
    <Outcome
      title={<Trans>No account found with this email address.</Trans>}
      action={
        <>
          <ButtonLink to="/signup">
            <Trans>Create an account</Trans>
          </ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            <Trans>Try another address</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>The link was right, but its address has no account yet.</Trans>
    </Outcome>
  );
}
