// Add-ons as a sheet.
import { addonCategories, lineKinds, packageTiers } from '@evenlight/contract/catalogue';
import { lineOfText } from '@evenlight/contract/field-rules';
import { faithTraditions } from '@evenlight/contract/traditions';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import {
  dollars,
  idInCell,
  inTable,
  listOf,
  oneWordOf,
  orEmpty,
  tableIn,
  tableOf,
  yesOrNo,
} from '../../platform/sheets/cells.ts';
import { choice, choices, columnsOf, table } from '../../platform/sheets/columns.ts';
import { sameName } from '../../platform/sheets/match-rows.ts';
import type { LinesAsked, Matched, RowFault, Sheet } from '../../platform/sheets/sheet.ts';
import { textLine, textTable, withTranslations } from '../../platform/sheets/translated.ts';
import { lineParts } from './line-parts.ts';
import { addonIdOf, asFile, asRows, faultsIn, withPartsOf } from './rules.ts';
import { addonAsWire, catalogueRows, keepInCatalogue } from './store.ts';

/** `jewish | Kosher, from a supervised kitchen`: a word for one tradition. */
const Note = z.tuple([oneWordOf(faithTraditions), lineOfText(200)]);

const shape = {
  id: idInCell,
  name: lineOfText(80),
  description: lineOfText(300),
  price: dollars,
  category: oneWordOf(addonCategories),
  kind: oneWordOf(lineKinds),
  tradition: orEmpty(oneWordOf(faithTraditions)),
  tier: orEmpty(oneWordOf(packageTiers)),
  includedIn: listOf(oneWordOf(packageTiers), { max: packageTiers.length }),
  notCustomaryFor: listOf(oneWordOf(faithTraditions), { max: faithTraditions.length }),
  part: orEmpty(oneWordOf(lineParts)).default(null),
  notes: tableOf(Note, { max: faithTraditions.length })
    .refine((text) => new Set(tableIn(text).map(([tradition]) => tradition)).size === tableIn(text).length, {
      message: 'One tradition is named twice',
    })
    .transform((text) => inTable(inOrder(tableIn(text)))),
  listed: orEmpty(yesOrNo).default(null),
};

const texts = [
  textLine('name', shape.name),
  textLine('description', shape.description),
  textTable('notes', { key: 'tradition', word: lineOfText(200), max: faithTraditions.length }, (notes) =>
    Object.fromEntries(tableIn(notes).map((parts) => Note.parse(parts))),
  ),
];

const ownColumns = columnsOf(shape, {
  name: 'line',
  description: 'line',
  price: 'money',
  category: choice(addonCategories),
  kind: choice(lineKinds),
  tradition: choice(faithTraditions),
  tier: choice(packageTiers),
  includedIn: choices(packageTiers),
  notCustomaryFor: choices(faithTraditions),
  part: choice(lineParts),
  notes: table({ tradition: faithTraditions, note: 'any words' }),
  listed: 'yes-or-no',
});

/** As the traditions are listed everywhere, whatever order they were written in. */
function inOrder(notes: readonly (readonly string[])[]) {
  const places = new Map<string, number>(faithTraditions.map((tradition, place) => [tradition, place]));
  const placeOf = ([tradition = '']: readonly string[]) => places.get(tradition) ?? -1;
  return notes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const AddonRow = z.object(shape);
type Written = z.output<typeof AddonRow>;
type Known = Awaited<ReturnType<typeof storedAddons>>[number];
type Change = Matched<Written, Known>;

export const addonSheet: Sheet<Written, Known> = {
  kind: 'addons',
  columns: withTranslations(ownColumns, texts),
  texts,
  namesItself: true,
  newColumns: ['part'],
  schema: () => AddonRow,
  sameness: {
    of: ({ tradition, name }) => `${tradition ?? ''}\n${sameName(name)}`,
    several: 'Several have this name. Say which one',
    another: 'Another one has this name. Rename that one first',
    column: 'name',
  },
  stored: storedAddons,
  lines: addonLines,
  titleOf: ({ name }) => name,
  check: whatDoesNotAddUp,
  keep: keepRows,
  show: async (_, change) => {
    const [addon] = rowsOf([change]);
    if (!addon) throw new Error('One add-on makes one row.');
    const { tradition, tier } = change.row;
    return {
      kind: 'addons',
      addon: addonAsWire(addon, { tradition: tradition ?? undefined, tier: tier ?? undefined }),
    };
  },
};

async function storedAddons(db: Db) {
  const { addons } = await catalogueRows(db);
  return addons.map(({ priceCents, isListed, isExample, notes, tradition, tier, translations = {}, ...addon }) => ({
    ...addon,
    translations,
    price: priceCents / 100,
    tradition: tradition ?? null,
    tier: tier ?? null,
    notes: inTable(inOrder(Object.entries(notes))),
    listed: isListed ?? true,
    isSample: isExample ?? false,
  }));
}

async function addonLines(db: Db, { search = '', limit, offset }: LinesAsked) {
  return (await storedAddons(db))
    .filter(({ name }) => sameName(name).includes(sameName(search)))
    .slice(offset, offset + limit)
    .map(({ id, name, tradition, tier, listed, isSample }) => ({
      id,
      title: name,
      isListed: listed,
      isSample,
      detail: [tradition ?? 'every tradition', tier].filter(Boolean).join(', '),
    }));
}

async function whatDoesNotAddUp(db: Db, written: readonly Change[]): Promise<RowFault[]> {
  const rows = await catalogueRows(db);
  const changed = rowsOf(written);
  const ids = new Set(changed.map(({ id }) => id));
  const addons = [...rows.addons.filter(({ id }) => !ids.has(id)), ...changed];
  const line = written.length === 1 ? (written[0]?.line ?? 0) : 0;
  const known = new Set(rows.addons.map(({ id }) => id));
  const clashes = written.filter(({ stored }, at) => stored === null && known.has(changed[at]?.id ?? ''));
  if (clashes.length > 0)
    return clashes.map(({ line }) => ({
      line,
      column: 'name',
      sentence: 'Another one goes by this name already, maybe since before it was renamed. Choose another',
    }));
  return faultsIn(asFile({ ...rows, addons })).map((sentence) => ({ line, column: null, sentence }));
}

async function keepRows(db: Db, written: readonly Change[]): Promise<string[]> {
  const before = await catalogueRows(db);
  const last = Math.max(0, ...before.addons.map(({ position }) => position));
  const addons = rowsOf(written, last);
  await keepInCatalogue(db, withPartsOf(before, { packages: [], lines: [], addons }));
  return addons.map(({ id }) => id);
}

/** A new one comes after the last; one that is renamed keeps its id. */
function rowsOf(written: readonly Change[], last = 0) {
  const { addons } = asRows({ packages: [], addons: written.map(({ row }) => asFileAddon(row)) });
  return addons.map((addon, at) => {
    const { row, stored } = written[at] ?? {};
    const id = stored?.id ?? row?.id ?? addonIdOf({ name: addon.name, tradition: addon.tradition ?? undefined });
    return { ...addon, id, position: stored?.position ?? last + at + 1 };
  });
}

function asFileAddon({ id: _, price, tradition, tier, part, notes, listed, ...same }: Change['row']) {
  return {
    ...same,
    dollars: price,
    notes: Object.fromEntries(tableIn(notes).map((parts) => Note.parse(parts))),
    isListed: listed,
    ...(tradition ? { tradition } : {}),
    ...(tier ? { tier } : {}),
    ...(part ? { part } : {}),
  };
}
