// Packages as a sheet: one for each tradition and tier, with its priced lines in one cell.
import { lineKinds, packageTiers } from '@evenlight/contract/catalogue';
import { lineOfText } from '@evenlight/contract/field-rules';
import { packagedTraditions, serviceTypes } from '@evenlight/contract/traditions';
import { eachTranslation, type Translations } from '@evenlight/contract/translations';
import { ways } from '@evenlight/contract/ways';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import {
  dollars,
  idInCell,
  inCell,
  inTable,
  listOf,
  oneWordOf,
  orEmpty,
  tableIn,
  tableOf,
  wholeNumberBetween,
  yesOrNo,
} from '../../platform/sheets/cells.ts';
import { choice, columnsOf, table } from '../../platform/sheets/columns.ts';
import type { LinesAsked, Matched, RowFault, Sheet } from '../../platform/sheets/sheet.ts';
import { textLine, textList, textTable, withTranslations } from '../../platform/sheets/translated.ts';
import { lineParts } from './line-parts.ts';
import { asFile, asRows, faultsIn, packageIdOf, withPartsOf } from './rules.ts';
import { catalogueRows, keepInCatalogue, packageAsWire } from './store.ts';

const FEATURES_MAX = 40;
const LINES_MAX = 60;

/** May a line be declined; a choice is not in the price, and is left out until somebody takes it. */
const declining = ['yes', 'no', 'choice'] as const;

/** `Basic services | service | 1895 | no | 1, 2 | basic-services`: may it be declined, which features it pays for, what it is for. */
const PricedLine = z.tuple([
  lineOfText(200),
  oneWordOf(lineKinds),
  dollars,
  z.string().trim().toLowerCase().pipe(z.enum(declining, 'Say yes, no or choice')),
  z
    .string()
    .transform((text) => text.split(',').filter((place) => place.trim() !== ''))
    .pipe(z.array(wholeNumberBetween(1, FEATURES_MAX))),
  // A file from before has none.
  oneWordOf(lineParts).optional(),
]);

const shape = {
  id: idInCell,
  tradition: orEmpty(oneWordOf(packagedTraditions)),
  way: orEmpty(oneWordOf(ways)).default(null),
  tier: oneWordOf(packageTiers),
  name: lineOfText(80),
  description: lineOfText(300),
  serviceType: oneWordOf(serviceTypes),
  popular: yesOrNo,
  price: dollars,
  features: listOf(lineOfText(200), { min: 1, max: FEATURES_MAX }),
  lines: tableOf(PricedLine, { min: 1, max: LINES_MAX }),
  listed: orEmpty(yesOrNo).default(null),
};

const texts = [
  textLine('name', shape.name),
  textLine('description', shape.description),
  textList('features', shape.features),
  textTable('lines', { key: 'name', word: lineOfText(200), max: LINES_MAX }, (lines) =>
    Object.fromEntries(tableIn(lines).map(([name = '']) => [name, name])),
  ),
];

const ownColumns = columnsOf(shape, {
  tradition: choice(packagedTraditions),
  way: choice(ways),
  tier: choice(packageTiers),
  name: 'line',
  description: 'line',
  serviceType: choice(serviceTypes),
  popular: 'yes-or-no',
  price: 'money',
  features: 'list',
  lines: table({
    name: 'any words',
    kind: lineKinds,
    price: 'any words',
    canDecline: declining,
    covers: 'any words',
    part: lineParts,
  }),
  listed: 'yes-or-no',
});

const PackageRow = z.object(shape);
type Written = z.output<typeof PackageRow>;
type Known = Awaited<ReturnType<typeof storedPackages>>[number];
type Change = Matched<Written, Known>;

export const packageSheet: Sheet<Written, Known> = {
  kind: 'packages',
  columns: withTranslations(ownColumns, texts),
  texts,
  namesItself: true,
  newColumns: ['way'],
  schema: () => PackageRow,
  sameness: {
    of: packageIdOf,
    several: 'There are several for this tradition and tier',
    another: 'There is another one for this tradition and tier',
    column: 'tier',
  },
  stored: storedPackages,
  lines: packageLines,
  titleOf: ({ name }) => name,
  check: whatDoesNotAddUp,
  keep: keepRows,
  show: async (_, change) => {
    const { packages, lines } = rowsOf([change]);
    const [offer] = packages.map((row) => packageAsWire(row, lines));
    if (!offer) throw new Error('One package makes one row.');
    return { kind: 'packages', package: offer };
  },
};

