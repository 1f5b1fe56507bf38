// Pasted text is read into rows, which somebody then confirms one by one.
import { type ReadRow, readRow } from './read-row.ts';

export const PASTED_MAX_LENGTH = 20_000;
/** Lists of large homes have some 150. */
export const ROWS_MAX = 300;
export const ROW_MAX_LENGTH = 300;

export type ReadList = { is: 'read'; rows: ReadRow[] } | { is: 'too-long' | 'other-currency' | 'no-list' };

const OTHER_CURRENCY = /[€£¥₹₱]|\b(?:EUR|GBP|MXN|CAD|euros?|pesos?|MX\$|CA\$|C\$)(?![\p{L}\p{N}])/iu;
const ROW_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]+/gu;

export function readPriceList(text: string): ReadList {
  if (text.length > PASTED_MAX_LENGTH) return { is: 'too-long' };
  if (OTHER_CURRENCY.test(text)) return { is: 'other-currency' };
  const rows = text.split(ROW_END).map(cleaned).filter(Boolean);
  if (rows.length > ROWS_MAX || rows.some((row) => row.length > ROW_MAX_LENGTH * 4)) return { is: 'too-long' };
  const read = joinBroken(rows.map(readRow)).filter(saysSomething);
  const isList = read.some(({ line, said }) => line !== null && said !== null) || read.filter(isPriced).length > 2;
  return isList ? { is: 'read', rows: read } : { is: 'no-list' };
}

function cleaned(row: string): string {
  return row.replace(/\t+/g, ' : ').replace(UNSEEN, ' ').trim();
}

const isPriced = ({ text, said }: ReadRow) => said !== null && text.includes('$');

/** Headings and sentences of the law name no price. */
const saysSomething = ({ text, line, said }: ReadRow) =>
  text.length <= ROW_MAX_LENGTH && (said !== null || /\d/.test(text) || (line !== null && text.length < 60));

/** A name that goes on in the next row: only both together say what the price is for. */
function joinBroken(rows: readonly ReadRow[]): ReadRow[] {
  const joined: ReadRow[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    const isOpen = before?.said === null && !/\d/.test(before.text) && row.said !== null && row.line === null;
    const both = isOpen ? readRow(`${before.text} ${row.text}`) : null;
    if (both?.line && both.said) joined.splice(-1, 1, both);
    else joined.push(row);
  }
  return joined;
}
