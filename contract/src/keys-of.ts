// The keys of an object whose type names all of them, which is what TypeScript cannot know of objects in general.

export function keysOf<Row extends object>(row: Row): Extract<keyof Row, string>[] {
  const keys: Extract<keyof Row, string>[] = [];
  for (const key in row) keys.push(key);
  return keys;
}
