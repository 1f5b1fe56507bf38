// The Back key of a phone closes what lies over a page, as people know it from elsewhere, and stays on the page.
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

export function useClosedByBack(isOpen: boolean, onClose: () => void) {
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
}
