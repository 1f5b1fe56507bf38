// What the family says to each other.
import type { FamilyMessage } from '@evenlight/contract/families/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { quietLine } from '../../../platform/quiet-line';
import { LinkedText } from '../../../ui/base/linked-text';
import { ErrorState } from '../../../ui/status/error-state';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { useOutbox } from './outbox';
import type { Waiting } from './outbox-line';
import { useThread } from './queries';
import { useReading } from './use-reading';
import { useUnsent } from './use-unsent';
import { WaitingLine } from './waiting-line';

export function MessagesTab() {
  const thread = useThread();
  return (
    <section aria-labelledby="messages-title" className="grid grid-cols-1 gap-5">
      <h2 id="messages-title" className="text-2xl">
        <Trans>Messages</Trans>
      </h2>
      {thread.isPending && <SkeletonList />}
      {!thread.isPending && !thread.data && (
        <ErrorState
          title={<Trans>The messages cannot be shown just now</Trans>}
          safe={<Trans>Nothing is lost. What your family wrote is stored.</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          retry={thread}
        />
      )}
      {thread.data && <Thread thread={thread} pages={thread.data.pages} />}
    </section>
  );
}

type Query = ReturnType<typeof useThread>;
type ThreadProps = { thread: Query; pages: NonNullable<Query['data']>['pages'] };

function Thread({ thread, pages }: ThreadProps) {
  const { may } = useFamily();
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const unsent = useUnsent(field);
  const { waiting, isHeld, isWorrying, postedKey, ...outbox } = useOutbox();
  const messages = pages.toReversed().flatMap((page) => page.messages);
  const reading = useReading(end, {
    lastId: messages.at(-1)?.id,
    firstUnreadId: pages[0]?.firstUnreadId ?? null,
  });

  function reply({ id, author, content }: FamilyMessage) {
    unsent.keep({ replyTo: { id, authorName: author?.name ?? '', excerpt: content } });
    field.current?.focus();
  }

  function send(message: Waiting) {
    reading.forgetLine();
    outbox.send(message);
  }

  async function takeBack(message: Waiting) {
    if (!(await outbox.takeOut(message.idempotencyKey))) return;
    unsent.putBack(message);
    field.current?.focus();
  }

  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <MessageList
        messages={messages}
        newFromId={reading.newFromId}
        hasEarlier={thread.hasNextPage}
        isReadingEarlier={thread.isFetchingNextPage}
        onEarlier={() => void thread.fetchNextPage()}
        onReply={reply}
        end={end}
        waiting={waiting.length}
        waitingState={[isHeld, ...waiting.map(({ refusedAs }) => refusedAs)].join()}
      >
        {messages.length === 0 && waiting.length === 0 && <NothingSaid mayTalk={may('talk')} />}
        {waiting.map((message) => (
          <WaitingLine
            key={message.idempotencyKey}
            message={message}
            isHeld={isHeld}
            isPosted={message.idempotencyKey === postedKey}
            onTryAgain={() => outbox.tryAgain(message.idempotencyKey)}
            onChange={() => void takeBack(message)}
          />
        ))}
      </MessageList>
      <Worry isWorrying={isWorrying} />
      {may('talk') ? <Composer unsent={unsent} field={field} onSend={send} /> : <OnlyReading />}
    </div>
  );
}

function Worry({ isWorrying }: { isWorrying: boolean }) {
  const { i18n } = useLingui();
  return (
    <div role="status" className="empty:hidden">
      {isWorrying && (
        <Notice className="m-3 sm:mx-5">
          <LinkedText pieces={quietLine(i18n)} />
        </Notice>
      )}
    </div>
  );
}

function NothingSaid({ mayTalk }: { mayTalk: boolean }) {
  return (
    <p className="py-10 text-center text-ink-2">
      {mayTalk ? (
        <Trans>Nobody has written yet. A first line is enough: the others see it at once.</Trans>
      ) : (
        <Trans>Nobody has written yet.</Trans>
      )}
    </p>
  );
}

function OnlyReading() {
  const { t } = useLingui();
  return (
    <p className="border-line border-t p-4 text-ink-2 sm:px-5">
      {t`You can read along. To write, ask an admin of the group for another role.`}
    </p>
  );
}
