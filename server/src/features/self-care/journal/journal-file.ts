// The journal as a text file that opens everywhere, the oldest entry first.

import type { Language } from '@evenlight/contract/languages';
import type { JournalEntry } from '@evenlight/contract/self-care/journal';
import { momentInWords } from '../../../platform/days.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import { promptWords } from './prompt-words.ts';

const heads: Record<Language, { title: string; fileName: string; changed: string; empty: string }> = inEveryLanguage(
  (t) => ({
    title: t('My journal', 'journal file'),
    fileName: t('journal', 'journal file'),
    changed: t('Changed', 'journal file'),
    empty: t('Nothing is written here yet.'),
  }),
);

export function fileNameOf(language: Language, day: string): string {
  return `${heads[language].fileName}-${day}.txt`;
}

/** Windows shows a text file right only when it says at its beginning what it is. */
const BYTE_ORDER_MARK = '\uFEFF';
const RULE = '-'.repeat(40);

export async function* journalFile(entries: AsyncIterable<JournalEntry>, language: Language): AsyncGenerator<string> {
  const { title, changed, empty } = heads[language];
  yield `${BYTE_ORDER_MARK}${title}\n`;
  let isEmpty = true;
  for await (const { prompt, words, writtenAt, changedAt } of entries) {
    isEmpty = false;
    const lines = [
      momentInWords(new Date(writtenAt), language),
      ...(changedAt === writtenAt ? [] : [`${changed}: ${momentInWords(new Date(changedAt), language)}`]),
      ...(prompt ? [promptWords[prompt][language]] : []),
    ];
    yield `\n${RULE}\n${lines.join('\n')}\n\n${words}\n`;
  }
  if (isEmpty) yield `\n${empty}\n`;
}
