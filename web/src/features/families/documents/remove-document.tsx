import type { SharedDocument } from '@evenlight/contract/families/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { useRemoveShared } from './queries';

export function RemoveDocument({ document }: { document: SharedDocument }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useRemoveShared();
  const { fileName: name } = document;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Remove: ${name}`}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          <Trans>Remove</Trans>
        </Button>
      }
      title={<Trans>Remove this for everybody?</Trans>}
      description={
        document.paperId === null
          ? t`${name} and all its versions are taken away, and cannot be brought back.`
          : t`${name} is not shown to the family any more. It stays among the plan’s papers.`
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
          <Button variant="danger" state={isPending ? 'loading' : 'idle'} onClick={() => mutate(document.id)}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <Refusal error={error} />
    </Dialog>
  );
}
