// Characters that PostgreSQL cannot hold: the zero character, and half of a pair that stands alone. Refused at the door,
// whichever way they come in.

export const UNKEEPABLE = 'This holds a character that cannot be kept';

/** The paths of all texts, and of all names, that hold one. */
export function unkeepableIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isKeepable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!isKeepable(name)) return [path];
    return unkeepableIn(inner, path === 'body' ? name : `${path}.${name}`);
  });
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
