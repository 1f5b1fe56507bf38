// Conversations with the companion, for somebody who is signed in.
import type { SupportSessionId, UserId } from '@evenlight/contract/ids';
import type { SafetyState } from '@evenlight/contract/support/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircleHeart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../../ui/status/empty-state';
import { ChatPanel } from '../chat/chat-panel';
import { RepliesContext, useReplyStore } from '../chat/use-reply';
import { SafetyPlace } from '../crisis/safety-place';
import type { FirstConversation, useSessions } from '../queries';
import { SessionList } from '../sessions/session-list';

type Props = {
  userId: UserId;
  sessionId: SupportSessionId | undefined;
  sessions: ReturnType<typeof useSessions>;
  safety: SafetyState | undefined;
  first: FirstConversation;
};

export function AiSupport({ userId, sessionId, sessions, safety, first }: Props) {
  const { t } = useLingui();
  const replies = useReplyStore();
  useFocusOnChosen(sessionId);
  const title = sessions.data?.find(({ id }) => id === sessionId)?.title ?? t`Conversation`;
  return (
    <RepliesContext value={replies}>
      <noscript>
        <p className="text-ink-2">
          <Trans>
            To write here, your browser needs scripts switched on. You can read your conversations without them, and the
            numbers above work always.
          </Trans>
        </p>
      </noscript>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        {!sessionId && (
          <div className="overflow-hidden rounded-card border border-line empty:hidden lg:col-span-2">
            <SafetyPlace safety={safety} onGone={() => focusOn('sessions-title')} />
          </div>
        )}
        <SessionList userId={userId} sessions={sessions} chosen={sessionId} />
        {sessionId ? (
          <ChatPanel key={sessionId} userId={userId} session={{ id: sessionId, title }} safety={safety} first={first} />
        ) : (
          <EmptyState
            level="h2"
            icon={MessageCircleHeart}
            title={<Trans>Choose a conversation, or begin one</Trans>}
            className="content-center max-lg:hidden lg:min-h-100"
          >
            <Trans>Say as much or as little as you like. You can stop at any time.</Trans>
          </EmptyState>
        )}
      </div>
    </RepliesContext>
  );
}

/** The link or button that led here may be gone from the screen; then the heading of what is shown has the focus. */
function useFocusOnChosen(sessionId: SupportSessionId | undefined) {
  const shown = useRef(sessionId);
  useEffect(() => {
    if (shown.current === sessionId) return;
    shown.current = sessionId;
    focusOn(sessionId ? 'chat-title' : 'sessions-title');
  }, [sessionId]);
}

function focusOn(id: string) {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  // All of it, where it fits: on a phone a conversation is as high as the window.
  heading?.closest('section')?.scrollIntoView({ block: 'nearest' });
}
