// Shows words only up to the end of a sentence, and only while everything so far passes the check.
import { type Checked, checkReply } from '../check-reply.ts';
import type { Spoken } from '../told.ts';

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
      const end = lastSentenceEnd(written);
      // What is not yet a sentence is checked too, so that an endless one ends here.
      require(written);
      show(end);
    },
    /** A tail without an end is shown only when the model meant to stop there. */
    finish({ isWhole }: { isWhole: boolean }) {
      if (isWhole) show(written.trimEnd().length);
      if (!shown) throw new ReplyCut(['empty']);
    },
    append(text: string) {
      shown += text;
      speak({ kind: 'words', text });
    },
  };
}

function lastSentenceEnd(text: string): number {
  return [...text.matchAll(/[.!?…]["”»)]*(?=\s)/g)].reduce((_, found) => found.index + found[0].length, 0);
}
