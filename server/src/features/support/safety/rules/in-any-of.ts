// Small help for rules that are made of many short patterns.

/** One of them, as a part of a pattern. */
export function anyOf(...parts: readonly string[]): string {
  return `(?:${parts.join('|')})`;
}

/** Each as a pattern of its own, from the beginning of a word to the end of one. Normalised text has no accents. */
export function inAnyOf(...parts: readonly string[]): RegExp[] {
  return parts.map((part) => new RegExp(`\\b(?:${part})(?![a-z0-9])`));
}
