// What a person began and has not saved, kept in this browser so that signing in or a lost connection costs nothing.
import type { UserId } from '@evenlight/contract/ids';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from './browser-storage';

type DraftName = 'planning-wizard';
/** Null for a visitor, whose draft goes along with whomever they turn out to be. */
type Owner = UserId | null;

const PREFIX = 'evenlight.draft.';
// Long enough for a family to come back to it after the first days.
const KEPT_DAYS = 14;
const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

const Draft = z.object({ savedAt: z.iso.datetime(), ownerId: z.string().nullable(), value: z.unknown() });

/** The draft as it was kept; undefined when there is none, it is too old, or it is somebody else's. */
export function readDraft(name: DraftName, reader: Owner): unknown {
  const stored = readStored('localStorage', PREFIX + name);
  if (stored === null) return undefined;
  const draft = Draft.safeParse(stored);
  if (!draft.success || Date.now() - Date.parse(draft.data.savedAt) >= KEPT_MS) {
    removeStored('localStorage', PREFIX + name);
    return undefined;
  }
  const { ownerId, value } = draft.data;
  return ownerId === null || ownerId === reader ? value : undefined;
}

export function keepDraft(name: DraftName, ownerId: Owner, value: unknown): void {
  writeStored('localStorage', PREFIX + name, JSON.stringify({ savedAt: new Date().toISOString(), ownerId, value }));
}

export function forgetDraft(name: DraftName): void {
  removeStored('localStorage', PREFIX + name);
}

/** Calls back when another tab of this browser has kept or forgotten the draft. */
export function watchDraft(name: DraftName, onChange: () => void): () => void {
  function hear({ key }: StorageEvent) {
    if (key === PREFIX + name || key === null) onChange();
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
