// Nothing private stays on a screen after its session: not in another tab, and not behind the back button.
import type { NewsItem } from '@evenlight/contract/news';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { useNews } from '../../platform/live-news';
import { useUser } from '../../platform/user';
import { FullScreenLoading } from '../../ui/status/full-screen-loading';

export function SessionWatch({ children }: { children: ReactNode }) {
  const isSignedIn = useUser().user !== null;
  const { isCovered, cover, check } = useCover();
  useKeptPages(isSignedIn, cover, check);
  useNews(
    isSignedIn,
    // The server tells each stream only of the end of its own session. Asked for anew, never loaded anew: the tab that
    // signs out is on its way already, and a reload would call that way off.
    useCallback(
      ({ kind }: NewsItem) => {
        if (kind !== 'session.ended') return;
        cover();
        check();
      },
      [cover, check],
    ),
  );
  return (
    <>
      {isCovered && <FullScreenLoading />}
      {/* Hidden, not removed: whatever was typed is there again when the same person comes back. */}
      <div hidden={isCovered}>{children}</div>
    </>
  );
}

/** Hides the page until the server has said who is here. */
function useCover() {
  const [isCovered, setIsCovered] = useState(false);
  const { revalidate } = useRevalidator();
  const queries = useQueryClient();
  const cover = useCallback(() => flushSync(() => setIsCovered(true)), []);
  const check = useCallback(async () => {
    queries.clear();
    await revalidate();
    setIsCovered(false);
  }, [queries, revalidate]);
  return { isCovered, cover, check };
}

function useKeptPages(isSignedIn: boolean, cover: () => void, check: () => void) {
  useEffect(() => {
    // Covered on the way out, so that a page kept by the browser is covered already when it is shown again.
    function leave() {
      if (isSignedIn) cover();
    }
    function comeBack({ persisted }: PageTransitionEvent) {
      if (persisted) check();
    }
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [isSignedIn, cover, check]);
}
