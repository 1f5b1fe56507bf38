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
  onOpenChange?: (isOpen: boolean) => void;
  /** What failed is told in here, and the question stays. */
  onYes: () => Promise<unknown>;
  /** What helps to decide. */
  preview?: ReactNode;
  /** It cannot be said yes to before the preview is there. */
  isReady?: boolean;
  /** Why it failed, in a sentence. What failed when it was asked before is not told again. */
  children?: ReactNode;
};

export function AskFirst({ trigger, question, consequences, confirm, isPending, onYes, children, ...rest }: Props) {
  const {
    preview,
    isReady = true,
    onOpenChange,
    isDanger = false,
    keep = isDanger ? <Trans>Keep it</Trans> : <Trans>Not now</Trans>,
  } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const [isTried, setTried] = useState(false);

  function turn(isOpen: boolean) {
    setIsOpen(isOpen);
    // What is under way still may fail in here.
    if (isOpen) setTried(isPending);
    onOpenChange?.(isOpen);
  }

  function answerYes() {
    setTried(true);
    onYes().then(
      () => turn(false),
      () => undefined,
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={turn}
      trigger={trigger}
      title={question}
      description={consequences}
      actions={
        <>
          <OverlayClose button={<Button variant="secondary">{keep}</Button>} />
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            aria-disabled={!isReady}
            state={isPending ? 'loading' : 'idle'}
            onClick={answerYes}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {preview}
      {isTried && children}
    </Dialog>
  );
}
