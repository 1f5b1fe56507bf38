// Nothing private stays on a screen after its session: not in another tab, and not behind the back button.
import type { UserId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { useNews } from '../../../platform/live-news';
import { whoIsHere } from '../../../platform/stored-user';
import { useUser } from '../../../platform/user';
import { USER_KEY } from '../../../platform/user-key';
import { Wrap } from '../../../ui/base/wrap';
import { type ToastInput, toasts } from '../../../ui/overlays/toast-store';
import { ErrorState } from '../../../ui/status/error-state';
import { FullScreenLoading } from '../../../ui/status/full-screen-loading';

export function SessionWatch({ children }: { children: ReactNode }) {
  const isSignedIn = useUser().user !== null;
  const { cover, hide, check } = useCover();
  const hideAndCheck = useCallback(() => {
    hide();
    void check();
  }, [hide, check]);
  useKeptPages(isSignedIn, hide, check);
  useOtherTabs(isSignedIn, check);
  useNews(
    isSignedIn,
    // The server tells each stream only of the end of its own session.
    useCallback(({ kind }: NewsItem) => void (kind === 'session.ended' && hideAndCheck()), [hideAndCheck]),
  );
  return (
    <>
      {cover === 'looking' && <FullScreenLoading />}
      {cover === 'unknown' && <CannotTell onRetry={hideAndCheck} />}
      {/* Hidden, not removed: whatever was typed is there again when the same person comes back. */}
      <div hidden={cover !== 'none'}>{children}</div>
    </>
  );
}

const signedOut: ToastInput = {
  title: <Trans>You are signed out</Trans>,
  description: <Trans>Your session ended here or on another device. What was not saved is not kept.</Trans>,
  // Whoever was typing may be looking elsewhere.
  durationMs: null,
};

// Long after the slowest phone has drawn a page it already has.
const PAGE_CHANGES_WITHIN_MS = 2_000;

/** Hides the page until the server has said who is here, and shows it again to nobody but the same person. */
function useCover() {
  const [cover, setCover] = useState<'none' | 'looking' | 'unknown'>('none');
  const { user } = useUser();
  const shownId = useRef(user?.id);
  shownId.current = user?.id;
  /** Whose page is still shown under the cover, although they are signed out. */
  const leaving = useRef<UserId | undefined>(undefined);
  const { revalidate } = useRevalidator();
  const queries = useQueryClient();
  // An answer to what was asked before the page was hidden, or before somebody asked again, shows nothing any more. That
  // somebody has gone counts whenever it is heard.
  const turn = useRef(0);
  const hide = useCallback(() => {
    turn.current += 1;
    flushSync(() => setCover('looking'));
  }, []);

  const show = useCallback(() => {
    leaving.current = undefined;
    startTransition(() => setCover('none'));
  }, []);

  const check = useCallback(async () => {
    turn.current += 1;
    const ownTurn = turn.current;
    const person = await whoIsHere();
    // Who cannot be told stays hidden if it was hidden, and is left alone if it was not.
    if (person === undefined) return setCover((before) => (before === 'none' ? 'none' : 'unknown'));
    // Forms on the page may hold what the former person typed; a new document holds nothing.
    if (person && shownId.current && person.id !== shownId.current) return window.location.reload();
    if (!person && shownId.current) {
      // Asked for again, never loaded again: the tab that signs out is on its way already, and a reload would call that
      // way off.
      flushSync(() => setCover('looking'));
      queries.clear();
      toasts.show(signedOut);
      leaving.current = shownId.current;
      await revalidate();
      // A page that was made for everybody does not say who is here, so nothing tells when it has changed.
      setTimeout(() => leaving.current && show(), PAGE_CHANGES_WITHIN_MS);
      return;
    }
    if (ownTurn === turn.current) show();
  }, [queries, revalidate, show]);

  // The router brings its next page some time after it said so, and until then the former page stays hidden.
  useEffect(() => {
    if (leaving.current && user?.id !== leaving.current) show();
  }, [user?.id, show]);

  return { cover, hide, check };
}

function useKeptPages(isSignedIn: boolean, hide: () => void, check: () => Promise<void>) {
  useEffect(() => {
    // Hidden on the way out, so that a page kept by the browser is hidden already when it is shown again.
    function leave() {
      if (isSignedIn) hide();
    }
    function comeBack({ persisted }: PageTransitionEvent) {
      if (persisted) void check();
    }
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [isSignedIn, hide, check]);
}

/** A tab that nobody looks at hears no news; other tabs of this browser, and coming back to it, tell it to look. */
function useOtherTabs(isSignedIn: boolean, check: () => Promise<void>) {
  useEffect(() => {
    if (!isSignedIn) return;
    const lookIfShown = () => void (document.visibilityState === 'visible' && check());
    const lookIfChanged = ({ key }: StorageEvent) => void ((key === USER_KEY || key === null) && check());
    document.addEventListener('visibilitychange', lookIfShown);
    window.addEventListener('storage', lookIfChanged);
    return () => {
      document.removeEventListener('visibilitychange', lookIfShown);
      window.removeEventListener('storage', lookIfChanged);
    };
  }, [isSignedIn, check]);
}

function CannotTell({ onRetry }: { onRetry: () => void }) {
  // The connection may be back before anyone presses.
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Wrap className="py-14 sm:py-20">
      <ErrorState
        level="h1"
        title={<Trans>We cannot tell who is here just now</Trans>}
        safe={<Trans>What was on this page is kept, and hidden until we know that it is you.</Trans>}
        retry={{ refetch: onRetry }}
      />
    </Wrap>
  );
}
