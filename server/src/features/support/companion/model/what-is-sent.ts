// All that leaves the house: our instructions, and the last part of the conversation. No name, no account.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAtLeast } from '@evenlight/contract/support/levels';
import type { ModelMessage } from 'ai';
import type { ReplyContext, Said } from '../companion-types.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
export const systemPrompt = read('system-prompt.md');
export const classifierPrompt = read('classifier-prompt.md');

/** The instructions are English. */
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

// Enough to follow a conversation; what is older costs more than it helps.
const MESSAGES_MAX = 20;
const LETTERS_MAX = 8_000;

/** Ours alone: nothing that a person wrote may stand among the instructions. */
export function instructionsFor({ language, level }: Pick<ReplyContext, 'language' | 'level'>): string {
  const now = [
    `Answer in ${inEnglish.of(language)}.`,
    ...(isAtLeast(level, 'concern') ? ['What this person writes may be heavy: follow "When it is heavy".'] : []),
  ];
  return `${systemPrompt}\n# Now\n\n${now.join(' ')}\n`;
}

/** The newest that fit, beginning with something the person said. */
export function messagesFrom(said: readonly Said[]): ModelMessage[] {
  const kept: Said[] = [];
  let letters = 0;
  // What was a crisis by our own rules is sent to nobody, later as little as at the time.
  for (const one of said.filter(({ isCrisis }) => !isCrisis).toReversed()) {
    letters += one.text.length;
    if (kept.length === MESSAGES_MAX || (letters > LETTERS_MAX && kept.length > 0)) break;
    kept.unshift(one);
  }
  const start = kept.findIndex(({ role }) => role === 'user');
  return kept.slice(start).map(({ role, text }) => ({ role, content: text }));
}
