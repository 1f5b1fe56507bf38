// What stands at the head and at the foot of papers about money, and the colours of everything we print.
import { type Brand, localPhone } from '@evenlight/contract/brand';
import { type Paper, TEXT_WIDTH } from './paper.ts';
import type { Cell, Style } from './typesetter.ts';

export const PINE = '#245447';
export const QUIET = '#5a6863';
export const small: Style = { size: 8.5, colour: QUIET };

export function printLetterhead(paper: Paper, brand: Brand, title: string) {
  paper.text('P', brand.name, { size: 13, weight: 'bold', colour: PINE });
  paper.space(14);
  paper.text('H1', title, { size: 22, weight: 'bold' });
}

/** Who printed it and how to call them, and which page of how many this is. */
export function footerOf(brand: Brand, pageWidth: number, inWords: (page: number, pages: number) => string) {
  return (page: number, pages: number): Cell[] => [
    { text: `${brand.name} · ${localPhone(brand.supportPhone)}`, width: TEXT_WIDTH - pageWidth, style: small },
    { text: inWords(page, pages), width: pageWidth, style: small, align: 'end' },
  ];
}
