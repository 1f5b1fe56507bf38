import { askForProof, PROOF_MINUTES, proveByCode } from '@evenlight/contract/accounts';
import { proveByPasskey } from '@evenlight/contract/passkeys';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../../platform/call';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Notice } from '../../../ui/status/notice';
import { sentenceFor } from '../failure-sentences';
import { LocalMailboxNote } from '../local-mailbox-note';
import { askForPasskey } from '../passkey-ceremony';
import { ResendCode } from '../resend-code';
import { TypeCode } from '../type-code';
import { usePasskeys } from './profile-queries';

type Way = { email: string; hasLocalMailbox: boolean; onProven: () => void };
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

function ProofWays({ email, hasLocalMailbox, onProven }: Way) {
  const { i18n, t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const asking = useMutation({
    mutationFn: () => call(askForProof, {}),
    onSuccess: () => {
      // The pressed button goes away. A dialog whose focused part goes takes the focus back, and would take it from
      // the code field.
      box.current?.focus();
      setAskedAt(Date.now());
    },
  });
  const problem = sentenceFor(asking.error, notProven);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {askedAt === null ? (
        <div className="grid gap-3">
          <PasskeyWay onProven={onProven} />
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
            check={(code) => call(proveByCode, { body: { code } })}
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
function PasskeyWay({ onProven }: { onProven: () => void }) {
  const { i18n } = useLingui();
  const passkeys = usePasskeys().data ?? [];
  const showing = useMutation({
    mutationFn: async () => call(proveByPasskey, { body: { credential: await askForPasskey() } }),
    onSuccess: onProven,
  });
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
