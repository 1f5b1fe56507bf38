// /login: an e-mail address, then the six digits that were sent to it; or a passkey.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { quietMeta } from '../../../platform/page-meta';
import { loginFailed } from '../failure-sentences';
import { useAskToSignIn } from '../queries';
import { AccountDoor } from './account-door';
import { CodeStep } from './code-step';
import { doorFacts, passIfSignedIn, revalidateOnMovingOnly } from './door';
import { NoAccount } from './no-account';
import { SignInForm } from './sign-in-form';
import { forgetSignIn } from './unsent-sign-in';
import { useCodeWay } from './use-code-way';
import { WelcomeCard } from './welcome-card';

export const shouldRevalidate = revalidateOnMovingOnly;

export async function loader(asked: LoaderFunctionArgs) {
  await passIfSignedIn(asked);
  return doorFacts(asked);
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Sign in`);
}

export default function LoginScreen() {
  const { hasLocalMailbox, phone } = useLoaderData<typeof loader>();
  const { pending, begin, end, arrival, arrive, returnTo } = useCodeWay('sign-in');
  const [typed, setTyped] = useState('');
  const [strangeEmail, setStrangeEmail] = useState<string | null>(null);
  const [hasBeenHere, setHasBeenHere] = useState(false);
  const asking = useAskToSignIn();

  const hasArrived = arrival !== null;
  useEffect(() => {
    if (hasArrived) forgetSignIn();
  }, [hasArrived]);

  async function ask(email: string) {
    setTyped(email);
    setStrangeEmail(null);
    await asking.mutateAsync({ email, returnTo });
    begin(email);
  }

  function leaveCode() {
    asking.reset();
    setHasBeenHere(true);
    end();
  }

  if (arrival) return <WelcomeCard arrival={arrival} returnTo={returnTo} />;
  if (pending) {
    const { email } = pending;
    return (
      <CodeStep
        pending={pending}
        {...{ hasLocalMailbox, phone }}
        failed={loginFailed}
        onArrive={arrive}
        onNoAccount={() => {
          leaveCode();
          setStrangeEmail(email);
        }}
        onChangeAddress={() => {
          setTyped(email);
          leaveCode();
        }}
        onAskAgain={() => ask(email)}
      />
    );
  }
  return (
    <AccountDoor
      // What had the focus is gone with every step between the two.
      key={strangeEmail}
      phone={phone}
      takesFocus={hasBeenHere}
      title={<Trans>Sign in</Trans>}
      lead={<Trans>Type your e-mail address, and we send you six digits to come in with.</Trans>}
    >
      {strangeEmail === null ? (
        <SignInForm
          typed={typed}
          isBusy={asking.isPending}
          error={asking.error}
          returnTo={returnTo}
          onSubmit={(email) => void ask(email).catch(() => undefined)}
          onArrive={arrive}
        />
      ) : (
        <NoAccount email={strangeEmail} returnTo={returnTo} onTryAnother={() => setStrangeEmail(null)} />
      )}
    </AccountDoor>
  );
}
