// What a visitor is told: that an account is needed to save, and that it is not needed to go on.
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../../ui/base/button-link';
import { Card } from '../../../../ui/base/card';
import { TextLink } from '../../../../ui/base/text-link';
import { signInPath } from '../../../accounts/sign-in/sign-in-path';
import { pathOfStep, type Step } from '../steps';

/** One line above every step, and no heading: nobody has to sign in before the plan is saved. */
export function LoginRequired({ step }: { step: Step }) {
  const back = pathOfStep(step);
  return (
    <p className="mb-5 text-ink-2 text-sm">
      <Trans>
        Login Required only to save your plan: <TextLink to={signInPath('/login', back)}>Sign In</TextLink> or{' '}
        <TextLink to={signInPath('/signup', back)}>Create Account</TextLink>
      </Trans>
    </p>
  );
}

/** The same at the foot of the first question, which fits a phone without scrolling. */
export function LoginToSave() {
  const back = pathOfStep('who');
  return (
    <p className="-mb-1 flex flex-wrap items-center justify-center gap-x-3.5 text-ink-2 text-sm lg:justify-start">
      <span>
        <Trans>Login Required to save.</Trans>
      </span>
      <TextLink to={signInPath('/login', back)} className={linkInLine}>
        <Trans>Sign In</Trans>
      </TextLink>
      <TextLink to={signInPath('/signup', back)} className={linkInLine}>
        <Trans>Create Account</Trans>
      </TextLink>
    </p>
  );
}

const linkInLine = 'inline-flex min-h-11 items-center';

/** On the last step, where the plan is saved. */
export function AccountRequired() {
  const back = pathOfStep(5);
  return (
    <Card as="section" tone="pine" aria-labelledby="account-required">
      <h2 id="account-required" className="text-xl">
        <Trans>Account Required to Save Your Plan</Trans>
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        <Trans>You come back here afterwards, and everything you chose is still there.</Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={signInPath('/signup', back)} variant="secondary">
          <Trans>Sign Up</Trans>
        </ButtonLink>
        <ButtonLink to={signInPath('/login', back)} variant="secondary">
          <Trans>Sign In</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
