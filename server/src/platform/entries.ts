// Keys and entries of an object whose type names all of them, which is what TypeScript cannot know of objects in general.

export function keysOf<Row extends object>(row: Row): (keyof Row & string)[] {
  return Object.keys(row) as (keyof Row & string)[];
}

/** A key that was left out has no entry, so no value is undefined unless its type says so. */
export function entriesOf<Row extends object>(row: Row): [keyof Row & string, Required<Row>[keyof Row]][] {
  return Object.entries(row) as [keyof Row & string, Required<Row>[keyof Row]][];
}

export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueAt: (key: Key, place: number) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key, place) => [key, valueAt(key, place)])) as Record<Key, Value>;
}
