// Names in a message: '@Milo Rao'. They are plain text, and known again by the people the message names.

export type Part = { text: string; isName: boolean };

/** The text in pieces, the names apart. Longer names first: '@Ana Lopez' is not '@Ana' and more. */
export function partsOf(text: string, names: readonly string[]): Part[] {
  const tags = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  if (tags.length === 0) return [{ text, isName: false }];
  const anyTag = new RegExp(`(${tags.map(literally).join('|')})`, 'gu');
  return text
    .split(anyTag)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isName: tags.includes(piece) }));
}

// Only what has a meaning there: with the flag `u`, a mark too many in front of a hyphen breaks the whole expression.
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Those whose names stand in the text. */
export function namedIn<Person extends { name: string }>(text: string, people: readonly Person[]): Person[] {
  const found = new Set(
    partsOf(
      text,
      people.map(({ name }) => name),
    ).flatMap(({ text, isName }) => (isName ? [text.slice(1)] : [])),
  );
  return people.filter(({ name }) => found.has(name));
}

/** What was typed of a name right before the cursor; null when none is being typed. */
export function nameBegun(text: string, cursor: number): string | null {
  return /(?:^|\s)@([^\s@]{0,30})$/u.exec(text.slice(0, cursor))?.[1] ?? null;
}

/** The text with the name in place of what was begun, and where the cursor stands then. */
export function withName(text: string, cursor: number, name: string): { text: string; cursor: number } {
  const begun = nameBegun(text, cursor);
  const before = text.slice(0, cursor - (begun === null ? 0 : begun.length + 1));
  const gap = before === '' || /\s$/u.test(before) ? '' : ' ';
  const inserted = `${before}${gap}@${name} `;
  return { text: inserted + text.slice(cursor).replace(/^ /u, ''), cursor: inserted.length };
}
