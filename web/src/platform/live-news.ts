// Hears news from the server while a screen is visible. Missed news are not repeated in full, so listeners are told that
// they may have missed some.
import { NEWS_STREAM_PATH, NewsItem } from '@evenlight/contract/news';
import { useEffect } from 'react';

type Listener = {
  onNews: (item: NewsItem) => void;
  onMissed?: (() => void) | undefined;
  /** Also what happens between the making of the page and the first opening of the line is missed. */
  isMissingFromTheFirst?: boolean;
};

// The browser tries again by itself after a lost connection, but gives up for good on an answer such as 502.
const TRY_AGAIN_MS = 5_000;

/** `onMissed`: the line is open again, after a time in which anything may have happened. */
export function useNews(
  isWanted: boolean,
  onNews: Listener['onNews'],
  onMissed?: Listener['onMissed'],
  isMissingFromTheFirst = false,
) {
  useEffect(() => {
    if (!isWanted) return;
    return listen({ onNews, onMissed, isMissingFromTheFirst });
  }, [isWanted, onNews, onMissed, isMissingFromTheFirst]);
}

// Browsers allow six connections to a host, so all listeners of a page share one.
const listeners = new Set<Listener>();
let closeLine: (() => void) | undefined;

export function listen(listener: Listener): () => void {
  listeners.add(listener);
  closeLine ??= openLine();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    closeLine?.();
    closeLine = undefined;
  };
}

function openLine(): () => void {
  let stream: EventSource | undefined;
  let timer: number | undefined;
  let mayHaveMissed = document.hidden;

  function open() {
    window.clearTimeout(timer);
    if (document.hidden || stream) return;
    const opened = new EventSource(NEWS_STREAM_PATH);
    stream = opened;
    opened.onmessage = ({ data }) => {
      const item = NewsItem.safeParse(JSON.parse(data));
      if (item.success) for (const { onNews } of [...listeners]) onNews(item.data);
    };
    opened.onopen = () => {
      for (const { onMissed, isMissingFromTheFirst } of [...listeners])
        if (mayHaveMissed || isMissingFromTheFirst) onMissed?.();
      // Only the first opening follows right after the page was made.
      mayHaveMissed = true;
    };
    opened.onerror = () => {
      if (opened.readyState !== EventSource.CLOSED || stream !== opened) return;
      stream = undefined;
      timer = window.setTimeout(open, TRY_AGAIN_MS);
    };
  }

  function close() {
    window.clearTimeout(timer);
    stream?.close();
    stream = undefined;
  }

  // Hidden tabs close their connection.
  const follow = () => (document.hidden ? close() : open());
  document.addEventListener('visibilitychange', follow);
  open();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
