// A button that asks before it gives something back, and gives it back once.
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../../ui/base/button';
import { Dialog } from '../../../../ui/overlays/dialog';
import { OverlayClose } from '../../../../ui/overlays/overlay-parts';

type Props = {
  title: ReactNode;
  description: string;
  keep: ReactNode;
  confirm: ReactNode;
  cancelling: { mutate: () => void; isPending: boolean };
  children: ReactNode;
};

export function AskBeforeCancelling({ title, description, keep, confirm, cancelling, children }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" state={cancelling.isPending ? 'loading' : 'idle'} onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        description={description}
        actions={
          <>
            <OverlayClose button={<Button variant="secondary">{keep}</Button>} />
            <OverlayClose button={<Button onClick={() => cancelling.mutate()}>{confirm}</Button>} />
          </>
        }
      />
    </>
  );
}
