// An order of service on one sheet folded in the middle: the cover and the back outside, the parts inside.
import { PINE, QUIET } from '../../../platform/paper/letterhead.ts';
import { openPaper, type Paper } from '../../../platform/paper/paper.ts';
import { hasChinese } from '../../../platform/paper/runs.ts';
import { folded } from '../../../platform/paper/sheets.ts';
import type { Style } from '../../../platform/paper/typesetter.ts';
import { paperWords } from './paper-words.ts';
import {
  heightOfLines,
  linesOfEvent,
  type PrintedMemorial,
  type Printing,
  printHead,
  printPageCode,
  typedTexts,
} from './printed-memorial.ts';

export type Part = { title: string; who: string };

const WHO_SHARE = 0.42;
const code = { width: 104, style: { size: 9.5, colour: QUIET } };
const partStyle: Style = { size: 12, weight: 'bold' };
const whoStyle: Style = { size: 11, colour: QUIET };

/** Lines as they were typed: 'Title | who'. A blank line is a pause, and several of them are one. */
export function partsIn(text: string): (Part | null)[] {
  const lines = text.trim().split(/\r?\n/);
  return lines.flatMap((line, place): (Part | null)[] => {
    if (line.trim() === '') return lines[place - 1]?.trim() === '' ? [] : [null];
    const [title = '', ...who] = line.split('|').map((half) => half.trim());
    return [{ title, who: who.join(' ').trim() }];
  });
}

export async function printOrderOfService(
  memorial: PrintedMemorial,
  parts: readonly (Part | null)[],
  { brand, language }: Printing,
): Promise<Buffer> {
  const typed = [
    typedTexts(memorial),
    decodeURI(memorial.pageUrl),
    ...parts.map((part) => `${part?.title} ${part?.who}`),
  ];
  const paper = await openPaper({
    title: paperWords[language].orderOfService,
    author: brand.name,
    language,
    sheet: folded,
    withChinese: hasChinese(typed.join(' ')),
  });
  paper.turnTo(0, 1);
  printCover(paper, memorial, { brand, language });
  paper.turnTo(1);
  printParts(paper, parts, { brand, language });
  paper.turnTo(0, 0);
  printPageCode(paper, memorial, { ...code, language });
  return paper.finish(() => []);
}

function printCover(paper: Paper, memorial: PrintedMemorial, { language }: Printing) {
  paper.space(memorial.portrait ? 12 : 140);
  printHead({ paper, memorial, language, names: [30, 24, 19, 15, 12], portraitWidth: 150 });
  const [event] = memorial.events;
  if (!event) return;
  const lines = linesOfEvent(paper, event, language);
  const height = heightOfLines(paper, lines);
  // A cover is one half of the sheet: what does not fit stays with the page.
  if (height + 24 > paper.roomLeft()) return;
  paper.sink(height + 12);
  for (const { text, style } of lines) paper.text('P', text, style, 'centre');
}

function printParts(paper: Paper, parts: readonly (Part | null)[], { language }: Printing) {
  paper.text('H2', paperWords[language].orderOfService, { size: 16, weight: 'bold', colour: PINE });
  paper.space(14);
  paper.table((row) => {
    for (const part of parts) {
      if (!part) {
        paper.space(16);
        continue;
      }
      const [title, who] = [paper.readable(part.title).text, paper.readable(part.who).text];
      if (!title && !who) continue;
      const whoWidth = who ? paper.width() * WHO_SHARE : 0;
      row([
        { text: title, width: paper.width() - whoWidth, style: partStyle, direction: 'auto' },
        ...(who
          ? [{ text: who, width: whoWidth, style: whoStyle, align: 'end' as const, direction: 'auto' as const }]
          : []),
      ]);
      paper.space(8);
    }
  });
}
