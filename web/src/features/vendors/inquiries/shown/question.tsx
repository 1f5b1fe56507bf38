import { Trans } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/base/button';
import { Dialog } from '../../../../ui/overlays/dialog';
import { OverlayClose } from '../../../../ui/overlays/overlay-parts';

type Props = {
  title: string;
  description: ReactNode;
  goAhead: ReactNode;
  onGoAhead: () => void;
  trigger: ReactElement;
};

/** What cannot be undone is asked once. */
export function Question({ title, description, goAhead, onGoAhead, trigger }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={trigger}
        title={<span className="wrap-anywhere">{title}</span>}
        description={description}
        actions={
          <>
            <OverlayClose
              button={
                <Button variant="secondary">
                  <Trans>Not now</Trans>
                </Button>
              }
            />
            <OverlayClose button={<Button onClick={onGoAhead}>{goAhead}</Button>} />
          </>
        }
      />
    </div>
  );
}
