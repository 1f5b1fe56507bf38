// What cannot be brought back is asked first.
import { Trans } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { Refusal } from '../page/refusal';

type Props = {
  trigger: ReactElement;
  title: ReactNode;
  description: ReactNode;
  confirm: ReactNode;
  /** The way back. */
  keep?: ReactNode;
  isPending: boolean;
  error: unknown;
  onConfirm: () => Promise<void>;
};

export function AskBeforeDeleting(props: Props) {
  const { trigger, title, description, confirm, keep = <Trans>Keep it</Trans>, isPending, error, onConfirm } = props;
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
          <OverlayClose button={<Button variant="secondary">{keep}</Button>} />
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
