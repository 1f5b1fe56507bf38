// Small enough for two workers to share the work evenly, large enough for a warm page.
const AT_A_TIME = 24;

/** What one person looks at, in the parts that are a test each. */
export function inParts<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / AT_A_TIME) }, (_, part) =>
    all.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  );
}
