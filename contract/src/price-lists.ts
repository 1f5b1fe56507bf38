// Price lists of other funeral homes beside our price for a plan: typed on the phone or pasted, and never filled in by guessing.
import { endpoint } from './endpoint.ts';
import { brokenRule, isPhone, lineOfText } from './field-rules.ts';
import { PlanId, PriceListId } from './ids.ts';
import { ListedPrices } from './price-lists/prices.ts';
import { ROW_MAX_LENGTH, ROWS_MAX } from './price-lists/read-list.ts';
import { Statement } from './statements.ts';
import { Day } from './venues.ts';
import { z } from './zod.ts';

/** As many as one can call in a day, and compare on one page. */
export const PRICE_LISTS_MAX = 5;
export const HOME_NAME_MAX_LENGTH = 80;
export const LIST_NOTE_MAX_LENGTH = 1000;

const Text = z.union([z.literal(''), lineOfText(HOME_NAME_MAX_LENGTH)]);

export const PriceListWords = z.object({
  home: lineOfText(HOME_NAME_MAX_LENGTH),
  phone: Text.refine((text) => text === '' || isPhone(text), brokenRule({ rule: 'phone' })),
  /** When it was told, or printed. */
  askedOn: Day.nullable(),
  spokenWith: Text,
  prices: ListedPrices,
  /** Rows of a pasted list that stand for no line of the rule. */
  otherRows: z.array(lineOfText(ROW_MAX_LENGTH)).max(ROWS_MAX),
  note: z.string().trim().max(LIST_NOTE_MAX_LENGTH),
});
export type PriceListWords = z.infer<typeof PriceListWords>;

export const PriceList = z.object({ id: PriceListId, version: z.int(), words: PriceListWords });
export type PriceList = z.infer<typeof PriceList>;

export const PlanPriceLists = z.object({
  planId: PlanId,
  calledName: z.string(),
  /** False for those of the family who may read the plan only. */
  mayEdit: z.boolean(),
  /** Our price, and the choices that say which lines count. */
  statement: Statement,
  /** In the order in which they were begun. */
  lists: z.array(PriceList),
});
export type PlanPriceLists = z.infer<typeof PlanPriceLists>;

const ofPlan = { access: 'member', returns: PlanPriceLists } as const;

export const getPriceLists = endpoint({
  ...ofPlan,
  method: 'GET',
  path: '/funeral-plans/:planId/price-lists',
  summary: 'Price lists of other funeral homes beside our price, for whoever made the plan and for their family group.',
  params: z.object({ planId: PlanId }),
  problems: ['session.required', 'plan.not_found'],
});

export const savePriceList = endpoint({
  ...ofPlan,
  method: 'PUT',
  path: '/funeral-plans/:planId/price-lists/:listId',
  summary: 'Write down a price list of another home, or what was learned of it since. The caller makes its number.',
  params: z.object({ planId: PlanId, listId: PriceListId }),
  body: z.object({
    /** Null takes the list away. */
    words: PriceListWords.nullable(),
    /** The version that the change was made from; 0 for a new list. */
    version: z.int().min(0),
  }),
  problems: [
    'session.required',
    'plan.not_found',
    'family.role_too_low',
    'price_list.changed_meanwhile',
    'price_list.too_many',
  ],
  // A list is saved after each of its lines.
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
});
