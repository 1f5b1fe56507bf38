// How much there is at each size, and what everything is called: ids are counted, so that any of them can be named without
// asking. They look and sort like the product's own (version 7: the newest last).

/** At size 1; size 100 has a hundred times as much. */
export const AT_SIZE_ONE = {
  users: 5_000,
  plans: 10_000,
  memorials: 1_000,
  entries: 10_000,
  photos: 3_000,
  vendors: 1_000,
  venues: 500,
};

const kinds = { user: 1, plan: 2, venue: 3, vendor: 4, entry: 5, photo: 6, file: 7 };
type Kind = keyof typeof kinds;

/** A house grows from one size to another. */
export type Growth = { from: number; to: number };

export function idOf(kind: Kind, number: number): string {
  return `01990000-000${kinds[kind]}-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** The same in SQL, for an expression that is a whole number. */
export function idIn(kind: Kind, expression: string): string {
  return `('01990000-000${kinds[kind]}-7000-8000-' || lpad(to_hex((${expression})::bigint), 12, '0'))::uuid`;
}

/** One of a list by an expression: 'array[…][1 + n % length]'. */
export function oneOf(list: readonly string[], expression: string): string {
  const words = list.map((word) => `'${word.replaceAll("'", "''")}'`).join(',');
  return `(array[${words}]::text[])[1 + ((${expression}) % ${list.length})::int]`;
}

/** A number that looks thrown, and is the same for the same row every time. */
export function thrown(seed: number, expression = 'n'): string {
  return `abs(hashint8extended((${expression})::bigint, ${seed}) % 1000000007)`;
}

/**
 * Two plans to a person, and a memorial to every fifth. Whoever is measured has a memorial, and two plans of no tradition
 * with a venue that is not booked; `place` counts them.
 */
export function measuredUser(place: number): number {
  return 35 * place - 3;
}

export function measuredUsersAt(size: number): number {
  return Math.floor((AT_SIZE_ONE.users * size) / 35);
}

export function firstPlanOf(user: number): string {
  return idOf('plan', 2 * user - 1);
}

/** The first and the last that are new, of what there is so often at size 1. */
export function range(atSizeOne: number, { from, to }: Growth): [number, number] {
  return [atSizeOne * from + 1, atSizeOne * to];
}
