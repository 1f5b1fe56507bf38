// What has been entered and not been saved yet, wherever on the page it stands.
import { createContext, useContext, useEffect, useRef } from 'react';
import type { StepId } from './plan-steps';

/**
 * How saving went. `unfinished`: it cannot be saved as it is; `missing` says why, and so does its own place, perhaps on
 * another step. `unsent`: a request to our team, which is kept, and sent by nobody but the person who says so.
 */
export type Outcome =
  | { is: 'saved' }
  | { is: 'unfinished'; step?: StepId; missing?: string[] }
  | { is: 'unsent'; step: StepId; send: () => Promise<Outcome> }
  | { is: 'failed'; error: unknown };

type Entry = { save: () => Promise<Outcome> };

export const newEntries = () => new Set<Entry>();

export const PendingEntriesContext = createContext(newEntries());

/** `save` saves what is there; with nothing there it is saved already. */
export function usePendingEntry(save: () => Promise<Outcome>) {
  const entries = useContext(PendingEntriesContext);
  const newest = useRef(save);
  newest.current = save;
  useEffect(() => {
    const entry: Entry = { save: () => newest.current() };
    entries.add(entry);
    return () => void entries.delete(entry);
  }, [entries]);
}

/** One that cannot be saved does not keep the others from it: somebody may leave all the same. */
export async function savePending(entries: Set<Entry>): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const entry of [...entries]) outcomes.push(await entry.save());
  return outcomes.find(({ is }) => is !== 'saved') ?? { is: 'saved' };
}
