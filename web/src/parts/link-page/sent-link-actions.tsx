// What can be done about a link that was sent to somebody: send a fresh one, or take back what was asked of them.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/base/button';
import { Dialog } from '../../ui/overlays/dialog';
import { OverlayClose } from '../../ui/overlays/overlay-parts';
import { toasts } from '../../ui/overlays/toast-store';

type Change = (isEnding: boolean, options?: { onSuccess: () => void }) => void;

type Props = {
  name: string;
  change: Change;
  /** What is under way. */
  changing: 'renewing' | 'ending' | null;
  takeBackLabel: string;
  /** Asked before it is taken back. */
  question: { title: ReactNode; description: string; leave: ReactNode; takeBack: ReactNode };
  /** Why the last change was refused. */
  refusal: ReactNode;
};

export function SentLinkActions({ name, change, changing, takeBackLabel, question, refusal }: Props) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);

  function sendAnew() {
    if (changing) return;
    change(false, { onSuccess: () => toasts.show({ title: <Trans>A new link is on its way</Trans> }) });
  }

  return (
    <>
      <div className="-ms-4 flex flex-wrap print:hidden">
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Send a new link: ${name}`}
          state={changing === 'renewing' ? 'loading' : 'idle'}
          onClick={sendAnew}
        >
          <Trans>Send a new link</Trans>
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={takeBackLabel}
          state={changing === 'ending' ? 'loading' : 'idle'}
          onClick={() => setIsAsking(true)}
        >
          <Trans>Take back</Trans>
        </Button>
      </div>
      {refusal}
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={question.title}
        description={question.description}
        actions={
          <>
            <OverlayClose button={<Button variant="secondary">{question.leave}</Button>} />
            <OverlayClose button={<Button onClick={() => change(true)}>{question.takeBack}</Button>} />
          </>
        }
      />
    </>
  );
}
