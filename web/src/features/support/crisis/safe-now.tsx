// 'I am safe now' takes the notice away, after asking. One press too many must not cost somebody the numbers.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { toasts } from '../../../ui/overlays/toast-store';
import { useSayIAmSafe } from '../queries';
import { CrisisLines } from './crisis-lines';
import { CRISIS_TOAST } from './line-words';

type Props = { since: string; routes: readonly CrisisRoute[] };

export function SafeNow({ since, routes }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error, reset } = useSayIAmSafe();

  function open(next: boolean) {
    setIsOpen(next);
    if (next) reset();
  }

  function goOn() {
    toasts.retire(CRISIS_TOAST);
    setIsOpen(false);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="ghost" size="small" className="max-sm:px-3">
          <Trans>I am safe now</Trans>
        </Button>
      }
      title={<Trans>Are you safe right now?</Trans>}
      description={
        <Trans>If you are, this notice goes. The numbers stay in reach for a week, and at the top of this page.</Trans>
      }
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Not yet</Trans>
              </Button>
            }
          />
          <Button state={isPending ? 'loading' : 'idle'} onClick={() => mutate(since, { onSuccess: goOn })}>
            <Trans>Yes, I am safe</Trans>
          </Button>
        </>
      }
    >
      <Refusal error={error} className="mb-4" />
      <CrisisLines routes={routes} />
    </Dialog>
  );
}