async function storedPackages(db: Db) {
  const rows = await catalogueRows(db);
  const { packages } = asFile(rows);
  return packages.map(({ dollars, isPopular, isListed, lines, translations = {}, ...offer }, place) => ({
    ...offer,
    tradition: offer.tradition ?? null,
    way: offer.way ?? null,
    translations: withLines(translations, lines),
    id: packageIdOf(offer),
    position: rows.packages[place]?.position ?? 0,
    popular: isPopular,
    price: dollars,
    lines: inTable(
      lines.map(({ name, kind, dollars, canDecline, isChoice, covers, part = 'any' }) => [
        name,
        kind,
        inCell(dollars),
        isChoice ? 'choice' : inCell(canDecline),
        covers.join(', '),
        part,
      ]),
    ),
    listed: isListed,
    isSample: rows.packages[place]?.isExample ?? false,
  }));
}

type FileLines = Parameters<typeof asRows>[0]['packages'][number]['lines'];

/** The names of its lines are translated together with the package. */
function withLines(translations: Translations, lines: FileLines): Translations {
  const spoken = new Set([translations, ...lines.map(({ translations = {} }) => translations)].flatMap(Object.keys));
  return Object.fromEntries(
    [...spoken].map((language) => {
      const said = lines.flatMap(({ name, translations = {} }) => {
        const word = translations[language]?.name;
        return typeof word === 'string' ? [[name, word] as const] : [];
      });
      return [language, { ...translations[language], ...(said.length > 0 ? { lines: Object.fromEntries(said) } : {}) }];
    }),
  );
}

function ofLine(name: string, translations: Translations): Translations {
  return eachTranslation(translations, ({ lines }) => ({
    name: new Map<string, string | undefined>(Object.entries(lines ?? {})).get(name),
  }));
}

async function packageLines(db: Db, { search = '', limit, offset }: LinesAsked) {
  return (await storedPackages(db))
    .map(({ id, name, tradition, way, tier, listed, isSample }) => ({
      id,
      title: name,
      detail: `${tradition ?? way}, ${tier}`,
      isListed: listed,
      isSample,
    }))
    .filter(({ title, detail }) => `${title} ${detail}`.toLowerCase().includes(search.toLowerCase()))
    .slice(offset, offset + limit);
}

async function whatDoesNotAddUp(db: Db, written: readonly Change[]): Promise<RowFault[]> {
  const becomes = written
    .filter(({ row, stored }) => stored && stored.id !== packageIdOf(row))
    .map(({ line }) => ({
      line,
      column: 'tier',
      sentence: 'A package is known by its tradition and tier. Take this one off the list, and begin another',
    }));
  const catalogue = asFile(await catalogueRows(db));
  const changed = new Map(written.map(({ row }) => [packageIdOf(row), asFilePackage(row)]));
  const others = catalogue.packages.filter((offer) => !changed.has(packageIdOf(offer)));
  const sentences = faultsIn({ ...catalogue, packages: [...others, ...changed.values()] });
  const line = written.length === 1 ? (written[0]?.line ?? 0) : 0;
  return [...becomes, ...sentences.map((sentence) => ({ line, column: null, sentence }))];
}

async function keepRows(db: Db, written: readonly Change[]): Promise<string[]> {
  const before = await catalogueRows(db);
  const last = Math.max(0, ...before.packages.map(({ position }) => position));
  const { packages, lines } = rowsOf(written, last);
  await keepInCatalogue(db, withPartsOf(before, { packages, lines, addons: [] }));
  return packages.map(({ id }) => id);
}

/** A new one comes after the last. */
function rowsOf(written: readonly Change[], last = 0) {
  const { packages, lines } = asRows({ packages: written.map(({ row }) => asFilePackage(row)), addons: [] });
  const inPlace = packages.map((offer, at) => ({ ...offer, position: written[at]?.stored?.position ?? last + at + 1 }));
  return { packages: inPlace, lines };
}

function asFilePackage({ id: _, tradition, way, popular, price, lines, listed, translations, ...same }: Change['row']) {
  return {
    ...same,
    ...(tradition ? { tradition } : {}),
    ...(way ? { way } : {}),
    translations: eachTranslation(translations, ({ lines: _, ...said }) => said),
    isPopular: popular,
    dollars: price,
    isListed: listed ?? true,
    lines: tableIn(lines).map((parts) => {
      const [name, kind, dollars, declining, covers, part] = PricedLine.parse(parts);
      return {
        name,
        kind,
        dollars,
        canDecline: declining !== 'no',
        isChoice: declining === 'choice',
        covers,
        ...(part ? { part } : {}),
        translations: ofLine(name, translations),
      };
    }),
  };
}
