// Characters that PostgreSQL cannot hold: the zero character, and half of a pair that stands alone. Refused before the handler,
// whichever way they come in.

export const INVALID_CHARACTERS = 'This holds a character that cannot be kept';

/** The paths of all texts, and of all names, that hold one. */
export function invalidCharactersIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!isStorable(name)) return [path];
    return invalidCharactersIn(inner, path === 'body' ? name : `${path}.${name}`);
  });
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
