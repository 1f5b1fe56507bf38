// How long things took, counted into buckets, so that any number of processes can be added up.
import { describe, type Labels, line } from './exposition.ts';

// From a page out of the cache to a slow upload; in seconds.
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Counted = { labels: Labels; within: number[]; times: number; seconds: number };

export function openDurations(name: string, help: string) {
  // Few: routes come from the code, and methods and kinds of status are closed lists.
  const counted = new Map<string, Counted>();

  return {
    observe(labels: Labels, seconds: number) {
      const key = Object.values(labels).join(' ');
      const one = counted.get(key) ?? { labels, within: BUCKETS.map(() => 0), times: 0, seconds: 0 };
      counted.set(key, one);
      one.times += 1;
      one.seconds += seconds;
      const place = BUCKETS.findIndex((most) => seconds <= most);
      if (place >= 0) one.within[place] = (one.within[place] ?? 0) + 1;
    },

    write(): string {
      return [describe(name, 'histogram', help), ...[...counted.values()].map((one) => written(name, one))].join('');
    },
  };
}

/** Each bucket holds those before it as well. */
function written(name: string, { labels, within, times, seconds }: Counted): string {
  let sofar = 0;
  const buckets = BUCKETS.map((most, place) => {
    sofar += within[place] ?? 0;
    return line(`${name}_bucket`, { value: sofar, labels: { ...labels, le: String(most) } });
  });
  return [
    ...buckets,
    line(`${name}_bucket`, { value: times, labels: { ...labels, le: '+Inf' } }),
    line(`${name}_sum`, { value: Number(seconds.toFixed(6)), labels }),
    line(`${name}_count`, { value: times, labels }),
  ].join('');
}
