// Shows a sentence only when the next one is known as well, and only while everything so far passes the check: some
// sentences do harm only as a pair.
import { type Checked, checkReply, REPLY_MAX_LETTERS } from '../check-reply.ts';
import type { Spoken } from '../companion-types.ts';

export class ReplyCut extends Error {
  override name = 'ReplyCut';
  /** Ids of the rules that were broken; never the text. */
  readonly rules: readonly string[];
  constructor(rules: readonly string[]) {
    super('a reply was cut');
    this.rules = rules;
  }
}

export function holdBack(speak: (spoken: Spoken) => void, checked: Checked) {
  let written = '';
  let shown = '';

  function show(upTo: number) {
    const text = written.slice(shown.length, upTo);
    if (!text.trim()) return;
    shown += text;
    speak({ kind: 'words', text });
  }
  function require(text: string) {
    const rules = checkReply(text, checked);
    if (rules.length > 0) throw new ReplyCut(rules);
  }

  return {
    get shown() {
      return shown;
    },
    add(text: string) {
      // Emphasis is harmless, but stars in a plain text are noise.
      written = (written + text.replaceAll('*', '')).trimStart();
      const ends = sentenceEnds(written);
      const known = ends.at(-1) ?? 0;
      // What is not yet a sentence may still turn out well; only one without an end does not.
      require(written.length > REPLY_MAX_LETTERS ? written : written.slice(0, known));
      show(ends.at(-2) ?? 0);
    },
    /** A tail without an end is shown only when the model meant to stop there. */
    finish({ isWhole }: { isWhole: boolean }) {
      const end = isWhole ? written.trimEnd().length : (sentenceEnds(written).at(-1) ?? 0);
      require(written.slice(0, end));
      show(end);
      if (!shown) throw new ReplyCut(['empty']);
    },
    append(text: string) {
      shown += text;
      speak({ kind: 'words', text });
    },
  };
}

function sentenceEnds(text: string): number[] {
  return [...text.matchAll(/[.!?…]["”»)]*(?=\s)/g)].map((found) => found.index + found[0].length);
}
