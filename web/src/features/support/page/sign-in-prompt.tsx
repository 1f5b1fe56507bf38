import { Trans } from '@lingui/react/macro';
import { SignInLinks } from '../../../parts/sign-in-links';
import { Card } from '../../../ui/base/card';

export function SignInPrompt() {
  return (
    <Card as="section" aria-labelledby="sign-in-title" className="max-w-[62ch]">
      <h2 id="sign-in-title" className="text-2xl">
        <Trans>Sign in to begin a conversation</Trans>
      </h2>
      <div className="mt-3 grid gap-3 text-ink-2">
        <p>
          <Trans>
            Here you can write about your loss at any hour, and an AI answers. It is a program, not a person, and it
            says so.
          </Trans>
        </p>
        <p>
          <Trans>An account keeps what you write for you alone. You can delete it whenever you like.</Trans>
        </p>
      </div>
      <SignInLinks />
    </Card>
  );
}
