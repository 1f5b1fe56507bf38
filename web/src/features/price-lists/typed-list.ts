// What a family types while somebody reads prices to them, and what is sent of it.
import { brokenRule } from '@evenlight/contract/field-rules';
import { PriceListWords } from '@evenlight/contract/price-lists';
import { type PriceLine, priceLines } from '@evenlight/contract/price-lists/lines';
import { type ListedPrice, priceUnits, type SaidPrice } from '@evenlight/contract/price-lists/prices';
import { z } from '@evenlight/contract/zod';
import { asTyped, centsTyped } from '../../platform/amount-text';

/** How an amount is meant, or what is said in its place. */
export const Meaning = z.enum([...priceUnits, 'included', 'not-offered']);
export type Meaning = z.infer<typeof Meaning>;

export const amountField = (line: PriceLine) => `amount-${line}`;
export const highestField = (line: PriceLine) => `highest-${line}`;
export const meaningField = (line: PriceLine) => `meaning-${line}`;

const { home, phone, spokenWith, note } = PriceListWords.shape;
const Amount = z
  .string()
  .refine(
    (text) => centsTyped(text) !== undefined,
    brokenRule({ rule: 'custom', sentence: 'Type dollars, such as 1,200' }),
  );
const ofLines = Object.fromEntries(
  priceLines.flatMap((line) => [
    [amountField(line), Amount],
    [highestField(line), Amount],
    [meaningField(line), Meaning],
  ]),
);
const askedOn = z.union([z.literal(''), z.iso.date()]);
const shape: Record<string, z.ZodType<string, string>> = { home, phone, spokenWith, note, askedOn, ...ofLines };

export const TypedListSchema = z.object(shape).superRefine((typed: TypedList, context) => {
  for (const line of priceLines)
    if (!isInOrder(typed, line))
      context.addIssue({ code: 'custom', ...brokenRule({ rule: 'invalid' }), path: [highestField(line)] });
});
export type TypedList = { [field: string]: string };

function isInOrder(typed: TypedList, line: PriceLine): boolean {
  const [low, high] = [centsTyped(typed[amountField(line)] ?? ''), centsTyped(typed[highestField(line)] ?? '')];
  if (high === null || high === undefined || low === undefined) return true;
  return low !== null && low <= high;
}

export function typedOf(words: PriceListWords): TypedList {
  const lines = priceLines.map((line) => {
    const said = words.prices.find((price) => price.line === line)?.said;
    const isRange = said?.is === 'price' && said.lowCents !== said.highCents;
    return {
      [amountField(line)]: said?.is === 'price' ? asTyped(said.lowCents) : '',
      [highestField(line)]: isRange ? asTyped(said.highCents) : '',
      [meaningField(line)]: said?.is === 'price' ? said.unit : (said?.is ?? 'whole'),
    };
  });
  const { home, phone, spokenWith, note, askedOn } = words;
  return Object.assign({ home, phone, spokenWith, note, askedOn: askedOn ?? '' }, ...lines);
}

/** What cannot be read yet stays as it was stored before. */
export function wordsOf(typed: TypedList, before: PriceListWords): PriceListWords {
  const prices = priceLines.flatMap((line): ListedPrice[] => {
    const said = saidOf(typed, line);
    return said === undefined ? before.prices.filter((price) => price.line === line) : said ? [{ line, said }] : [];
  });
  return {
    home: home.safeParse(typed.home).data ?? before.home,
    phone: phone.safeParse(typed.phone).data ?? before.phone,
    askedOn: askedOn.safeParse(typed.askedOn).data || null,
    spokenWith: spokenWith.safeParse(typed.spokenWith).data ?? before.spokenWith,
    prices,
    otherRows: before.otherRows,
    note: note.safeParse(typed.note).data ?? before.note,
  };
}

/** Null where nothing is known; undefined for what cannot be read. */
function saidOf(typed: TypedList, line: PriceLine): SaidPrice | null | undefined {
  const { data: meaning = 'whole' } = Meaning.safeParse(typed[meaningField(line)]);
  if (meaning === 'included' || meaning === 'not-offered') return { is: meaning };
  const low = centsTyped(typed[amountField(line)] ?? '');
  const high = centsTyped(typed[highestField(line)] ?? '');
  if (low === undefined || high === undefined || !isInOrder(typed, line)) return undefined;
  return low === null ? null : { is: 'price', lowCents: low, highCents: high ?? low, unit: meaning };
}

export const nothingTold: PriceListWords = {
  home: '',
  phone: '',
  askedOn: null,
  spokenWith: '',
  prices: [],
  otherRows: [],
  note: '',
};
