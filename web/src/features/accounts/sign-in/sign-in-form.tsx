import { type SignedIn, SignIn } from '@evenlight/contract/accounts';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { KeptFields } from '../../../parts/kept-form/kept-fields';
import { fieldProblemsOf } from '../../../platform/phrases';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { TextLink } from '../../../ui/base/text-link';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { loginFailed, sentenceFor } from '../failure-sentences';
import { PasskeySignIn } from './passkey-sign-in';
import { isWizard, signInPath } from './sign-in-path';

export const TypedSignIn = z.object({ email: z.string() }).partial();

type Props = {
  typed: string;
  words: ComponentProps<typeof KeptFields>['words'];
  isBusy: boolean;
  error: unknown;
  returnTo: string;
  onSubmit: (email: string) => void;
  onSignedIn: (signedIn: SignedIn) => void;
};

export function SignInForm({ typed, words, isBusy, error, returnTo, onSubmit, onSignedIn }: Props) {
  const { t, i18n } = useLingui();
  const isAwake = useIsHydrated();
  const problem = sentenceFor(error, loginFailed);
  return (
    <>
      <Form
        aria-label={t`Sign in`}
        schema={SignIn}
        defaultValues={{ email: typed }}
        busy={isBusy}
        problem={problem && i18n._(problem)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={({ email }) => onSubmit(email)}
      >
        <KeptFields words={words} isShownLater />
        <TextField
          name="email"
          label={t`Email address`}
          type="email"
          inputMode="email"
          // The second word lets the browser offer passkeys in the same list.
          autoComplete="username webauthn"
        />
        <SubmitButton className="w-full" disabled={!isAwake}>
          <Trans>Send me a code</Trans>
        </SubmitButton>
      </Form>
      <PasskeySignIn onSignedIn={onSignedIn} />
      <p className="mt-6 text-ink-2">
        <Trans>
          New here? <TextLink to={signInPath('/signup', returnTo)}>Create an account</TextLink>
        </Trans>
      </p>
      {/* Planning needs no account, so nobody has to sign in on the way there. */}
      {isWizard(returnTo) && (
        <p className="mt-1">
          <TextLink to={returnTo} className="inline-flex min-h-11 items-center">
            <Trans>Continue without an account</Trans>
          </TextLink>
        </p>
      )}
    </>
  );
}
