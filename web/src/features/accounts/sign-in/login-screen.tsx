// /login: an e-mail address, then the six digits that were sent to it; or a passkey.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
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
import { carryEmail, revalidateOnMovingOnly, signInLoader, signInPath } from './sign-in-path';
import { useCodeWay, useForgetOnSignIn } from './use-code-way';
import { WelcomeCard } from './welcome-card';

export const shouldRevalidate = revalidateOnMovingOnly;

export const loader = signInLoader;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Sign in`);
}

export default function LoginScreen() {
  const { hasLocalMailbox, phone } = useLoaderData<typeof loader>();
  const { pending, begin, end, signedIn, completeSignIn, returnTo } = useCodeWay('sign-in');
  const { typed, strangeEmail, asking, ...steps } = useLoginSteps({ begin, end, returnTo });
  // A reload does not lose the address. Gone once they are in, and after an hour.
  const words = useKeptWords({ name: 'unsent-sign-in', place: 'tab' }, TypedSignIn);
  useForgetOnSignIn(signedIn, words.forget);

  if (signedIn) return <WelcomeCard signedIn={signedIn} returnTo={returnTo} />;
  if (pending) {
    const { email } = pending;
    return (
      <CodeStep
        pending={pending}
        hasLocalMailbox={hasLocalMailbox}
        phone={phone}
        failed={loginFailed}
        onSignedIn={completeSignIn}
        onNoAccount={() => steps.leaveStrange(email)}
        onChangeAddress={() => steps.changeAddress(email)}
        onAskAgain={() => steps.ask(email)}
      />
    );
  }
  return (
    <SignInPage
      // What had the focus is gone with every step between the two.
      key={strangeEmail}
      phone={phone}
      takesFocus={steps.hasBeenHere}
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
          onSubmit={(email) => void steps.ask(email).catch(() => undefined)}
          onSignedIn={completeSignIn}
        />
      ) : (
        <NoAccount email={strangeEmail} returnTo={returnTo} onTryAnother={steps.tryAnother} />
      )}
    </SignInPage>
  );
}

type Way = Pick<ReturnType<typeof useCodeWay>, 'begin' | 'end' | 'returnTo'>;

/** Between the address and the code, there and back. */
function useLoginSteps({ begin, end, returnTo }: Way) {
  const [typed, setTyped] = useState('');
  const [strangeEmail, setStrangeEmail] = useState<string | null>(null);
  const [hasBeenHere, setHasBeenHere] = useState(false);
  const asking = useAskToSignIn();

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

  function leaveStrange(email: string) {
    leaveCode();
    setStrangeEmail(email);
  }

  function changeAddress(email: string) {
    setTyped(email);
    leaveCode();
  }

  return {
    typed,
    strangeEmail,
    hasBeenHere,
    asking,
    ask,
    leaveStrange,
    changeAddress,
    tryAnother: () => setStrangeEmail(null),
  };
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
