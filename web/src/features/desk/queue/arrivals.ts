import type { QueueLine } from '@evenlight/contract/queue';
import { useState } from 'react';

type Seen = { list: string; ids: ReadonlySet<string>; newest: string; arrived: number };

/**
 * How many lines have come since the list was chosen. A line that only moved up from a further page is older than those
 * that were seen, and does not count.
 */
export function useArrivals(list: string, lines: readonly QueueLine[]): number {
  const [seen, setSeen] = useState<Seen>(() => seenIn(list, lines, 0));
  if (seen.list !== list) setSeen(seenIn(list, lines, 0));
  else if (lines.some(({ id }) => !seen.ids.has(id))) {
    const arrived = lines.filter(({ id, madeAt }) => !seen.ids.has(id) && madeAt > seen.newest).length;
    const { ids, newest } = seenIn(list, lines, 0);
    setSeen({
      list,
      ids: new Set([...seen.ids, ...ids]),
      newest: newest > seen.newest ? newest : seen.newest,
      arrived: seen.arrived + arrived,
    });
  }
  return seen.list === list ? seen.arrived : 0;
}

function seenIn(list: string, lines: readonly QueueLine[], arrived: number): Seen {
  const newest = lines.reduce((latest, { madeAt }) => (madeAt > latest ? madeAt : latest), '');
  return { list, ids: new Set(lines.map(({ id }) => id)), newest, arrived };
}
