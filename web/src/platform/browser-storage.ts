// The browser's own drawers. They may be full, locked or forbidden; nothing here depends on them.

type Drawer = 'localStorage' | 'sessionStorage';

/** How the names of all our keys about a person begin. */
const OURS = 'evenlight.';

/** What lies under the key, read as JSON. Whatever cannot be read is taken out. */
export function readStored(drawer: Drawer, key: string): unknown {
  try {
    return JSON.parse(globalThis[drawer].getItem(key) ?? 'null');
  } catch {
    removeStored(drawer, key);
    return null;
  }
}

/** False when the drawer did not take it; everything works without, but nobody should be told that it is kept. */
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
    // A drawer that cannot be opened holds nothing of ours.
  }
}

/** Everything we ever put there goes, so that the next person at this computer finds nothing. */
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
