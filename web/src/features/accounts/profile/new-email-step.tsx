import type { User } from '@evenlight/contract/accounts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/base/button';
import { LocalMailboxNote } from '../local-mailbox-note';
import { ResendCode } from '../resend-code';
import { TypeCode } from '../type-code';
import { useProveNewEmail, useUpdateProfile } from './profile-queries';

type Props = {
  user: User;
  newEmail: string;
  hasLocalMailbox: boolean;
  onProven: () => void;
  onCancel: () => void;
};

const failed = msg`Failed to update profile. Please try again.`;

/** A new address has to answer before it counts. */
export function NewEmailStep({ user, newEmail, hasLocalMailbox, onProven, onCancel }: Props) {
  const { t } = useLingui();
  const proving = useProveNewEmail(user.id);
  const asking = useUpdateProfile();
  const [askedAt, setAskedAt] = useState(Date.now);
  const { email: oldEmail } = user;

  async function askAgain() {
    await asking.mutateAsync({ email: newEmail });
    setAskedAt(Date.now());
  }

  return (
    <div className="grid gap-5">
      <h3 className="text-xl">
        <Trans>One more step</Trans>
      </h3>
      <TypeCode
        key={askedAt}
        hint={t`We sent a code to ${newEmail}. Until you type it, your address stays ${oldEmail}.`}
        check={proving.mutateAsync}
        failed={failed}
        helpful={['email.taken']}
        onDone={onProven}
      />
      {hasLocalMailbox && <LocalMailboxNote />}
      <div className="grid gap-4 border-line border-t pt-5">
        <ResendCode askedAt={askedAt} onAskAgain={askAgain} />
        <div>
          <Button variant="ghost" size="small" className="-ms-4" onClick={onCancel}>
            <Trans>Keep my address as it is</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
