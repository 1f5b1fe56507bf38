// What cannot be brought back is asked first.
import { Trans } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../ui/base/button';
import { Dialog } from '../../ui/overlays/dialog';
import { OverlayClose } from '../../ui/overlays/overlay-parts';
import { Refusal } from './refusal';

type Props = {
  trigger: ReactElement;
  title: ReactNode;
  description: ReactNode;
  confirm: ReactNode;
  isPending: boolean;
  error: unknown;
  onConfirm: () => Promise<unknown>;
};

export function AskBeforeDeleting({ trigger, title, description, confirm, isPending, error, onConfirm }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title={title}
      description={description}
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Keep it</Trans>
              </Button>
            }
          />
          <Button
            variant="danger"
            state={isPending ? 'loading' : 'idle'}
            // What failed is told in the dialog, which stays.
            onClick={() =>
              onConfirm().then(
                () => setIsOpen(false),
                () => undefined,
              )
            }
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Refusal error={error} />
    </Dialog>
  );
}
