// One row of a price list with what it says at its end. What is not clear has no price: somebody looks at it, and nothing is guessed.
import { MOST_CENTS } from '../money.ts';
import type { PriceLine } from './lines.ts';
import { lineNamed } from './price-words.ts';
import type { PriceUnit, SaidPrice } from './prices.ts';

export type ReadRow = { text: string; line: PriceLine | null; said: SaidPrice | null };

const MARKS = /[\s*†‡§¹²³.;,:…]+$/u;
const LEADERS = /[\s.…·•_:$–—-]+$/u;
const INCLUDED = /\b(?:included|no charge|incluid[oa]s?|sin (?:cargo|costo))$/i;
const NOT_OFFERED = /(?:\bn\/a|\bnot (?:offered|available)|\bno (?:se ofrece|disponible|ofrecemos))$/i;
const UNITS: [PriceUnit, RegExp][] = [
  ['mile', /(?:\bper|\/|\bpor|\ba)\s*(?:loaded\s+)?(?:miles?|mi|milla)$/i],
  ['day', /(?:\bper|\ba|\/|\bpor|\bal)\s*(?:day|d[ií]a)$/i],
  ['hour', /(?:\bper|\ban|\/|\bpor|\bla)\s*(?:hour|hr|hora)$/i],
  ['whole', /(?:\beach|\bea|\bcada un[oa]|\bc\/u)$/i],
];
const FIGURE = String.raw`(?:us)?\$?\s?([\d.,]{0,14}\d)(?:\s?(?:usd|dollars?|d[oó]lares))?`;
const AT_END = new RegExp(
  String.raw`(?:(?:\bfrom|\bbetween|\bde|\bdesde|\bentre)\s+)?(?:${FIGURE}\s*(?:-|–|—|\bto\b|\band\b|\ba\b|\by\b|\bhasta\b)\s*)?${FIGURE}$`,
  'iu',
);
const AMOUNT = /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/;
/** A further figure in front: nobody knows which of them counts, or whether they are one. */
const FURTHER_FIGURE = /\$\s?\d|\d[\s.,'’/-]{0,2}$|\d\p{L}$/u;

export function readRow(row: string): ReadRow {
  const { label, said } = takenApart(row);
  return { text: row, line: lineNamed(label), said };
}

function takenApart(row: string): { label: string; said: SaidPrice | null } {
  const bare = row.replace(/\(([^()]*)\)\s*$/u, '$1').replace(MARKS, '');
  if (INCLUDED.test(bare)) return { label: bare.replace(INCLUDED, ''), said: { is: 'included' } };
  if (NOT_OFFERED.test(bare)) return { label: bare.replace(NOT_OFFERED, ''), said: { is: 'not-offered' } };
  const [unit, ending] = UNITS.find(([, named]) => named.test(bare)) ?? (['whole', null] as const);
  const priced = ending ? bare.replace(ending, '').replace(MARKS, '') : bare;
  const found = AT_END.exec(priced);
  if (!found) return { label: row, said: null };
  const front = priced.slice(0, found.index);
  const label = front.replace(LEADERS, '');
  const [high, low] = [centsOf(found[2]), centsOf(found[1] ?? found[2])];
  const isClear = low !== null && high !== null && low <= high && !FURTHER_FIGURE.test(front);
  return { label, said: isClear ? { is: 'price', lowCents: low, highCents: high, unit } : null };
}

function centsOf(figure: string | undefined): number | null {
  if (!figure || !AMOUNT.test(figure)) return null;
  const [dollars = '', cents = ''] = figure.replaceAll(',', '').split('.');
  const all = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return all <= MOST_CENTS ? all : null;
}
