// What the same hand cannot undo is asked first, with what follows from it.
import { Trans } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../base/button';
import { Dialog } from './dialog';
import { OverlayClose } from './overlay-parts';

type Props = {
  /** The button that asks. */
  trigger: ReactElement;
  question: ReactNode;
  consequences: ReactNode;
  confirm: ReactNode;
  /** The way back. */
  keep?: ReactNode;
  /** Something is gone for good afterwards. */
  isDanger?: boolean;
  isPending: boolean;
  /** What failed is told in here, and the question stays. */
  onYes: () => Promise<unknown>;
  /** Why it failed, in a sentence. */
  children?: ReactNode;
};

export function AskFirst({ trigger, question, consequences, confirm, isPending, onYes, children, ...rest }: Props) {
  const { isDanger = false, keep = isDanger ? <Trans>Keep it</Trans> : <Trans>Not now</Trans> } = rest;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title={question}
      description={consequences}
      actions={
        <>
          <OverlayClose button={<Button variant="secondary">{keep}</Button>} />
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            state={isPending ? 'loading' : 'idle'}
            onClick={() =>
              onYes().then(
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
      {children}
    </Dialog>
  );
}
