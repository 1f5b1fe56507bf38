// What posters and orders of service share: whom they are for, in letters that can be printed, and the head of the page.
import type { Brand } from '@evenlight/contract/brand';
import type { Language } from '@evenlight/contract/languages';
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import { momentInWords } from '../../../platform/days.ts';
import { PINE, QUIET } from '../../../platform/paper/letterhead.ts';
import type { Paper } from '../../../platform/paper/paper.ts';
import type { Style } from '../../../platform/paper/typesetter.ts';
import { codeFor, readableUrl } from './page-code.ts';
import { datesInWords, paperWords } from './paper-words.ts';

export type PrintedMemorial = {
  fullName: string;
  birthDate: string | null;
  deathDate: string | null;
  /** A JPEG. */
  portrait: Buffer | null;
  /** The coming ones, the nearest first. */
  events: readonly MemorialEvent[];
  pageUrl: string;
};
export type Printing = { brand: Brand; language: Language };
/** From the largest on; the first in which the name takes at most two lines. */
type NameSizes = readonly [number, ...number[]];

// A portrait is upright, four to three, and its arch needs the height.
const PORTRAIT_SHAPE = 4 / 3;
const LINES_OF_A_NAME = 2;

type Head = { paper: Paper; memorial: PrintedMemorial; language: Language; names: NameSizes; portraitWidth: number };

export function printHead({ paper, memorial, language, names, portraitWidth }: Head) {
  const words = paperWords[language];
  const name = paper.readable(memorial.fullName).text;
  if (memorial.portrait) {
    const says = words.portraitOf(memorial.fullName);
    paper.portrait(memorial.portrait, { width: portraitWidth, height: portraitWidth * PORTRAIT_SHAPE, says });
    paper.space(18);
  }
  paper.text('P', words.inMemory, { size: 12, colour: QUIET }, 'centre');
  paper.space(4);
  if (name) paper.text('H1', name, nameStyle(paper, name, names), 'centre');
  const dates = datesInWords(memorial, language);
  if (!dates) return;
  paper.space(6);
  paper.text('P', dates, { size: 13, colour: QUIET }, 'centre');
}

function nameStyle(paper: Paper, name: string, sizes: NameSizes): Style {
  const styled = (size: number): Style => ({ size, weight: 'bold', colour: PINE });
  const isShort = (size: number) =>
    Math.round(paper.heightOf(name, styled(size)) / paper.heightOf('A', styled(size))) <= LINES_OF_A_NAME;
  return styled(sizes.find(isShort) ?? sizes.at(-1) ?? sizes[0]);
}

export type PrintedLine = { text: string; style: Style };

/** Title, time and place of a gathering, as far as their letters can be printed. */
export function linesOfEvent(paper: Paper, { title, eventDate, location }: MemorialEvent, language: Language) {
  // Whoever holds the paper is where the gathering is: a zone would only ask what else it could be.
  const when = momentInWords(new Date(eventDate), language);
  const lines: PrintedLine[] = [
    { text: paper.readable(title).text, style: { size: 14, weight: 'bold' } },
    { text: when, style: { size: 12 } },
    { text: paper.readable(location).text, style: { size: 12 } },
  ];
  return lines.filter(({ text }) => text !== '');
}

export function heightOfLines(paper: Paper, lines: readonly PrintedLine[]): number {
  return lines.reduce((height, { text, style }) => height + paper.heightOf(text, style), 0);
}

/** All that was typed, to know which fonts are needed. */
export function typedTexts({ fullName, events }: PrintedMemorial): string {
  return [fullName, ...events.flatMap(({ title, location }) => [title, location])].join(' ');
}

type PageCode = { language: Language; width: number; style: Style };

/** The code that leads to the page, what it is for, and the address to type, at the foot of the page. */
export function printPageCode(paper: Paper, memorial: PrintedMemorial, { language, width, style }: PageCode) {
  const words = paperWords[language];
  const address = addressIn(paper, memorial);
  paper.sink(heightOfPageCode(paper, memorial, { language, width, style }));
  paper.code(codeFor(memorial.pageUrl), { width, says: words.codeTo(readableUrl(memorial.pageUrl)) });
  paper.text('P', words.scan, style, 'centre');
  paper.text('P', address, style, 'centre');
}

export function heightOfPageCode(
  paper: Paper,
  memorial: PrintedMemorial,
  { language, width, style }: PageCode,
): number {
  const lines = [paperWords[language].scan, addressIn(paper, memorial)];
  return width + lines.reduce((height, line) => height + paper.heightOf(line, style), 0);
}

/** Letters that cannot be printed are left as they travel. */
function addressIn(paper: Paper, { pageUrl }: PrintedMemorial): string {
  return paper.readable(readableUrl(pageUrl)).text || pageUrl;
}
