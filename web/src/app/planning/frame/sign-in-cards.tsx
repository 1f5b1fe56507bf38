// What a visitor is told: that an account is needed to save, and that it is not needed to go on.
import { Trans } from '@lingui/react/macro';
import { doorPath } from '../../../features/accounts/door/door';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { TextLink } from '../../../ui/base/text-link';
import { pathOfStep, type Step } from '../steps';

/** Stands above every step. */
export function LoginRequired({ step }: { step: Step }) {
  const back = pathOfStep(step);
  return (
    <section
      aria-labelledby="login-required"
      className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 rounded-card border border-line bg-surface px-5 py-3"
    >
      <div className="min-w-0 max-w-[64ch] text-ui">
        <p id="login-required" className="font-semibold text-base leading-snug">
          <Trans>Login Required</Trans>
        </p>
        <p className="text-ink-2">
          <Trans>
            Only to save your plan. You can go on without an account; what you choose is kept in this browser.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <TextLink to={doorPath('/login', back)} className="inline-flex min-h-11 items-center">
          <Trans>Sign In</Trans>
        </TextLink>
        <TextLink to={doorPath('/signup', back)} className="inline-flex min-h-11 items-center">
          <Trans>Create Account</Trans>
        </TextLink>
      </div>
    </section>
  );
}

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
        <ButtonLink to={doorPath('/signup', back)} variant="secondary">
          <Trans>Sign Up</Trans>
        </ButtonLink>
        <ButtonLink to={doorPath('/login', back)} variant="secondary">
          <Trans>Sign In</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
