import type { PricedLine } from '@evenlight/contract/estimates';
import { inDollars } from '@evenlight/contract/money';
import type { statementWords } from './statement-words.ts';

type Words = Pick<(typeof statementWords)['en'], 'addon' | 'declined' | 'choiceLeft'>;
type Printed = { text: string; price: string; look: 'plain' | 'quiet' | 'struck' };

/** One line as it is printed. What was never chosen was not declined, so nothing is struck out. */
export function lineOnPaper({ name, source, cents, isDeclined, isChoice }: PricedLine, words: Words): Printed {
  const text = source === 'addon' ? words.addon(name) : name;
  if (!isDeclined) return { text, price: inDollars(cents), look: 'plain' };
  if (isChoice) return { text, price: words.choiceLeft, look: 'quiet' };
  return { text, price: `${words.declined} ${inDollars(0)}`, look: 'struck' };
}
