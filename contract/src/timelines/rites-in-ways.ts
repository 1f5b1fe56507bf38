// How the rites of a tradition change where the family has chosen another way than the usual.
import type { FaithTradition } from '../traditions.ts';
import type { Way } from '../ways.ts';
import type { Rite, When } from './rite.ts';
import { buddhistBurial, buddhistGraveVisit } from './rites/buddhist.ts';
import { christianCremation, christianInurnment, christianRites } from './rites/christian.ts';
import { hinduBurial } from './rites/hindu.ts';
import { jewishInterment } from './rites/jewish.ts';
import { sikhBurial } from './rites/sikh.ts';
import { askGreenCemetery } from './rites/ways.ts';

type WayOfBody = Extract<Way, 'burial' | 'green-burial' | 'cremation' | 'water-cremation'>;
type Rites = readonly Rite[];

/** Of a way in which the person is here, with the words of that way. */
export function inWay(rites: Rites, tradition: FaithTradition, way: WayOfBody): Rites {
  const isBurial = way === 'burial' || way === 'green-burial';
  const change = changes[`${tradition} ${isBurial ? 'burial' : 'cremation'}`];
  const changed = change ? change(rites) : rites;
  const complete = way === 'green-burial' ? after('civ-authority', askGreenCemetery, changed) : changed;
  return complete.map((rite) => withWordsOf(way, rite));
}

export const after = (key: string, added: Rite, rites: Rites): Rites =>
  rites.flatMap((rite) => (rite.key === key ? [rite, added] : [rite]));

const ofBurial = { 'oth-disposition': 'oth-disposition-chosen', 'oth-committal': 'oth-committal-burial' };
const ofCremation = {
  'civ-record': 'civ-record-any',
  'chr-visitation': 'chr-visitation-cremation',
  'jew-shiva': 'jew-shiva-cremation',
  'jew-shloshim': 'jew-shloshim-cremation',
  'oth-disposition': 'oth-disposition-chosen',
};

/** Where the words of a rite would be wrong. */
const wordsIn: Record<WayOfBody, Partial<Record<string, string>>> = {
  burial: { ...ofBurial, 'civ-permit': 'civ-permit-burial', 'sec-disposition': 'sec-disposition-burial' },
  'green-burial': {
    ...ofBurial,
    'civ-permit': 'civ-permit-burial',
    'sec-disposition': 'sec-disposition-green',
    'chr-prepare': 'chr-prepare-green',
    'chr-committal': 'chr-committal-green',
  },
  cremation: {
    ...ofCremation,
    'civ-permit': 'civ-permit-cremation',
    'sec-disposition': 'sec-disposition-cremation',
    'oth-committal': 'oth-committal-cremation',
  },
  'water-cremation': {
    ...ofCremation,
    'civ-permit': 'civ-permit-water',
    'sec-disposition': 'civ-water',
    'oth-committal': 'civ-water',
    'chr-cremation': 'civ-water',
    'hin-crematory': 'civ-water-place',
    'sik-crematory': 'civ-water-place',
    'hin-dahan': 'hin-dahan-water',
    'hin-asthi': 'hin-asthi-water',
    'sik-antam': 'sik-antam-water',
    'sik-ashes': 'civ-water-ashes',
    'bud-cremation': 'bud-cremation-water',
    'bud-ashes': 'civ-water-ashes',
  },
};

function withWordsOf(way: WayOfBody, rite: Rite): Rite {
  const words = wordsIn[way][rite.key];
  return words ? { ...rite, words } : rite;
}

/** One rite in the place of the first that goes, and nothing in the place of the others. */
function replace(rites: Rites, gone: readonly string[], instead: Rites): Rites {
  const [first] = gone;
  return rites.flatMap((rite) => (rite.key === first ? instead : gone.includes(rite.key) ? [] : [rite]));
}

const onRequest = (keys: readonly string[], rites: Rites) =>
  rites.map((rite): Rite => (keys.includes(rite.key) ? { ...rite, onlyIf: { optIn: true } } : rite));

/** The way is chosen, so that nobody is asked about it any more. */
const secularIn = (changed: Partial<Rite>, gone: readonly string[], rites: Rites) =>
  replace(rites, ['sec-wishes', ...gone], []).map(
    (rite): Rite => (rite.key === 'sec-disposition' ? { ...rite, ...changed } : rite),
  );

/** A ceremony within these days is held with the cremation; a later one follows it. */
const ELEVEN_DAYS = 11;

/** What goes ahead of a cremation that may be weeks before the service. */
const beforeCremation: Partial<Record<string, When>> = { 'civ-permit': 'D+0..D+2', 'chr-prepare': 'D+1' };

const cremationPrepared = (rites: Rites) =>
  rites.map((rite): Rite => ({ ...rite, when: beforeCremation[rite.key] ?? rite.when }));

const changes: Partial<Record<string, (rites: Rites) => Rites>> = {
  'jewish cremation': (rites) => replace(replace(rites, ['jew-kevurah'], [jewishInterment]), ['jew-aron'], []),
  'christian cremation': (rites) =>
    replace(
      replace(cremationPrepared(rites), ['chr-committal'], [christianInurnment]),
      ['chr-visitation'],
      [christianCremation, ...christianRites.filter(({ key }) => key === 'chr-visitation')],
    ),
  'buddhist burial': (rites) =>
    replace(replace(rites, ['bud-cremation', 'bud-ashes'], [buddhistBurial]), ['bud-inurn'], [buddhistGraveVisit]),
  // Later days are kept only by families who ask for them.
  'hindu burial': (rites) =>
    onRequest(
      ['hin-day10', 'hin-day11-12', 'hin-day13', 'hin-varshik'],
      replace(rites, ['hin-dahan', 'hin-crematory', 'hin-asthi', 'hin-visarjan'], [hinduBurial]),
    ),
  'sikh burial': (rites) => replace(rites, ['sik-antam', 'sik-crematory', 'sik-ashes', 'sik-immersion'], [sikhBurial]),
  // A burial is held with its ceremony.
  'secular burial': (rites) => secularIn({ when: 'S+0' }, ['sec-ashes'], rites),
  'secular cremation': (rites) => secularIn({ ifSooner: { than: ELEVEN_DAYS, when: 'S+0' } }, [], rites),
};
