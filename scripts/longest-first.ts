// The longest files of a Vitest run begin first, so that all its workers end together. Vitest learns this by itself only from
// an earlier run, and a fresh clone has none.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** `longest`: parts of file names, the longest first. Whatever is not named follows, the largest file first. */
export function longestFirst(longest: readonly string[]) {
  const turnOf = ({ moduleId }: TestSpecification) => {
    const turn = longest.findIndex((name) => moduleId.includes(name));
    return turn === -1 ? longest.length : turn;
  };
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other));
    }
  };
}
