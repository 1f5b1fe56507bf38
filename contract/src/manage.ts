// What our team keeps in sheets: venues, vendors, packages, add-ons, groups, hours, texts, counties and dated facts. A row is edited
// as a draft in the browser or as a line of a CSV file; both are written in the same words, and pass the same checks.

import { Addon, Package } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { DatedFact } from './facts.ts';
import { furtherLanguages, languages } from './languages.ts';
import { unlessEmpty, wholeNumber } from './query-parameters.ts';
import { SupportGroup } from './support/groups.ts';
import { Vendor } from './vendors/vendor.ts';
import { Venue } from './venues.ts';
import { z } from './zod.ts';

export const sheetKinds = [
  'venues',
  'vendors',
  'packages',
  'addons',
  'groups',
  'hours',
  'resources',
  'counties',
  'facts',
] as const;
export const SheetKind = z.enum(sheetKinds);
export type SheetKind = z.infer<typeof SheetKind>;

const CELL_MAX_LENGTH = 20_000;
const ROW_ID_MAX_LENGTH = 160;
const COLUMN_NAME_MAX_LENGTH = 40;
export const SHEET_SEARCH_MAX_LENGTH = 100;
export const LINES_ON_PAGE = 50;
export const CHANGES_SHOWN = 100;
/** About five thousand listings; whoever has more puts them in from the command line. */
export const SHEET_FILE_MAX_BYTES = 2 * 1024 * 1024;
/** Some signs are longer in JSON than in the file. */
const FILE_BODY_MAX_BYTES = 2 * SHEET_FILE_MAX_BYTES;

/** A row as it is written: the text of each cell by its column. */
export const Cells = z.record(z.string().max(COLUMN_NAME_MAX_LENGTH), z.string().max(CELL_MAX_LENGTH));
export type Cells = z.infer<typeof Cells>;

/** What is wrong, and in which column; null for what is wrong with the whole. The sentence is English, as in the file. */
export const CellFault = z.object({ column: z.string().nullable(), sentence: z.string() });
export type CellFault = z.infer<typeof CellFault>;

/** One part of a line in a cell; with options, one of them. */
const TablePart = z.object({ name: z.string(), options: z.array(z.string()).optional() });
export type TablePart = z.infer<typeof TablePart>;

/** How a cell is asked for. */
const Field = z.discriminatedUnion('is', [
  z.object({ is: z.enum(['line', 'lines', 'money', 'number', 'day', 'time', 'yes-or-no']) }),
  /** Several things, `;` between them. */
  z.object({ is: z.literal('list') }),
  z.object({ is: z.enum(['choice', 'choices']), options: z.array(z.string()) }),
  /** One thing on each line, its parts with `|` between them. */
  z.object({ is: z.literal('table'), parts: z.array(TablePart) }),
]);
export type Field = z.infer<typeof Field>;

export const Column = z.object({
  name: z.string(),
  field: Field,
  mayBeEmpty: z.boolean(),
  /** Of a text in another language: which one it is of. */
  translates: z.object({ column: z.string(), language: z.enum(languages) }).optional(),
});
export type Column = z.infer<typeof Column>;

export const SheetLine = z.object({
  id: z.string(),
  title: z.string(),
  /** Where it is, or what it costs: told apart by it from others of the same name. */
  detail: z.string(),
  isListed: z.boolean(),
  isSample: z.boolean(),
  /** Somebody is writing at it. */
  hasDraft: z.boolean(),
});
export type SheetLine = z.infer<typeof SheetLine>;

const ways = ['desk', 'file', 'command line'] as const;

export const SheetVersion = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  way: z.enum(ways),
  /** Null for the command line, and for somebody who has left. */
  by: z.string().nullable(),
  before: Cells.nullable(),
  after: Cells,
});
export type SheetVersion = z.infer<typeof SheetVersion>;

const ContentHash = z.string().max(60);
const DraftState = z.uuid();

export const ManagedRow = z.object({
  kind: SheetKind,
  id: z.string(),
  columns: z.array(Column),
  /** What families see; null for a row that is only being begun. */
  published: Cells.nullable(),
  /** A hash of what is published: whoever writes a draft has to have seen it. Empty while nothing is. */
  mark: ContentHash,
  isSample: z.boolean(),
  draft: z
    .object({
      cells: Cells,
      /** Another one after every save. */
      state: DraftState,
      /** What families see was changed after the draft was saved: it has to be looked at and saved once more. */
      isOutrun: z.boolean(),
      savedAt: z.iso.datetime(),
      savedBy: z.string().nullable(),
      faults: z.array(CellFault),
    })
    .nullable(),
  /** The newest first, so many at most. */
  history: z.array(SheetVersion),
});
export type ManagedRow = z.infer<typeof ManagedRow>;

/** As families will see it. Hours say themselves what they are, and texts of the library have a page to write them on. */
export const Shown = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('venues'), venue: Venue }),
  z.object({ kind: z.literal('vendors'), vendor: Vendor }),
  z.object({ kind: z.literal('packages'), package: Package }),
  z.object({ kind: z.literal('addons'), addon: Addon }),
  z.object({ kind: z.literal('groups'), group: SupportGroup }),
  z.object({ kind: z.literal('facts'), fact: DatedFact }),
]);
export type Shown = z.infer<typeof Shown>;

export const UNTRANSLATED_SHOWN = 100;

