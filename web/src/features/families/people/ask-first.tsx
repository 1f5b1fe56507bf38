// A deed that cannot be undone by the same hand: the button asks, and says what follows.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';

type Props = {
  button: ReactNode;
  /** The button alone would not say whom it is about. */
  label: string;
  isBusy: boolean;
  question: string;
  consequences: string;
  onYes: () => void;
};

export function AskFirst({ button, label, isBusy, question, consequences, onYes }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={label}
        state={isBusy ? 'loading' : 'idle'}
        onClick={() => setIsAsking(true)}
      >
        {button}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={question}
        description={consequences}
        actions={
          <>
            <OverlayClose
              button={
                <Button variant="secondary">
                  <Trans>Not now</Trans>
                </Button>
              }
            />
            <OverlayClose button={<Button onClick={onYes}>{button}</Button>} />
          </>
        }
      />
    </>
  );
}
