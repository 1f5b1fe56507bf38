// What a person began and has not saved, kept in this browser so that signing in or a lost connection costs nothing.
import { z } from 'zod';
import { readStored, removeStored, storedKeys, writeStored } from './browser-storage';

type DraftName = 'planning-wizard';

const PREFIX = 'evenlight.draft.';
// Long enough for a family to come back to it after the first days.
const KEPT_DAYS = 14;
const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

const Draft = z.object({ savedAt: z.iso.datetime(), value: z.unknown() });

/** The draft as it was kept; undefined when there is none or it is too old. */
export function readDraft(name: DraftName): unknown {
  const stored = readStored('localStorage', PREFIX + name);
  if (stored === null) return undefined;
  const draft = Draft.safeParse(stored);
  const isFresh = draft.success && Date.now() - Date.parse(draft.data.savedAt) < KEPT_MS;
  if (isFresh) return draft.data.value;
  removeStored('localStorage', PREFIX + name);
  return undefined;
}

export function keepDraft(name: DraftName, value: unknown): void {
  writeStored('localStorage', PREFIX + name, JSON.stringify({ savedAt: new Date().toISOString(), value }));
}

/** Signing out leaves nothing behind for the next person at this computer. */
export function dropDrafts(): void {
  for (const key of storedKeys('localStorage')) if (key.startsWith(PREFIX)) removeStored('localStorage', key);
}
