import { type PricedLine, standingOf } from '@evenlight/contract/estimates';
import { inDollars } from '@evenlight/contract/money';
import type { statementWords } from './statement-words.ts';

type Words = Pick<(typeof statementWords)['en'], 'addon' | 'declined' | 'choiceLeft'>;
type Printed = { text: string; price: string; look: 'plain' | 'quiet' | 'struck' };

/** One line as it is printed. Only what was declined is struck out. */
export function lineOnPaper(line: PricedLine, words: Words): Printed {
  const { name, source, cents } = line;
  const text = source === 'addon' ? words.addon(name) : name;
  const standing = standingOf(line);
  if (standing === 'taken') return { text, price: inDollars(cents), look: 'plain' };
  if (standing === 'not-chosen') return { text, price: words.choiceLeft, look: 'quiet' };
  return { text, price: `${words.declined} ${inDollars(0)}`, look: 'struck' };
}
