import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../here';
import { Refusal } from '../refusal';
import { useRestoreVersion } from './queries';

export function RestoreVersion({ versionNumber, latest }: { versionNumber: number; latest: number }) {
  const { t } = useLingui();
  const { group } = useFamily();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useRestoreVersion();

  function restore() {
    mutate(
      { groupId: group.id, versionNumber, version: latest },
      {
        onSuccess: () => {
          setOpen(false);
          toasts.show({ title: t`The plan is back to version ${versionNumber}` });
        },
      },
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (next) reset();
        setOpen(next);
      }}
      trigger={
        <Button variant="ghost" size="small" className="-ms-3 justify-self-start px-3">
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {t`Bring back version ${versionNumber}`}
        </Button>
      }
      title={t`Back to version ${versionNumber}?`}
      description={
        <Trans>
          Names, dates, package and venue become what they were then, at today’s prices. It is kept as a new version, so
          nothing is lost and you can go forward again.
        </Trans>
      }
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Leave it as it is</Trans>
              </Button>
            }
          />
          <Button state={isPending ? 'loading' : 'idle'} onClick={restore}>
            <Trans>Bring it back</Trans>
          </Button>
        </>
      }
    >
      <Refusal error={error} />
    </Dialog>
  );
}
