import type { User } from '@evenlight/contract/accounts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { LocalMailboxNote } from '../local-mailbox-note';
import { ResendCode } from '../resend-code';
import { TypeCode } from '../type-code';
import type { PendingEmail } from './pending-email';
import { useProveNewEmail, useUpdateProfile } from './profile-queries';

type Props = {
  user: User;
  pending: PendingEmail;
  hasLocalMailbox: boolean;
  onAskedAgain: (email: string) => void;
  onProven: () => void;
  onCancel: () => void;
};

const failed = msg`Failed to update profile. Please try again.`;

/** A new address has to answer before it counts. */
export function NewEmailStep({ user, pending, hasLocalMailbox, onAskedAgain, onProven, onCancel }: Props) {
  const { t } = useLingui();
  const proving = useProveNewEmail(user.id);
  const asking = useUpdateProfile();
  const { email: oldEmail } = user;
  const { newEmail, askedAt } = pending;
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
        helpful={['email.taken', 'session.required']}
        onDone={onProven}
      />
      {hasLocalMailbox && <LocalMailboxNote />}
      <div className="grid gap-4 border-line border-t pt-5">
        <ResendCode
          askedAt={askedAt}
          // Not told once this step was left: whoever keeps their address is not asked for a code again.
          onAskAgain={() => asking.mutateAsync({ email: newEmail }, { onSuccess: () => onAskedAgain(newEmail) })}
        />
        <div>
          <Button variant="ghost" size="small" className="-ms-4" onClick={onCancel}>
            <Trans>Keep my address as it is</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