/** A row that families read in another language than they asked for, or whose original was changed since. */
export const UntranslatedRow = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['missing', 'outdated']),
  /** The texts that are not said in the language; none where they are older than the original. */
  columns: z.array(z.string()),
});
export type UntranslatedRow = z.infer<typeof UntranslatedRow>;

export const UntranslatedSheet = z.object({ kind: SheetKind, total: z.int(), rows: z.array(UntranslatedRow) });
export type UntranslatedSheet = z.infer<typeof UntranslatedSheet>;

export const listUntranslated = endpoint({
  method: 'GET',
  path: '/staff/translations/:language',
  summary: 'What is offered and not told in a language: the sheets with such rows, and the first of them.',
  access: 'staff',
  params: z.object({ language: z.enum(furtherLanguages) }),
  returns: z.array(UntranslatedSheet),
});

const OfSheet = z.object({ kind: SheetKind });
const OneRow = OfSheet.extend({ rowId: z.string().min(1).max(ROW_ID_MAX_LENGTH) });
const changing = ['path.not_found', 'sheet.changed_meanwhile'] as const;

export const listSheetLines = endpoint({
  method: 'GET',
  path: '/staff/manage/:kind',
  summary: 'The rows of a sheet by name, those being written first; so many at a time.',
  access: 'staff',
  params: OfSheet,
  query: z.object({
    search: unlessEmpty(z.string().trim().max(SHEET_SEARCH_MAX_LENGTH)),
    page: unlessEmpty(wholeNumber(10_000, 1)),
  }),
  returns: z.object({ lines: z.array(SheetLine), hasMore: z.boolean(), columns: z.array(Column) }),
  problems: ['path.not_found'],
});

export const getManagedRow = endpoint({
  method: 'GET',
  path: '/staff/manage/:kind/rows/:rowId',
  summary: 'One row: what is published, the draft, and what was changed before.',
  access: 'staff',
  params: OneRow,
  returns: ManagedRow,
  problems: ['path.not_found', 'sheet.row_not_found'],
});

export const saveSheetDraft = endpoint({
  method: 'PUT',
  path: '/staff/manage/:kind/rows/:rowId/draft',
  summary: 'Keeps a draft, whatever is still wrong with it. A new id begins a new row.',
  access: 'staff',
  params: OneRow,
  body: z.object({
    cells: Cells,
    /** The draft that was seen; null for none. */
    seen: DraftState.nullable(),
    mark: ContentHash,
  }),
  returns: ManagedRow,
  problems: [...changing, 'sheet.row_not_found'],
});

export const discardSheetDraft = endpoint({
  method: 'POST',
  path: '/staff/manage/:kind/rows/:rowId/discard',
  summary: 'Throws a draft away. What is published stays.',
  access: 'staff',
  params: OneRow,
  body: z.object({ seen: DraftState }),
  problems: [...changing, 'sheet.row_not_found'],
});

export const previewSheetRow = endpoint({
  method: 'POST',
  path: '/staff/manage/:kind/preview',
  summary: 'How a row would look to families, or what is wrong with it. Nothing is kept.',
  access: 'staff',
  params: OfSheet,
  body: z.object({ rowId: OneRow.shape.rowId, cells: Cells }),
  returns: z.object({ faults: z.array(CellFault), shown: Shown.nullable() }),
  problems: ['path.not_found', 'sheet.row_not_found'],
});

export const publishSheetDraft = endpoint({
  method: 'POST',
  path: '/staff/manage/:kind/rows/:rowId/publish',
  summary: 'Families see the draft from now on. Answers with the row under the id it has now.',
  access: 'staff',
  params: OneRow,
  body: z.object({ seen: DraftState }),
  returns: ManagedRow,
  problems: [...changing, 'sheet.row_not_found', 'sheet.faulty'],
});

export const takeSheet = endpoint({
  method: 'GET',
  path: '/staff/manage/:kind/file',
  summary: 'The whole sheet as a CSV file.',
  access: 'staff',
  params: OfSheet,
  produces: 'text/csv',
  problems: ['path.not_found'],
});

export const trySheet = endpoint({
  method: 'POST',
  path: '/staff/manage/:kind/file/try',
  summary: 'What a CSV file would change, or what is wrong with it. Nothing is changed.',
  access: 'staff',
  params: OfSheet,
  body: z.object({ content: z.string().max(SHEET_FILE_MAX_BYTES) }),
  bodyMaxBytes: FILE_BODY_MAX_BYTES,
  returns: z.object({
    /** With the line in front. */
    faults: z.array(z.string()),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** The first of them. */
    changes: z.array(z.object({ title: z.string(), before: Cells.nullable(), after: Cells })),
    /** A hash of these changes: whoever puts the file has to have seen them. */
    mark: z.string(),
  }),
  problems: ['path.not_found'],
});

export const putSheet = endpoint({
  method: 'POST',
  path: '/staff/manage/:kind/file/put',
  summary: 'Does what was tried, all or nothing. The same file sent again changes nothing more.',
  access: 'staff',
  params: OfSheet,
  body: z.object({ content: z.string().max(SHEET_FILE_MAX_BYTES), mark: z.string() }),
  bodyMaxBytes: FILE_BODY_MAX_BYTES,
  returns: z.object({ added: z.int(), changed: z.int(), unchanged: z.int() }),
  problems: [...changing, 'sheet.faulty'],
});
