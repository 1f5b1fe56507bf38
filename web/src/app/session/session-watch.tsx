// Nothing private stays on a screen after its session: not in another tab, and not behind the back button.
import type { NewsItem } from '@evenlight/contract/news';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { useNews } from '../../platform/live-news';
import { FullScreenLoading } from '../../ui/status/full-screen-loading';
import { useHouse } from '../shell/use-house';

export function SessionWatch({ children }: { children: ReactNode }) {
  const isSignedIn = useHouse().user !== null;
  const isCovered = useCoverUntilChecked(isSignedIn);
  useNews(isSignedIn, useLeaveWhenEnded());
  return (
    <>
      {isCovered && <FullScreenLoading />}
      {/* Hidden, not removed: whatever was typed is there again when the same person comes back. */}
      <div hidden={isCovered}>{children}</div>
    </>
  );
}

function useLeaveWhenEnded() {
  const isSigningOut = useRef(false);

  // The tab that signs out is on its way already; loading it again would hold it back.
  useEffect(() => {
    function notice({ target }: SubmitEvent) {
      if (target instanceof HTMLFormElement) isSigningOut.current = new URL(target.action).pathname === '/sign-out';
    }
    document.addEventListener('submit', notice);
    return () => document.removeEventListener('submit', notice);
  }, []);

  // The server tells each stream only of the end of its own session.
  return useCallback(({ kind }: NewsItem) => {
    if (kind === 'session.ended' && !isSigningOut.current) window.location.reload();
  }, []);
}

function useCoverUntilChecked(isSignedIn: boolean) {
  const [isCovered, setIsCovered] = useState(false);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    // Covered on the way out, so that a page kept by the browser is covered already when it is shown again.
    function cover() {
      if (isSignedIn) flushSync(() => setIsCovered(true));
    }
    async function check({ persisted }: PageTransitionEvent) {
      if (persisted) await revalidate();
      setIsCovered(false);
    }
    window.addEventListener('pagehide', cover);
    window.addEventListener('pageshow', check);
    return () => {
      window.removeEventListener('pagehide', cover);
      window.removeEventListener('pageshow', check);
    };
  }, [isSignedIn, revalidate]);

  return isCovered;
}
