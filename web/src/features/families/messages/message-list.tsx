// What was said, the latest at the end. Whoever has scrolled up to read stays there.
import type { FamilyMessage } from '@evenlight/contract/families/messages';
import type { FamilyMessageId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';
import { dayInWords, isSameDay } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { MessageLine } from './message-line';

type Props = {
  messages: readonly FamilyMessage[];
  newFromId: FamilyMessageId | null;
  hasEarlier: boolean;
  isReadingEarlier: boolean;
  onEarlier: () => void;
  onReply: (message: FamilyMessage) => void;
  end: RefObject<HTMLDivElement | null>;
  /** How many messages of one's own are on their way; each is shown at the end. */
  waiting: number;
  /** How they stand, in one word: what is said about them takes room as well. */
  waitingState: string;
  children: ReactNode;
};

// Whoever is within a line or two of the end follows it.
const NEAR_END_PX = 80;

export function MessageList(props: Props) {
  const { messages, newFromId, hasEarlier, isReadingEarlier, onEarlier, onReply, end, waiting, children } = props;
  const { t } = useLingui();
  const { box, onScroll } = useScroll(messages, waiting, props.waitingState);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      aria-label={t`Messages of the family`}
      className="h-96 overflow-y-auto overscroll-contain px-3 py-4 focus-visible:-outline-offset-3 sm:px-5"
      onScroll={onScroll}
    >
      {hasEarlier && (
        <div className="mb-4 text-center">
          <Button variant="ghost" size="small" state={isReadingEarlier ? 'loading' : 'idle'} onClick={onEarlier}>
            <Trans>Show earlier messages</Trans>
          </Button>
        </div>
      )}
      <div role="log" aria-label={t`Conversation`} className="grid grid-cols-1 gap-3">
        {messages.map((message, place) => (
          <WithMarks
            key={message.id}
            message={message}
            before={messages[place - 1]}
            isFirstNew={message.id === newFromId}
            onReply={onReply}
          />
        ))}
        {children}
      </div>
      <div ref={end} className="h-px" />
    </section>
  );
}

type MarksProps = Pick<Props, 'onReply'> & {
  message: FamilyMessage;
  before: FamilyMessage | undefined;
  isFirstNew: boolean;
};

function WithMarks({ message, before, isFirstNew, onReply }: MarksProps) {
  const { i18n } = useLingui();
  const isNewDay = !before || !isSameDay(before.createdAt, message.createdAt);
  return (
    <>
      {isNewDay && (
        <p className="text-center text-ink-2 text-sm">
          <time dateTime={message.createdAt}>{dayInWords(message.createdAt, i18n)}</time>
        </p>
      )}
      {isFirstNew && (
        <p className="flex items-center gap-3 font-semibold text-clay text-sm before:h-px before:flex-1 before:bg-clay after:h-px after:flex-1 after:bg-clay">
          <Trans>New messages</Trans>
        </p>
      )}
      <MessageLine message={message} onReply={onReply} />
    </>
  );
}

/** The end is shown when something is added there; what is added above moves nothing. */
function useScroll(messages: readonly FamilyMessage[], waiting: number, waitingState: string) {
  const box = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const heightBefore = useRef(0);
  const [firstId, lastId] = [messages[0]?.id, messages.at(-1)?.id];

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when something is added at the end
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lastId, waitingState]);

  // One's own words are always shown.
  useLayoutEffect(() => {
    if (box.current && waiting > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [waiting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when earlier messages are added above
  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    if (heightBefore.current > 0 && !isAtEnd.current) place.scrollTop += place.scrollHeight - heightBefore.current;
    heightBefore.current = place.scrollHeight;
  }, [firstId]);

  function onScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) {
    isAtEnd.current = scrollHeight - clientHeight - scrollTop < NEAR_END_PX;
    heightBefore.current = scrollHeight;
  }

  return { box, onScroll };
}
