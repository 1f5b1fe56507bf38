// Hears news from the server while a screen is open, and is told what it missed when the line comes back.
import { NEWS_STREAM_PATH, NewsItem } from '@evenlight/contract/news';
import { useEffect } from 'react';

type Listener = (item: NewsItem) => void;

// The browser tries again by itself after a lost connection, but gives up for good on an answer such as 502.
const TRY_AGAIN_MS = 5_000;

export function useNews(isWanted: boolean, onNews: Listener) {
  useEffect(() => {
    if (!isWanted) return;
    return listen(onNews);
  }, [isWanted, onNews]);
}

// Browsers allow six connections to a house: everybody on a page hears through one.
const listeners = new Set<Listener>();
let closeLine: (() => void) | undefined;

function listen(onNews: Listener): () => void {
  listeners.add(onNews);
  closeLine ??= openLine();
  return () => {
    listeners.delete(onNews);
    if (listeners.size > 0) return;
    closeLine?.();
    closeLine = undefined;
  };
}

function openLine(): () => void {
  let stream: EventSource | undefined;
  let timer: number | undefined;

  function open() {
    window.clearTimeout(timer);
    if (document.hidden || stream) return;
    const opened = new EventSource(NEWS_STREAM_PATH);
    stream = opened;
    opened.onmessage = ({ data }) => {
      const item = NewsItem.safeParse(JSON.parse(data));
      if (item.success) for (const onNews of [...listeners]) onNews(item.data);
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

  // Tabs that nobody looks at give their connection back.
  const follow = () => (document.hidden ? close() : open());
  document.addEventListener('visibilitychange', follow);
  open();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
