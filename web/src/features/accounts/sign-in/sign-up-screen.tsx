// /signup: four fields, then the six digits that prove the address. The account is made once they are typed.
import { SignUp } from '@evenlight/contract/accounts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import type { z } from 'zod';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { quietMeta } from '../../../platform/page-meta';
import { signUpFailed } from '../failure-sentences';
import { useSignUp } from '../queries';
import { CodeStep } from './code-step';
import { SignInPage } from './sign-in-page';
import { revalidateOnMovingOnly, signInLoader, useCarriedEmail } from './sign-in-path';
import { SignUpForm, TypedSignUp } from './sign-up-form';
import { useCodeWay, useForgetOnSignIn } from './use-code-way';
import { WelcomeCard } from './welcome-card';

export const shouldRevalidate = revalidateOnMovingOnly;

export const loader = signInLoader;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Create your account`);
}

type Fields = z.infer<typeof SignUp>;

export default function SignUpScreen() {
  const { hasLocalMailbox, phone } = useLoaderData<typeof loader>();
  const { pending, begin, end, signedIn, completeSignIn, returnTo } = useCodeWay('sign-up');
  const carriedEmail = useCarriedEmail();
  const [typed, setTyped] = useState<Fields | null>(null);
  const [formerEmail, setFormerEmail] = useState<string | null>(null);
  const signingUp = useSignUp();
  // A reload, or a phone that closes the tab behind the mail program, loses none of it. Gone with the new account.
  const words = useKeptWords({ name: 'unsent-sign-up', place: 'tab' }, TypedSignUp);
  useForgetOnSignIn(signedIn, words.forget);

  async function ask(fields: Fields) {
    setTyped(fields);
    await signingUp.mutateAsync({ ...fields, returnTo });
    begin(fields.email);
  }

  if (signedIn) return <WelcomeCard signedIn={signedIn} returnTo={returnTo} />;
  if (pending) {
    const sent = typed ?? SignUp.safeParse(words.read()).data;
    return (
      <CodeStep
        pending={pending}
        hasLocalMailbox={hasLocalMailbox}
        phone={phone}
        failed={signUpFailed}
        onSignedIn={completeSignIn}
        onChangeAddress={() => {
          setFormerEmail(pending.email);
          signingUp.reset();
          end();
        }}
        onAskAgain={sent ? () => ask(sent) : undefined}
      />
    );
  }
  return (
    <SignInPage
      phone={phone}
      takesFocus={formerEmail !== null}
      title={<Trans>Create your account</Trans>}
      lead={<Trans>It takes about a minute. Your plans are then kept, and there again on any device.</Trans>}
    >
      <SignUpForm
        words={words}
        typed={typed ?? { email: formerEmail ?? carriedEmail }}
        isBusy={signingUp.isPending}
        error={signingUp.error}
        returnTo={returnTo}
        onSubmit={(fields) => void ask(fields).catch(() => undefined)}
      />
    </SignInPage>
  );
}
