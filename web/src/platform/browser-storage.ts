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

export function writeStored(drawer: Drawer, key: string, text: string): void {
  try {
    globalThis[drawer].setItem(key, text);
  } catch {
    // Then it is not kept; everything works without.
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
    for (const key of keysIn(drawer)) if (key.startsWith(OURS)) removeStored(drawer, key);
  }
}

function keysIn(drawer: Drawer): string[] {
  try {
    return Object.keys(globalThis[drawer]);
  } catch {
    return [];
  }
}
