// How far the reading of what a draft only names has come. A sum with something missing would be a wrong price.

/** As much of a query as matters here. */
type Query = { data: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };

type Named = { isNamed: boolean; query: Query };

export type Reading = {
  is: 'done' | 'under-way' | 'failed';
  /** It has failed, and is tried once more at this moment. */
  isTrying: boolean;
  tryAgain: () => void;
};

export function readingOf(parts: readonly Named[]): Reading {
  const missing = parts.filter(({ isNamed, query }) => isNamed && query.data === undefined).map(({ query }) => query);
  const failed = missing.filter(({ isError }) => isError);
  const is = missing.length === 0 ? 'done' : failed.length === 0 ? 'under-way' : 'failed';
  return {
    is,
    isTrying: failed.some(({ isFetching }) => isFetching),
    tryAgain() {
      for (const query of failed) void query.refetch();
    },
  };
}
