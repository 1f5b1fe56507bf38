// What was said. Whoever hears the page is told each finished message once; words on their way are only shown.
import type { SupportMessage } from '@evenlight/contract/support/chat';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type UIEvent, useLayoutEffect, useRef } from 'react';
import { dayInWords, isSameDay } from '../../../platform/dates';
import { MessageLine } from './message-line';

type Props = { messages: readonly SupportMessage[]; words: string; children?: ReactNode };

// Whoever has scrolled up to read stays there; whoever is within a line or two of the end follows it.
const NEAR_END_PX = 80;
const TOP_ROOM_PX = 12;

export function MessageList({ messages, words, children }: Props) {
  const { t } = useLingui();
  const { box, onScroll } = useScroll(messages.at(-1), words);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      aria-label={t`Messages`}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-3 sm:px-5"
      onScroll={onScroll}
    >
      <div role="log" aria-label={t`Conversation`} className="grid gap-4">
        {messages.map((message, index) => (
          <MessageWithDay key={message.id} message={message} before={messages[index - 1]} />
        ))}
      </div>
      {children}
    </section>
  );
}

function MessageWithDay({ message, before }: { message: SupportMessage; before: SupportMessage | undefined }) {
  const { i18n } = useLingui();
  const isNewDay = !before || !isSameDay(before.createdAt, message.createdAt);
  return (
    <>
      {isNewDay && (
        <p className="text-center text-ink-3 text-sm">
          <time dateTime={message.createdAt}>{dayInWords(message.createdAt, i18n)}</time>
        </p>
      )}
      <MessageLine message={message} />
    </>
  );
}

/** The latest is shown: its end, or its beginning where that is what matters. */
function useScroll(last: SupportMessage | undefined, words: string) {
  const box = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const lastId = last?.id;
  const isSafety = last?.kind === 'safety';

  useLayoutEffect(() => {
    if (!lastId) return;
    const place = box.current;
    const showLatest = () => (isSafety ? scrollToLast(place) : scrollToEnd(place));
    showLatest();
    // A keyboard or a notice takes room from below and above.
    const observer = new ResizeObserver(() => isAtEnd.current && showLatest());
    if (place) observer.observe(place);
    return () => observer.disconnect();
  }, [lastId, isSafety]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each word that is added
  useLayoutEffect(() => {
    if (isAtEnd.current) scrollToEnd(box.current);
  }, [words]);

  function onScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) {
    isAtEnd.current = scrollHeight - clientHeight - scrollTop < NEAR_END_PX;
  }

  return { box, onScroll };
}

/** Help stands in the first lines of a safety text. */
function scrollToLast(box: HTMLElement | null) {
  const last = box?.querySelector('[role=log] > :last-child');
  if (box && last) box.scrollTop += last.getBoundingClientRect().top - box.getBoundingClientRect().top - TOP_ROOM_PX;
}

function scrollToEnd(box: HTMLElement | null) {
  if (box) box.scrollTop = box.scrollHeight;
}
