import type { NewsKind } from '@evenlight/contract/news';

/** What the browser hears news by, in place of its own; and the telling of news. */
export function createFakeNews() {
  const lines = new Set<NewsLine>();
  return {
    EventSource: class extends NewsLine {
      constructor() {
        super(lines);
      }
    },
    /** Something has happened elsewhere: every screen that listens is told. */
    tells(kind: NewsKind, subject = '') {
      const data = JSON.stringify({ id: '1', kind, subject });
      for (const line of lines) line.onmessage?.({ data });
    },
  };
}

/** A line that stays open: nothing comes through it but what a test tells. */
class NewsLine {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  readonly #lines: Set<NewsLine>;
  onmessage?: (event: { data: string }) => void;
  constructor(lines: Set<NewsLine>) {
    this.#lines = lines;
    lines.add(this);
  }
  close() {
    this.#lines.delete(this);
  }
}
