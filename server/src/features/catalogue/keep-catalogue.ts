// Gives a new house its first catalogue, and lets the operator take it out as a file and put a changed one in.
import { isDeepStrictEqual } from 'node:util';
import { eachTranslation, type Translations, type Words } from '@evenlight/contract/translations';
import { recordInAudit } from '../../platform/audit.ts';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { SHEETS_TURN } from '../../platform/sheets/sheet.ts';
import { translationsOfTexts } from '../../platform/texts/translated-texts.ts';
import type { World } from '../../platform/world.ts';
import { CatalogueFile } from './catalogue-file.ts';
import { type CatalogueChanges, compareCatalogues } from './compare-catalogues.ts';
import { firstCatalogue, PRICE_LIST } from './first-catalogue/first-catalogue.ts';
import { asFile, asRows, faultsIn, withPartsOf } from './rules.ts';
import {
  catalogueRows,
  hasCatalogue,
  hasSimpleOffers,
  keepInCatalogue,
  keepTranslations,
  type Rows,
  replaceCatalogue,
} from './store.ts';

/** Only into an empty house: what the operator has changed is never put back. */
export async function openCatalogue({ db }: Pick<World, 'db'>): Promise<void> {
  await db.transaction(async (db) => {
    // Several processes may start at once; one of them fills it, the others find it filled.
    await takeTurn(db, 'first catalogue');
    const isNew = !(await hasCatalogue(db));
    const file = CatalogueFile.parse(firstCatalogue);
    const faults = faultsIn(file);
    if (faults.length > 0) throw new Error(`The first catalogue does not add up: ${faults.join(' ')}`);
    const first = asExamples(inEveryLanguage(asRows(file)));
    if (isNew) return replaceCatalogue(db, first);
    if (!(await hasSimpleOffers(db))) await openSimpleOffers(db, first);
    await translateFirstWords(db);
  });
}

/** A house from before has none. Whoever does not want one takes it off the list. */
async function openSimpleOffers(db: Db, first: Rows): Promise<void> {
  const last = Math.max(0, ...(await catalogueRows(db)).packages.map(({ position }) => position));
  const packages = first.packages
    .filter(({ way }) => way)
    .map((offer, place) => ({ ...offer, position: last + place + 1 }));
  const lines = first.lines.filter(({ packageId }) => packages.some(({ id }) => id === packageId));
  await keepInCatalogue(db, { packages, lines, addons: [] });
}

/** What still says what it said when it came with the product, and was never translated, is told in our languages, too. */
async function translateFirstWords(db: Db): Promise<void> {
  const isUntold = (before: Row, { translations = {} }: Row) =>
    Object.keys(translations).some((language) => !Object.hasOwn(before.translations ?? {}, language));
  const untold = async () => {
    const rows = await catalogueRows(db);
    const told = inEveryLanguage(rows);
    return {
      packages: told.packages.filter((offer, at) => isUntold(rows.packages[at] ?? offer, offer)),
      lines: told.lines.filter((line, at) => isUntold(rows.lines[at] ?? line, line)),
      addons: told.addons.filter((addon, at) => isUntold(rows.addons[at] ?? addon, addon)),
    };
  };
  const count = ({ packages, lines, addons }: Rows) => packages.length + lines.length + addons.length;
  if (count(await untold()) === 0) return;
  // Somebody of ours may be changing rows at this moment.
  await takeTurn(db, SHEETS_TURN);
  await keepTranslations(db, await untold());
}

/** What was translated already, or taken back, stays. */
function inEveryLanguage({ packages, lines, addons }: Rows): Rows {
  const told = <R extends Row>(row: R, texts: Readonly<Record<string, Words>>): R => ({
    ...row,
    translations: { ...translationsOfTexts(texts, PRICE_LIST), ...row.translations },
  });
  return {
    packages: packages.map((offer) => {
      const { name, description, features } = offer;
      return told(offer, { name, description, features });
    }),
    lines: lines.map((line) => told(line, { name: line.name })),
    addons: addons.map((addon) => {
      const { name, description, notes } = addon;
      return told(addon, { name, description, notes });
    }),
  };
}

/** Prices that came with the product are nobody's until somebody of ours says so. */
function asExamples({ packages, lines, addons }: Rows): Rows {
  return {
    packages: packages.map((offer) => ({ ...offer, isExample: true })),
    lines,
    addons: addons.map((addon) => ({ ...addon, isExample: true })),
  };
}

type Put = { faults: string[]; changes: CatalogueChanges | null };

/** What is wrong, as sentences, or what changes; with nothing wrong, the catalogue is now the file's, unless it was only tried. */
export async function putCatalogue(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  content: unknown,
  { isTrial }: { isTrial: boolean },
): Promise<Put> {
  const read = CatalogueFile.safeParse(content);
  if (!read.success)
    return { faults: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`), changes: null };
  const faults = faultsIn(read.data);
  if (faults.length > 0) return { faults, changes: null };
  return db.transaction(async (db) => {
    await takeTurn(db, SHEETS_TURN);
    const before = await catalogueRows(db);
    const after = withSimpleOffersOf(before, withTranslationsOf(before, withPartsOf(before, asRows(read.data))));
    const changes = compareCatalogues(asFile(before), asFile(after));
    if (isTrial) return { faults, changes };
    await replaceCatalogue(db, after);
    await recordInAudit(db, {
      at: clock.now(),
      actor: null,
      action: 'catalogue.changed',
      subject: 'catalogue',
      details: { by: 'command line' },
    });
    return { faults, changes };
  });
}

/** A file from before other ways were known says nothing of simple offers. */
function withSimpleOffersOf(before: Rows, after: Rows): Rows {
  if (after.packages.some(({ way }) => way)) return after;
  const packages = before.packages.filter(({ way }) => way);
  const lines = before.lines.filter(({ packageId }) => packages.some(({ id }) => id === packageId));
  return { ...after, packages: [...after.packages, ...packages], lines: [...after.lines, ...lines] };
}

/** What the file does not translate is translated as before. */
function withTranslationsOf(before: Rows, { packages, lines, addons }: Rows): Rows {
  return {
    packages: translatedAs(before.packages, packages),
    lines: translatedAs(before.lines, lines),
    addons: translatedAs(before.addons, addons),
  };
}

type Row = { id: string; translations?: Translations | undefined };

function translatedAs<R extends Row>(before: readonly R[], rows: readonly R[]): R[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => {
    const former = known.get(row.id);
    const translations = row.translations ?? former?.translations ?? {};
    return { ...row, translations: former ? stillTrue(former, row, translations) : translations };
  });
}

/** A translation of something else is none: families would read of the former offer. */
function stillTrue(former: Row, row: Row, translations: Translations): Translations {
  const [before, after] = [former, row].map((one) => new Map<string, unknown>(Object.entries(one)));
  return eachTranslation(translations, (said, language) => {
    const saidBefore = former.translations?.[language] ?? {};
    const isOutdated = (field: string) =>
      isDeepStrictEqual(said[field], saidBefore[field]) && !isDeepStrictEqual(before?.get(field), after?.get(field));
    return Object.fromEntries(Object.entries(said).filter(([field]) => field === 'of' || !isOutdated(field)));
  });
}

export async function takeCatalogue({ db }: Pick<World, 'db'>): Promise<CatalogueFile> {
  return asFile(await catalogueRows(db));
}
