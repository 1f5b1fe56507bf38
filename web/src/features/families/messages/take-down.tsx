import type { FamilyMessage } from '@evenlight/contract/families/messages';
import { Trans } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { useTakeDown } from './queries';

export function TakeDown({ message, onDone }: { message: FamilyMessage; onDone: () => void }) {
  const { mutate, isPending, error } = useTakeDown(onDone);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={<Trans>Take this message down?</Trans>}
      description={
        <Trans>Its words and what hangs on it go for everybody, and cannot be brought back. Its place stays.</Trans>
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
          <Button variant="danger" state={isPending ? 'loading' : 'idle'} onClick={() => mutate(message.id)}>
            <Trans>Take down</Trans>
          </Button>
        </>
      }
    >
      <Refusal error={error} />
    </Dialog>
  );
}
