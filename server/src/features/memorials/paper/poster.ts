// A poster for a door or a notice board: one page.
import { QUIET } from '../../../platform/paper/letterhead.ts';
import { openPaper, type Paper } from '../../../platform/paper/paper.ts';
import { hasChinese } from '../../../platform/paper/runs.ts';
import { paperWords } from './paper-words.ts';
import {
  heightOfLines,
  heightOfPageCode,
  linesOfEvent,
  type PrintedMemorial,
  type Printing,
  printHead,
  printPageCode,
  typedTexts,
} from './printed-memorial.ts';

const GAP = 16;
const code = { width: 120, style: { size: 10, colour: QUIET } };

export async function printPoster(memorial: PrintedMemorial, { brand, language }: Printing): Promise<Buffer> {
  const { poster } = paperWords[language];
  const withChinese = hasChinese(typedTexts(memorial) + decodeURI(memorial.pageUrl));
  const paper = await openPaper({ title: poster, author: brand.name, language, withChinese });
  printHead({ paper, memorial, language, names: [44, 36, 28, 22, 17], portraitWidth: 150 });
  paper.space(GAP);
  printEvents(paper, memorial, { brand, language });
  printPageCode(paper, memorial, { ...code, language });
  return paper.finish(() => []);
}

/** As many of the coming ones as there is room for above the code. */
function printEvents(paper: Paper, memorial: PrintedMemorial, printing: Printing) {
  const kept = heightOfPageCode(paper, memorial, { ...code, language: printing.language }) + GAP;
  for (const event of memorial.events) {
    const lines = linesOfEvent(paper, event, printing.language);
    if (GAP + heightOfLines(paper, lines) + kept > paper.roomLeft()) return;
    paper.space(GAP);
    for (const { text, style } of lines) paper.text('P', text, style, 'centre');
  }
}
