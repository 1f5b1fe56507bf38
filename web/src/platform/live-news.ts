// Hears news from the server while a screen is open. The browser connects again by itself and is told what it missed.
import { NEWS_STREAM_PATH, NewsItem } from '@evenlight/contract/news';
import { useEffect } from 'react';

export function useNews(isWanted: boolean, onNews: (item: NewsItem) => void) {
  useEffect(() => {
    if (!isWanted) return;
    const stream = new EventSource(NEWS_STREAM_PATH);
    stream.onmessage = ({ data }) => {
      const item = NewsItem.safeParse(JSON.parse(data));
      if (item.success) onNews(item.data);
    };
    return () => stream.close();
  }, [isWanted, onNews]);
}
