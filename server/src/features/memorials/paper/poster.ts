// A poster for a door or a notice board: one page.
import { openPaper, type Paper } from '../../../platform/paper/paper.ts';
import { hasChinese } from '../../../platform/paper/runs.ts';
import { codeFor, readableUrl } from './page-code.ts';
import { paperWords } from './paper-words.ts';
import {
  heightOfLines,
  linesOfEvent,
  type PrintedMemorial,
  type Printing,
  printHead,
  QUIET,
  typedTexts,
} from './printed-memorial.ts';

const CODE_WIDTH = 120;
const GAP = 16;
const small = { size: 10, colour: QUIET };

export async function printPoster(memorial: PrintedMemorial, { brand, language }: Printing): Promise<Buffer> {
  const { poster } = paperWords[language];
  const withChinese = hasChinese(typedTexts(memorial) + decodeURI(memorial.pageUrl));
  const paper = await openPaper({ title: poster, author: brand.name, language, withChinese });
  printHead({ paper, memorial, language, names: [44, 36, 28, 22, 17], portraitWidth: 150 });
  paper.space(GAP);
  printEvents(paper, memorial, { brand, language });
  printCode(paper, memorial, { brand, language });
  return paper.finish(() => []);
}

/** As many of the coming ones as there is room for above the code. */
function printEvents(paper: Paper, memorial: PrintedMemorial, printing: Printing) {
  const kept = heightOfCode(paper, memorial, printing) + GAP;
  for (const event of memorial.events) {
    const lines = linesOfEvent(paper, event, printing.language);
    if (GAP + heightOfLines(paper, lines) + kept > paper.roomLeft()) return;
    paper.space(GAP);
    for (const { text, style } of lines) paper.text('P', text, style, 'centre');
  }
}

function heightOfCode(paper: Paper, { pageUrl }: PrintedMemorial, { language }: Printing): number {
  const lines = [paperWords[language].scan, readableUrl(pageUrl)];
  return CODE_WIDTH + lines.reduce((height, line) => height + paper.heightOf(line, small), 0);
}

function printCode(paper: Paper, memorial: PrintedMemorial, printing: Printing) {
  const words = paperWords[printing.language];
  const address = readableUrl(memorial.pageUrl);
  paper.sink(heightOfCode(paper, memorial, printing));
  paper.code(codeFor(memorial.pageUrl), { width: CODE_WIDTH, says: words.codeTo(address) });
  paper.text('P', words.scan, small, 'centre');
  paper.text('P', paper.readable(address).text || memorial.pageUrl, small, 'centre');
}
