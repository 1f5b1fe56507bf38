import { PROOF_MINUTES, type User } from '@evenlight/contract/accounts';
import type { UserId } from '@evenlight/contract/ids';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { KeyRound, Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Notice } from '../../../ui/status/notice';
import { sentenceFor } from '../failure-sentences';
import { LocalMailboxNote } from '../local-mailbox-note';
import { ResendCode } from '../resend-code';
import { TypeCode } from '../type-code';
import { useAskForProof, usePasskeys, useProveByCode, useProveByPasskey } from './profile-queries';

type Way = { user: User; hasLocalMailbox: boolean; onProven: () => void };
type Props = Way & { isOpen: boolean; onDecline: () => void };

const notProven = msg`That did not work. Nothing was changed; try once more.`;
const notShown = msg`No passkey was used, so nothing has changed. You can try once more, or use a code by e-mail.`;

export function ProofDialog({ isOpen, onDecline, ...way }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isOpening) => !isOpening && onDecline()}
      title={<Trans>Show that it is you</Trans>}
      description={
        <Trans>
          We ask once more before this, so that nobody else at your device can do it. It counts for {PROOF_MINUTES}{' '}
          minutes.
        </Trans>
      }
    >
      <ProofWays {...way} />
    </Dialog>
  );
}

function ProofWays({ user, hasLocalMailbox, onProven }: Way) {
  const { i18n, t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const proving = useProveByCode();
  const asking = useAskForProof(() => {
    // The pressed button goes away. A dialog whose focused part goes takes the focus back, and would take it from
    // the code field.
    box.current?.focus();
    setAskedAt(Date.now());
  });
  const { id, email } = user;
  const problem = sentenceFor(asking.error, notProven);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {askedAt === null ? (
        <div className="grid gap-3">
          <PasskeyWay userId={id} onProven={onProven} />
          <Button variant="secondary" state={asking.isPending ? 'loading' : 'idle'} onClick={() => asking.mutate()}>
            <Mail aria-hidden="true" className="size-5 shrink-0" />
            <Trans>Send me a code by e-mail</Trans>
          </Button>
          <div role="status">{problem && <Notice tone="bad">{i18n._(problem)}</Notice>}</div>
        </div>
      ) : (
        <div className="grid gap-5">
          <TypeCode
            key={askedAt}
            hint={t`We sent six digits to ${email}.`}
            check={proving.mutateAsync}
            failed={notProven}
            onDone={onProven}
          />
          {hasLocalMailbox && <LocalMailboxNote />}
          <ResendCode askedAt={askedAt} onAskAgain={() => asking.mutateAsync()} />
        </div>
      )}
    </div>
  );
}

/** Only for those who have one, in a browser that can. */
function PasskeyWay({ userId, onProven }: { userId: UserId; onProven: () => void }) {
  const { i18n } = useLingui();
  const passkeys = usePasskeys(userId).data ?? [];
  const showing = useProveByPasskey(onProven);
  if (passkeys.length === 0 || !browserSupportsWebAuthn()) return null;
  const problem = sentenceFor(showing.error, notShown, ['passkey.refused']);
  return (
    <>
      <Button state={showing.isPending ? 'loading' : 'idle'} onClick={() => showing.mutate()}>
        <KeyRound aria-hidden="true" className="size-5 shrink-0" />
        <Trans>Use a passkey</Trans>
      </Button>
      <div role="status">{problem && <Notice tone="warn">{i18n._(problem)}</Notice>}</div>
    </>
  );
}
