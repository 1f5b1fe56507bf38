// The messages that were written for this: read from one file for each author, so that what is learned from one author is
// never measured on the same one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrisisRoute } from '@evenlight/contract/support/levels';

const directory = join(import.meta.dirname, 'messages');

/** What each label of the files means: whose danger it is, or null for none. */
export const labels = {
  wish: 'self',
  thoughts: 'self',
  method: 'self',
  intent: 'self',
  plan: 'self',
  behaviour: 'self',
  selfharm: 'self',
  means: 'self',
  goodbye: 'self',
  indirect: 'self',
  others: 'others',
  abuse: 'abuse',
  child: 'child',
  home: 'abuse',
  partner: 'abuse',
  medical: 'medical',
  poison: 'medical',
  worried: 'worried',
  concern: null,
  grief: null,
  planning: null,
  past: null,
  talk: null,
} as const satisfies Record<string, CrisisRoute | null>;
export type Label = keyof typeof labels;

/** Those who wrote after the first layer had been tried on strangers, and never read what others had written. */
export function isByLaterHand(author: string): boolean {
  return /^(?:en|es|mixed)-[dhklmprswxy]-/.test(author);
}

export type WrittenMessage = {
  author: string;
  /** Both within one message are `mixed`. */
  language: 'en' | 'es' | 'mixed';
  label: Label;
  /** One line of it among many others. */
  isLetter: boolean;
  text: string;
};

/** `final` is never looked into: rules and training do not know it, and it is scored a few times only. */
export function readMessages(part: 'training' | 'held-back' | 'final'): WrittenMessage[] {
  const files = readdirSync(join(directory, part)).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) => messagesIn(file, readFileSync(join(directory, part, file), 'utf8')));
}

/** Held-back messages, without the few that somebody else happened to write word for word. */
export function readUnseenMessages(): WrittenMessage[] {
  const learned = new Set(readMessages('training').map(({ text }) => inBareWords(text)));
  return readMessages('held-back').filter(({ text }) => !learned.has(inBareWords(text)));
}

function inBareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `# who`, `lang: en`, then `== label` or `== label in a letter` with one message on each line. */
function messagesIn(file: string, content: string): WrittenMessage[] {
  const [, languageLine = '', ...lines] = content.split('\n').map((line) => line.trim());
  const language = languages.find((name) => languageLine === `lang: ${name}`);
  if (!language) throw new Error(`${file}: "${languageLine}" is no language.`);
  let label: Label | undefined;
  let isLetter = false;
  return lines.flatMap((line) => {
    if (line.startsWith('== ')) {
      const [name = '', letter] = line.slice(3).split(' in a ', 2);
      [label, isLetter] = [asLabel(name, file), letter === 'letter'];
      return [];
    }
    if (line === '') return [];
    if (!label) throw new Error(`${file}: "${line}" stands before the first label.`);
    return [{ author: file.replace(/\.txt$/, ''), language, label, isLetter, text: line }];
  });
}

const languages = ['en', 'es', 'mixed'] as const;

function asLabel(word: string, file: string): Label {
  if (!isLabel(word)) throw new Error(`${file}: there is no label "${word}".`);
  return word;
}

const isLabel = (word: string): word is Label => Object.hasOwn(labels, word);
