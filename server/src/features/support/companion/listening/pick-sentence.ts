// Chooses among sentences: the one that was not said for the longest time, and only if all its blanks can be filled.
import type { Said } from '../companion-types.ts';

export type Blanks = Readonly<Record<string, string | null>>;

export function sentencePicker(said: readonly Said[]) {
  const spoken = said.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const lastSaid = (sentence: string) => spoken.findLastIndex((text) => text.includes(sentence));

  /** Whatever was filled in: the same words around another name wear out just as well. */
  const lastWorded = (wording: string) => {
    const parts = wording.split(/\{\w+\}/).sort((one, other) => other.length - one.length);
    return lastSaid(parts[0] ?? '');
  };

  function pick(sentences: readonly string[], blanks: Blanks = {}): string | null {
    // Of those that are equally new, the one with the person's own words in it goes first.
    const ready = sentences
      .toSorted((one, other) => Number(other.includes('{')) - Number(one.includes('{')))
      .filter((wording) => fill(wording, blanks));
    const [first, ...others] = ready;
    const newest = others.reduce((best, one) => (lastWorded(one) < lastWorded(best) ? one : best), first ?? '');
    return fill(newest, blanks) || null;
  }
  /** For what is worth saying once in a conversation, in whatever words. */
  function pickNew(wordings: readonly string[], blanks: Blanks = {}): string | null {
    const isSaid = wordings.some((wording) => lastSaid(fill(wording, blanks) ?? wording) >= 0);
    return isSaid ? null : pick(wordings, blanks);
  }
  return { pick, pickNew };
}
export type SentencePicker = ReturnType<typeof sentencePicker>;

function fill(sentence: string, blanks: Blanks): string | null {
  let isComplete = true;
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (_, blank: string) => {
    const value = blanks[blank];
    if (!value) isComplete = false;
    return value ?? '';
  });
  return isComplete ? filled.replace(/^[¿“«]?\p{Ll}/u, (start) => start.toUpperCase()) : null;
}
