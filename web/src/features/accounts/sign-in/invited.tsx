// What stands on a page that a letter of invitation leads to: links to sign in for a visitor, the acceptance of a member.
import { Trans, useLingui } from '@lingui/react/macro';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Notice } from '../../../ui/status/notice';
import { signInPath } from './sign-in-path';

export function InvitedSignIn({ returnTo, words }: { returnTo: string; words: string }) {
  return (
    <>
      <h2 className="text-2xl">
        <Trans>First, sign in</Trans>
      </h2>
      <p className="wrap-anywhere mt-2 mb-5 text-ink-2">{words}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signInPath('/login', returnTo)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink to={signInPath('/signup', returnTo)} variant="secondary">
          <Trans>Create an account</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

type Props = {
  /** Who is signed in. */
  name: string;
  /** The address that the letter went to, as far as it is shown. */
  emailHint: string;
  accepting: { isPending: boolean; error: Error | null };
  isForOtherAddress: (error: Error | null) => boolean;
  onAccept: () => void;
};

export function AcceptInvitation({ name, emailHint, accepting, isForOtherAddress, onAccept }: Props) {
  const { t, i18n } = useLingui();
  const { isPending, error } = accepting;
  const phrase = phraseFor(error);
  return (
    <>
      <p className="wrap-anywhere mb-5 text-ink-2">
        {t`You are signed in as ${name}. The invitation was sent to ${emailHint}.`}
      </p>
      <Button state={isPending ? 'loading' : 'idle'} onClick={onAccept}>
        <Trans>Accept the invitation</Trans>
      </Button>
      <div role="status" className="mt-4 empty:hidden">
        {isForOtherAddress(error) ? (
          <Notice tone="warn" title={<Trans>This invitation was sent to another address</Trans>}>
            {t`It was sent to ${emailHint}. Sign out, then open the link in the letter again and sign in with that address.`}
          </Notice>
        ) : (
          phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>
        )}
      </div>
    </>
  );
}
