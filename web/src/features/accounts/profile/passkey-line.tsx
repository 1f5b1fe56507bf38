import type { UserId } from '@evenlight/contract/ids';
import { type Passkey, PasskeyName } from '@evenlight/contract/passkeys';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { RenameForm } from '../../../parts/rename-form';
import { dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { useFocusOnFirstField, useFocusOnReturn } from '../../../ui/base/keep-focus';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { ProblemLine } from './problem-line';
import { useRemovePasskey, useRenamePasskey } from './profile-queries';

type Props = { userId: UserId; passkey: Passkey };

export function PasskeyLine(props: Props) {
  const [step, setStep] = useState<'shown' | 'renaming' | 'back'>('shown');
  return (
    <Card as="li" className="p-4 sm:p-5">
      {step === 'renaming' ? (
        <Rename {...props} onDone={() => setStep('back')} />
      ) : (
        <Shown {...props} isBack={step === 'back'} onRename={() => setStep('renaming')} />
      )}
    </Card>
  );
}

function Shown({ userId, passkey, isBack, onRename }: Props & { isBack: boolean; onRename: () => void }) {
  const { t, i18n } = useLingui();
  const removing = useRemovePasskey(userId, passkey.id);
  const rename = useFocusOnReturn(isBack);
  const { name } = passkey;
  const made = dayInWords(passkey.createdAt, i18n);
  const used = passkey.lastUsedAt && dayInWords(passkey.lastUsedAt, i18n);
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <IconTile icon={KeyRound} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere font-semibold">
            <bdi translate="no">{name}</bdi>
          </p>
          <p className="text-ink-2 text-sm">{t`Added ${made}`}</p>
          <p className="text-ink-2 text-sm">{used ? t`Last used ${used}` : t`Not used yet`}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button ref={rename} variant="secondary" size="small" aria-label={t`Rename: ${name}`} onClick={onRename}>
            <Trans>Rename</Trans>
          </Button>
          <RemoveButton name={name} isPending={removing.isPending} onConfirm={() => removing.mutate()} />
        </div>
      </div>
      <ProblemLine error={removing.error} className="mt-3 empty:hidden" />
    </>
  );
}

type RemoveProps = { name: string; isPending: boolean; onConfirm: () => void };

function RemoveButton({ name, isPending, onConfirm }: RemoveProps) {
  const { t } = useLingui();
  return (
    <Dialog
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Remove: ${name}`} state={isPending ? 'loading' : 'idle'}>
          <Trans>Remove</Trans>
        </Button>
      }
      title={t`Remove the passkey ${name}?`}
      description={
        <Trans>
          It will not open your account any more. You can still sign in with a code, and add it again later.
        </Trans>
      }
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Keep it</Trans>
              </Button>
            }
          />
          {/* Closed first, because the question who is there may come next. */}
          <OverlayClose
            button={
              <Button variant="danger" onClick={onConfirm}>
                <Trans>Remove it</Trans>
              </Button>
            }
          />
        </>
      }
    />
  );
}

function Rename({ userId, passkey, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const { mutate, isPending, error } = useRenamePasskey(userId, passkey.id);
  return (
    <div ref={box}>
      <RenameForm
        aria-label={t`Rename the passkey`}
        schema={PasskeyName}
        defaultValues={{ name: passkey.name }}
        isPending={isPending}
        error={error}
        onCancel={onDone}
        onSubmit={({ name }) => mutate(name, { onSuccess: onDone })}
      >
        <TextField name="name" label={t`Name of the passkey`} autoComplete="off" />
      </RenameForm>
    </div>
  );
}
