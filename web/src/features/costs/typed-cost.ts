// What a family types about one line, and what is sent of it.
import {
  COPIES_MAX,
  type CostLine,
  CostWords,
  nothingSaid,
  type SaidState,
  saidStates,
} from '@evenlight/contract/costs/cost-lines';
import { DocumentType } from '@evenlight/contract/documents';
import { brokenRule, whateverElseIsWrong } from '@evenlight/contract/field-rules';
import { z } from '@evenlight/contract/zod';
import { asTyped } from '../../platform/amount-text';
import { rangeTyped, type TypedRange } from './typed-range';

const { name, payer, paperWords } = CostWords.shape;
const COUNT = /^\s*\d{1,3}\s*$/;

const Fields = z.object({
  state: z.enum(saidStates),
  amount: z
    .string()
    .refine(
      (text) => rangeTyped(text) !== undefined,
      brokenRule({ rule: 'custom', sentence: 'Type dollars, such as 1,200 or 900-1,200' }),
    ),
  count: z.string().refine((text) => text.trim() === '' || isCount(text), brokenRule({ rule: 'invalid' })),
  name,
  payer,
  paper: z.union([z.literal(''), DocumentType]),
  paperWords,
});
export type TypedCost = z.input<typeof Fields>;
type ReadCost = z.output<typeof Fields>;

function isCount(text: string): boolean {
  return COUNT.test(text) && Number(text) >= 1 && Number(text) <= COPIES_MAX;
}

const hasAmount = ({ amount }: TypedCost) => amount.trim() !== '';
const isPriced = ({ state }: TypedCost) => state !== 'open' && state !== 'not-needed';

/** `isOwn`: it has the name that the family gives it. `isTypical`: an estimate may stay without an amount. */
export function schemaOf({ isOwn, isTypical }: { isOwn: boolean; isTypical: boolean }) {
  const mayBeEmpty = (typed: TypedCost) => !isPriced(typed) || (isTypical && typed.state === 'estimate');
  return Fields.refine((typed) => mayBeEmpty(typed) || hasAmount(typed), {
    ...brokenRule({ rule: 'required' }),
    ...whateverElseIsWrong,
    path: ['amount'],
  })
    .refine((typed) => typed.state !== 'paid' || isOneSum(rangeTyped(typed.amount)), {
      ...brokenRule({ rule: 'custom', sentence: 'What was paid is one amount' }),
      ...whateverElseIsWrong,
      path: ['amount'],
    })
    .refine((typed) => !isOwn || typed.name.trim() !== '', {
      ...brokenRule({ rule: 'required' }),
      ...whateverElseIsWrong,
      path: ['name'],
    });
}

const isOneSum = (range: TypedRange | null | undefined) => !range || range.lowCents === range.highCents;

/** What stands there already, or what a vendor has named. */
export function typedOf({ said, state, source, figure }: CostLine): TypedCost {
  const words = said ?? nothingSaid;
  const fromQuote = source === 'quote' && figure ? { state: quotedAs(state), ...figure } : words;
  const { lowCents, highCents } = fromQuote;
  return {
    state: fromQuote.state,
    amount: lowCents === null || highCents === null ? '' : rangeAsTyped({ lowCents, highCents }),
    count: words.count === null ? '' : String(words.count),
    name: words.name,
    payer: words.payer,
    paper: words.paper ?? '',
    paperWords: words.paperWords,
  };
}

const quotedAs = (state: CostLine['state']): SaidState => (state === 'agreed' ? 'agreed' : 'quoted');

function rangeAsTyped({ lowCents, highCents }: TypedRange): string {
  const low = asTyped(lowCents);
  return lowCents === highCents ? low : `${low}-${asTyped(highCents)}`;
}

/** Whoever types an amount and says no more about it has an estimate. */
export function wordsOf(typed: ReadCost, { isTypical }: { isTypical: boolean }): CostWords {
  const { amount, count, paper, state: chosen, ...texts } = typed;
  const range = rangeTyped(amount) ?? null;
  const state = chosen === 'open' && range ? 'estimate' : chosen;
  return {
    ...texts,
    state,
    lowCents: range?.lowCents ?? null,
    highCents: range?.highCents ?? null,
    isTypical: isTypical && state === 'estimate' && !range,
    count: count.trim() === '' ? null : Number(count),
    paper: paper === '' ? null : paper,
  };
}
