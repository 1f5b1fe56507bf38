// What stands below the sums of a printed statement: what others charge besides, and what the law has us say.
import { type Brand, localPhone } from '@evenlight/contract/brand';
import type { DatedFact } from '@evenlight/contract/facts';
import type { Language } from '@evenlight/contract/languages';
import { inItsLanguage } from '../../../platform/paper/language-mark.ts';
import { PINE } from '../../../platform/paper/letterhead.ts';
import { type Paper, TEXT_WIDTH } from '../../../platform/paper/paper.ts';
import type { Style } from '../../../platform/paper/typesetter.ts';
import { factInWords } from '../../facts/fact-words.ts';
import { disclosures } from './disclosures.ts';
import type { statementWords } from './statement-words.ts';

// A heading never stands alone at the foot of a page: it takes two lines along.
export const HEADING_AND_TWO_LINES = 60;
const NAME_WIDTH = 200;

const heading: Style = { size: 12, weight: 'bold', colour: PINE };
const small: Style = { size: 9.5 };

export function printNotIncluded(paper: Paper, facts: readonly DatedFact[], language: Language) {
  const { notIncluded, chargedByOthers, buySeparately } = disclosures[language];
  paper.space(20);
  paper.makeRoom(HEADING_AND_TWO_LINES);
  paper.text('H2', notIncluded, heading);
  paper.space(4);
  paper.text('P', chargedByOthers, small);
  paper.space(4);
  paper.table((row) => {
    for (const fact of facts) {
      row([
        { text: inItsLanguage(fact.name, fact, language), width: NAME_WIDTH, style: small },
        { text: factInWords(fact, language), width: TEXT_WIDTH - NAME_WIDTH, style: small },
      ]);
      paper.space(3);
    }
  });
  paper.text('P', buySeparately, small);
}

type Printing = { words: (typeof statementWords)[Language]; brand: Brand; language: Language };

export function printRights(paper: Paper, { words, brand, language }: Printing) {
  paper.space(20);
  paper.makeRoom(HEADING_AND_TWO_LINES);
  paper.text('H2', words.rights, heading);
  for (const [place, right] of disclosures[language].rights.entries()) {
    paper.space(4);
    paper.text('P', `${place + 1}. ${right}`, small);
  }
  paper.space(8);
  paper.text('P', words.call(localPhone(brand.supportPhone)), { size: 10, weight: 'bold' });
}
