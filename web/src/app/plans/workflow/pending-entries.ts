// What has been entered and not been saved yet, wherever on the page it stands.
import { createContext, useContext, useEffect, useRef } from 'react';
import type { StepId } from './plan-steps';

/** How saving went. `unfinished`: it cannot be saved as it is, and its own place, perhaps on another step, says
 * what is missing. */
export type Outcome = { is: 'saved' } | { is: 'unfinished'; step?: StepId } | { is: 'failed'; error: unknown };

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

export async function savePending(entries: Set<Entry>): Promise<Outcome> {
  for (const entry of [...entries]) {
    const outcome = await entry.save();
    if (outcome.is !== 'saved') return outcome;
  }
  return { is: 'saved' };
}
