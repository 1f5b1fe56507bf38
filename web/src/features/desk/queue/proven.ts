// A call may ask whoever makes it to show once more who they are. The question belongs to the account, so the pages of
// the team bring it along.
import { createContext, useContext } from 'react';

export type RunProven = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/** Without anybody who could ask, a call is made once, and its refusal is told. */
export const RunProvenContext = createContext<RunProven>((act) => act());

export function useRunProven(): RunProven {
  return useContext(RunProvenContext);
}
