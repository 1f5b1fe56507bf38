import type { Passkey } from '@evenlight/contract/passkeys';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '../../../ui/status/empty-state';
import { AddPasskey } from './add-passkey';
import { Loaded } from './loaded';
import { PasskeyLine } from './passkey-line';
import { usePasskeys } from './profile-queries';
import { ProfileSection } from './profile-section';

export function Passkeys() {
  const passkeys = usePasskeys();
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
      <Loaded query={passkeys}>{(kept) => <PasskeyList passkeys={kept} />}</Loaded>
    </ProfileSection>
  );
}

function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 outline-none">
      {passkeys.length === 0 ? (
        <EmptyState icon={KeyRound} title={<Trans>No passkey yet</Trans>} className="py-8">
          <Trans>Add one for this device, if you like. You can go on without.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            // The button that was pressed goes with its line, so the list takes the focus.
            <PasskeyLine key={passkey.id} passkey={passkey} onRemoved={() => box.current?.focus()} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </div>
  );
}
