import type { UserId } from '@evenlight/contract/ids';
import type { Passkey } from '@evenlight/contract/passkeys';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { EmptyState } from '../../../ui/status/empty-state';
import { AddPasskey } from './add-passkey';
import { Loaded } from './loaded';
import { PasskeyLine } from './passkey-line';
import { usePasskeys } from './profile-queries';
import { ProfileSection } from './profile-section';

export function Passkeys({ userId }: { userId: UserId }) {
  const passkeys = usePasskeys(userId);
  return (
    <ProfileSection
      title={<Trans>Passkeys</Trans>}
      lead={
        <Trans>
          Sign in with the lock of your phone or computer: a finger, your face or its code. No e-mail needed, and codes
          by e-mail keep working.
        </Trans>
      }
    >
      <Loaded query={passkeys}>{(kept) => <PasskeyList userId={userId} passkeys={kept} />}</Loaded>
    </ProfileSection>
  );
}

function PasskeyList({ userId, passkeys }: { userId: UserId; passkeys: Passkey[] }) {
  const box = useFocusOfGoneLines(passkeys.length);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 outline-none">
      {passkeys.length === 0 ? (
        <EmptyState icon={KeyRound} title={<Trans>No passkey yet</Trans>} className="py-8">
          <Trans>Add one for this device, if you like. You can go on without.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} userId={userId} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey userId={userId} />
    </div>
  );
}
