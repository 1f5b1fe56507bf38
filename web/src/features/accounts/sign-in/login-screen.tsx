// /login: an e-mail address, then the six digits that were sent to it; or a passkey.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { quietMeta } from '../../../platform/page-meta';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Notice } from '../../../ui/status/notice';
import { loginFailed } from '../failure-sentences';
import { useAskToSignIn } from '../queries';
import { CodeStep } from './code-step';
import { SignInForm, TypedSignIn } from './sign-in-form';
import { SignInPage } from './sign-in-page';
import { carryEmail, passIfSignedIn, revalidateOnMovingOnly, signInFacts, signInPath } from './sign-in-path';
import { useCodeWay } from './use-code-way';
import { WelcomeCard } from './welcome-card';

export const shouldRevalidate = revalidateOnMovingOnly;

export async function loader(asked: LoaderFunctionArgs) {
  await passIfSignedIn(asked);
  return signInFacts(asked);
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
  // A reload does not lose the address. Gone once they are in, and after an hour.
  const words = useKeptWords({ name: 'unsent-sign-in', place: 'tab' }, TypedSignIn);
  const { forget } = words;

  const hasArrived = arrival !== null;
  useEffect(() => {
    if (hasArrived) forget();
  }, [hasArrived, forget]);

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
        hasLocalMailbox={hasLocalMailbox}
        phone={phone}
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
    <SignInPage
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
          words={words}
          isBusy={asking.isPending}
          error={asking.error}
          returnTo={returnTo}
          onSubmit={(email) => void ask(email).catch(() => undefined)}
          onArrive={arrive}
        />
      ) : (
        <NoAccount email={strangeEmail} returnTo={returnTo} onTryAnother={() => setStrangeEmail(null)} />
      )}
    </SignInPage>
  );
}

type Props = { email: string; returnTo: string; onTryAnother: () => void };

/** Said only to somebody who has shown that the address is theirs. */
function NoAccount({ email, returnTo, onTryAnother }: Props) {
  return (
    <div role="alert">
      <Notice tone="warn" title={<Trans>No account found with this email address.</Trans>}>
        <p className="font-medium [overflow-wrap:anywhere]">{email}</p>
        <p>
          <Trans>The code was right. Check the address, or create an account with it.</Trans>
        </p>
      </Notice>
      <div className="mt-6 grid gap-3">
        <ButtonLink to={signInPath('/signup', returnTo)} onClick={() => carryEmail(email)}>
          <Trans>Create an account</Trans>
        </ButtonLink>
        <Button variant="secondary" onClick={onTryAnother}>
          <Trans>Try another address</Trans>
        </Button>
      </div>
    </div>
  );
}
