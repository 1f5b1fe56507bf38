import { SignUp } from '@evenlight/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { z } from 'zod';
import { KeptFields } from '../../../parts/kept-form/kept-fields';
import { fieldProblemsOf } from '../../../platform/phrases';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { TextLink } from '../../../ui/base/text-link';
import { CompletionMeter } from '../../../ui/forms/completion-meter';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { problemCodeOf, sentenceFor, signUpFailed, signUpInvalid } from '../failure-sentences';
import { NameFields } from '../name-fields';
import { signInPath } from './sign-in-path';

type Fields = z.infer<typeof SignUp>;

/** May be unfinished in any field. */
export const TypedSignUp = z
  .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
  .partial();

type Props = {
  typed: Partial<Fields>;
  words: ComponentProps<typeof KeptFields>['words'];
  isBusy: boolean;
  error: unknown;
  returnTo: string;
  onSubmit: (fields: Fields) => void;
};

const untouched: Fields = { firstName: '', lastName: '', email: '', phone: '' };

export function SignUpForm({ typed, words, isBusy, error, returnTo, onSubmit }: Props) {
  const { t, i18n } = useLingui();
  const isAwake = useIsHydrated();
  const isInvalid = problemCodeOf(error) === 'request.invalid';
  const problem = isInvalid ? signUpInvalid : sentenceFor(error, signUpFailed);
  return (
    <>
      <Form
        aria-label={t`Create your account`}
        schema={SignUp}
        defaultValues={{ ...untouched, ...typed }}
        busy={isBusy}
        problem={problem && i18n._(problem)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={onSubmit}
      >
        <KeptFields words={words} isShownLater />
        <CompletionMeter />
        <NameFields />
        <TextField name="email" label={t`Email address`} type="email" inputMode="email" autoComplete="email" />
        <TextField name="phone" label={t`Phone number`} type="tel" autoComplete="tel" />
        <SubmitButton className="w-full" disabled={!isAwake}>
          <Trans>Create Account</Trans>
        </SubmitButton>
      </Form>
      <p className="mt-4 text-ink-2 text-sm">
        <Trans>
          How we treat what you give us stands in our <TextLink to="/privacy">privacy notice</TextLink>.
        </Trans>
      </p>
      <p className="mt-6 border-line border-t pt-6 text-ink-2">
        <Trans>
          Have an account already? <TextLink to={signInPath('/login', returnTo)}>Sign in</TextLink>
        </Trans>
      </p>
    </>
  );
}
