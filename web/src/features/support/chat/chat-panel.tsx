// One conversation: what it is, what was said, and where to write.
import type { UserId } from '@evenlight/contract/ids';
import type { SupportSession } from '@evenlight/contract/support/chat';
import type { SafetyState } from '@evenlight/contract/support/safety';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Bot } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/base/badge';
import { theirWords } from '../../../ui/base/their-words';
import { SkeletonList } from '../../../ui/status/skeleton';
import { SafetyPlace } from '../crisis/safety-place';
import { listAddress } from '../page/support-address';
import { type FirstConversation, useMessages } from '../queries';
import { DeleteSession } from '../sessions/delete-session';
import { RenameSession } from '../sessions/rename-session';
import { AnswerInHand } from './answer-in-hand';
import { CannotRead, isGone } from './cannot-read';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { useReply } from './use-reply';
import { forgetUnsent } from './use-unsent';
import { useVisibleHeight } from './use-visible-height';

type Props = {
  userId: UserId;
  session: Pick<SupportSession, 'id' | 'title'>;
  safety: SafetyState | undefined;
  first: FirstConversation;
};

export function ChatPanel({ userId, session, safety, first }: Props) {
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useVisibleHeight(panel);
  const { data: read, error, isFetching, refetch } = useMessages(session.id, first);
  // What was read before is not shown any longer once it is gone.
  const data = isGone(error) ? undefined : read;
  const messages = data?.messages ?? [];
  const reply = useReply(session.id, messages);
  const isAnswering = reply?.state === 'writing' || reply?.state === 'elsewhere';

  useShownNotice(panel, safety?.notice?.since, messages.length);

  useEffect(() => {
    if (isGone(error)) forgetUnsent(session.id);
  }, [error, session.id]);

  useEffect(() => {
    // The button that stops an answer goes with it, and would take the focus along.
    if (!isAnswering && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [isAnswering]);

  return (
    <section
      ref={panel}
      aria-labelledby="chat-title"
      // On a phone the conversation has the whole window; there a notice and a keyboard leave little of less.
      className="flex h-[calc(var(--visible-height,100dvh)-1rem)] min-h-80 flex-col overflow-hidden rounded-card border border-line bg-surface lg:h-[min(600px,calc(100dvh-1rem))]"
    >
      <ChatHead session={session} isThere={!isGone(error)} />
      <div className="max-h-1/2 shrink-0 overflow-y-auto">
        <SafetyPlace safety={safety} onGone={() => field.current?.focus({ preventScroll: true })} />
      </div>
      {data ? (
        <MessageList messages={messages} words={reply?.words ?? ''}>
          <AnswerInHand sessionId={session.id} reply={reply} />
        </MessageList>
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          {error ? (
            <CannotRead error={error} isAsking={isFetching} onRetry={() => void refetch()} />
          ) : (
            <SkeletonList rows={2} />
          )}
        </div>
      )}
      {data && (
        <Composer
          userId={userId}
          isAnswering={isAnswering}
          field={field}
          sessionId={session.id}
          hasNotice={Boolean(safety?.notice)}
        />
      )}
    </section>
  );
}

/** A notice is on the screen when it comes, when a conversation is opened under it, and after each further message. */
function useShownNotice(panel: RefObject<HTMLElement | null>, since: string | undefined, messages: number) {
  const shown = useRef<{ since: string | undefined; messages: number }>({ since: undefined, messages: 0 });
  useEffect(() => {
    const isNew = shown.current.since !== since || shown.current.messages < messages;
    if (since && isNew) panel.current?.scrollIntoView({ block: 'nearest' });
    shown.current = { since, messages };
  }, [panel, since, messages]);
}

function ChatHead({ session, isThere }: Pick<Props, 'session'> & { isThere: boolean }) {
  return (
    <div className="flex shrink-0 items-center gap-2 border-line border-b px-3 py-2 sm:px-5">
      <Link
        to={listAddress}
        preventScrollReset
        className="-ms-1 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-mist lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5.5 rtl:rotate-180" />
        <span className="sr-only">
          <Trans>All conversations</Trans>
        </span>
      </Link>
      <div className="min-w-0 flex-1">
        <h2 id="chat-title" {...theirWords} tabIndex={-1} className="truncate text-lg outline-none">
          {session.title}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          <Badge tone="gold" icon={Bot}>
            <Trans>AI</Trans>
          </Badge>
          <Trans>A program, not a person</Trans>
        </p>
      </div>
      {isThere && (
        <div className="flex shrink-0">
          <RenameSession session={session} />
          <DeleteSession session={session} />
        </div>
      )}
    </div>
  );
}
