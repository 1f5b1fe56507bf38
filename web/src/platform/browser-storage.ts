// The browser's storage. It may be full, locked or forbidden; nothing here depends on it.
import { isRecord } from './is-record';

type Drawer = 'localStorage' | 'sessionStorage';

/** How the names of all our keys about a person begin. */
const OURS = 'evenlight.';

/** What is stored under the key, read as JSON. What cannot be read is removed. */
export function readStored(drawer: Drawer, key: string): unknown {
  try {
    return JSON.parse(withTodaysNames(globalThis[drawer].getItem(key) ?? 'null'));
  } catch {
    removeStored(drawer, key);
    return null;
  }
}

/** The same where an object was stored; empty where nothing was, or something else. */
export function readStoredRecord(drawer: Drawer, key: string): Record<string, unknown> {
  const stored = readStored(drawer, key);
  return isRecord(stored) ? stored : {};
}

/** Words kept before version 0.2.0 have their idempotency keys under former names, some inside of JSON in JSON. */
function withTodaysNames(text: string): string {
  return text.replaceAll(/(\\?")sendKey(s?)\1:/g, '$1idempotencyKey$2$1:');
}

/** False when the storage refused it. Everything works without, but no screen may say that it is kept. */
export function writeStored(drawer: Drawer, key: string, text: string): boolean {
  try {
    globalThis[drawer].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(drawer: Drawer, key: string): void {
  try {
    globalThis[drawer].removeItem(key);
  } catch {
    // A storage that cannot be opened holds nothing of ours.
  }
}

/** Removes everything that we stored, so that the next person at this computer finds nothing. */
export function emptyDrawers(): void {
  for (const drawer of ['localStorage', 'sessionStorage'] as const) {
    for (const key of keysIn(drawer, OURS)) removeStored(drawer, key);
  }
}

export function keysIn(drawer: Drawer, prefix: string): string[] {
  try {
    return Object.keys(globalThis[drawer]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
