// Prints the sample form: warnings first, then lines to write on.
import type { Brand } from '@evenlight/contract/brand';
import type { Language } from '@evenlight/contract/languages';
import { openPaper, type Paper, TEXT_WIDTH } from '../../../platform/paper/paper.ts';
import type { Style } from '../../../platform/paper/typesetter.ts';
import { formWords } from './form-words.ts';

type Part = (typeof formWords)[Language]['parts'][number];

const PINE = '#245447';
const QUIET = '#5a6863';
const body: Style = { size: 10 };
const small: Style = { size: 8.5, colour: QUIET };
const heading: Style = { size: 12, weight: 'bold', colour: PINE };

const PAGE_WIDTH = 110;
const MARK_WIDTH = 18;
const HEADING_HEIGHT = 36;
const LINE_HEIGHT = 14;
const SIGNS_PER_LINE = 95;
// Room to write by hand, above each line.
const WRITING_HEIGHT = 22;
const BLANK_HEIGHT = WRITING_HEIGHT + 16;
// Where two labels share a line, the second one begins here.
const FIRST_LABEL_WIDTH = 330;

export async function printForm({ brand, language }: { brand: Brand; language: Language }): Promise<Buffer> {
  const words = formWords[language];
  const paper = await openPaper({ title: words.fileTitle, author: brand.name, language });
  paper.text('P', brand.name, { size: 11, weight: 'bold', colour: PINE });
  paper.space(8);
  paper.text('H1', words.title, { size: 21, weight: 'bold' });
  paper.text('P', words.subtitle, { ...body, colour: QUIET });
  paper.space(10);
  printWarning(paper, words);
  for (const part of words.parts) printPart(paper, part);
  return paper.finish((page, pages) => [
    { text: words.foot, width: TEXT_WIDTH - PAGE_WIDTH, style: small },
    { text: words.page(page, pages), width: PAGE_WIDTH, style: small, align: 'end' },
  ]);
}

function printWarning(paper: Paper, { warningTitle, warning }: (typeof formWords)[Language]) {
  paper.rule();
  paper.space(7);
  paper.text('H2', warningTitle, { size: 13, weight: 'bold' });
  for (const text of warning) {
    paper.space(4);
    paper.text('P', text, body);
  }
  paper.space(9);
  paper.rule();
}

/** A part stands on one page as a whole, so that nobody signs a line away from what it is about. */
function printPart(paper: Paper, part: Part) {
  const { title, intro, rules = [], choices = [], blanks = [], emptyLines = 0, notes = [] } = part;
  const words = [intro ?? '', ...rules, ...choices, ...notes];
  const lineCount = words.reduce((lines, text) => lines + 1 + text.length / SIGNS_PER_LINE, 0);
  paper.makeRoom(HEADING_HEIGHT + lineCount * LINE_HEIGHT + emptyLines * WRITING_HEIGHT + blanks.length * BLANK_HEIGHT);
  paper.space(15);
  paper.text('H2', title, heading);
  paper.space(2);
  if (intro) paper.text('P', intro, body);
  printList(paper, '•', rules);
  printList(paper, '[ ]', choices);
  for (let line = 0; line < emptyLines; line += 1) {
    paper.space(WRITING_HEIGHT);
    paper.rule();
  }
  for (const blank of blanks) printBlank(paper, blank);
  printNotes(paper, notes);
}

function printList(paper: Paper, mark: string, items: readonly string[]) {
  if (items.length === 0) return;
  paper.space(3);
  paper.table((row) => {
    for (const item of items)
      row([
        { text: mark, width: MARK_WIDTH, style: body },
        { text: item, width: TEXT_WIDTH - MARK_WIDTH, style: body },
      ]);
  });
}

function printNotes(paper: Paper, notes: readonly string[]) {
  for (const note of notes) {
    paper.space(3);
    paper.text('P', note, body);
  }
}

function printBlank(paper: Paper, blank: string | [string, string]) {
  const [first, second = ''] = [blank].flat();
  paper.space(WRITING_HEIGHT);
  paper.rule();
  paper.space(3);
  paper.table((row) =>
    row([
      { text: first ?? '', width: FIRST_LABEL_WIDTH, style: small },
      { text: second, width: TEXT_WIDTH - FIRST_LABEL_WIDTH, style: small },
    ]),
  );
}
