// The step between asking and being signed in: the six digits from the mail.
import { CODE_MINUTES, type SignedIn } from '@evenlight/contract/accounts';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { whoIsHere } from '../../../platform/stored-user';
import { useUser } from '../../../platform/user';
import { Button } from '../../../ui/base/button';
import { problemCodeOf } from '../failure-sentences';
import { LocalMailboxNote } from '../local-mailbox-note';
import { useSignIn } from '../queries';
import { ResendCode } from '../resend-code';
import { TypeCode } from '../type-code';
import type { PendingCode } from './pending-code';
import { SignInPage } from './sign-in-page';

type Props = {
  pending: PendingCode;
  hasLocalMailbox: boolean;
  phone: string;
  /** Said when it fails for a reason without a sentence of its own. */
  failed: MessageDescriptor;
  onSignedIn: (signedIn: SignedIn) => void;
  onNoAccount?: () => void;
  onChangeAddress: () => void;
  /** Missing when the form behind it is empty, after the page was loaded again. */
  onAskAgain?: (() => Promise<unknown>) | undefined;
};

export function CodeStep({ pending, hasLocalMailbox, phone, onChangeAddress, onAskAgain, ...outcome }: Props) {
  useNoticeSignedInElsewhere();
  return (
    <SignInPage
      phone={phone}
      title={<Trans>Look in your mail</Trans>}
      lead={<Trans>Six digits are waiting there. They show us that the address is yours.</Trans>}
    >
      {/* A new code begins with an empty field. */}
      <SignInCode key={pending.askedAt} email={pending.email} {...outcome} />
      {hasLocalMailbox && <LocalMailboxNote className="mt-6" />}
      <div className="mt-6 grid gap-4 border-line border-t pt-6">
        <p className="text-ink-2">
          <Trans>Nothing there yet? It can take a minute or two. Look in your spam folder as well.</Trans>
        </p>
        {onAskAgain ? (
          <ResendCode askedAt={pending.askedAt} onAskAgain={onAskAgain} />
        ) : (
          <p className="text-ink-2">
            <Trans>To get a new code, go back and fill in the form once more.</Trans>
          </p>
        )}
        <div>
          <Button variant="ghost" size="small" className="-ms-4" onClick={onChangeAddress}>
            <Trans>Use a different address</Trans>
          </Button>
        </div>
      </div>
    </SignInPage>
  );
}

type CodeProps = Pick<Props, 'failed' | 'onSignedIn' | 'onNoAccount'> & { email: string };

function SignInCode({ email, failed, onSignedIn, onNoAccount }: CodeProps) {
  const { t } = useLingui();
  const { mutateAsync: signIn } = useSignIn();
  return (
    <TypeCode
      hint={t`We sent six digits to ${email}. They work for ${CODE_MINUTES} minutes, in this browser.`}
      failed={failed}
      check={(code) => signIn({ email, code })}
      onDone={onSignedIn}
      onFailed={(failure) => problemCodeOf(failure) === 'account.not_found' && onNoAccount?.()}
    />
  );
}

/** The link in the mail may have been used in another tab; on coming back here, the page asks who is signed in. */
function useNoticeSignedInElsewhere() {
  const { greet } = useUser();
  useEffect(() => {
    async function look() {
      if (document.visibilityState !== 'visible') return;
      const person = await whoIsHere();
      if (person) greet(person);
    }
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [greet]);
}
