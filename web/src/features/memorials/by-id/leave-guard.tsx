// Whoever leaves with words that are not saved is asked first: by a link, by closing the tab, or by leaving edit mode.
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';

/** `onDiscard`: what was not saved is thrown away, wherever they go. */
export function useLeaveGuard(isDirty: boolean, onDiscard: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const onLeave = useRef<() => void>(undefined);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  function stay() {
    setIsAsking(false);
    blocker.reset?.();
  }

  function go() {
    setIsAsking(false);
    onDiscard();
    onLeave.current?.();
    onLeave.current = undefined;
    blocker.proceed?.();
  }

  return {
    ask(leave: () => void) {
      onLeave.current = leave;
      setIsAsking(true);
    },
    dialog: (
      <Dialog
        title={<Trans>Leave without saving?</Trans>}
        isOpen={isAsking || blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && stay()}
      >
        <p className="text-ink-2">
          <Trans>You have changed something that is not saved yet.</Trans>
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={stay}>
            <Trans>Stay and save</Trans>
          </Button>
          <Button variant="secondary" onClick={go}>
            <Trans>Leave without saving</Trans>
          </Button>
        </div>
      </Dialog>
    ),
  };
}
