import { languages } from '@evenlight/contract/languages';
import { noAnswers } from '@evenlight/contract/timelines';
import { ritesFor } from '@evenlight/contract/timelines/rites-for';
import { isCustom, isMet } from '@evenlight/contract/timelines/whose-rites';
import { type FaithTradition, faithTraditions } from '@evenlight/contract/traditions';
import { type Way, ways } from '@evenlight/contract/ways';
import { expect, test } from 'vitest';
import { wordsOf } from './words/words-of.ts';

const speakOfCremation = new Set(
  `hin-crematory hin-dahan hin-asthi hin-visarjan hin-burial civ-permit civ-permit-cremation jew-interment chr-cremation
  chr-visitation-cremation chr-inurnment bud-cremation bud-ashes bud-inurn sik-crematory sik-antam sik-ashes sik-immersion sik-burial sec-wishes
  sec-disposition sec-disposition-cremation sec-ashes oth-disposition oth-committal oth-committal-cremation civ-way
  civ-permit-water civ-water civ-water-place civ-water-ashes hin-dahan-water hin-asthi-water sik-antam-water
  bud-cremation-water civ-after-program civ-ashes-home`.split(/\s+/),
);

/** Whatever way a family chooses, these are the words it may read. */
function keysOf(faithTradition: FaithTradition): string[] {
  return [...new Set(ways.flatMap((way) => keysIn(faithTradition, way)))];
}

function keysIn(faithTradition: FaithTradition, way: Way): string[] {
  // The branch that leaves the most ways open.
  const branch = faithTradition === 'jewish' ? 'reform' : '';
  const subject = { faithTradition, way, branch };
  const rites = [false, true].flatMap((isUnusualWayConfirmed) => ritesFor(subject, { isUnusualWayConfirmed }));
  return [...new Set(rites.map(({ key, words }) => words ?? key))];
}

const written = faithTraditions.flatMap((tradition) =>
  keysOf(tradition).flatMap((key) =>
    languages.map((language) => ({ tradition, key, language, words: wordsOf(tradition, key, language) })),
  ),
);

type Written = (typeof written)[number];

const textOf = ({ words }: Written) =>
  Object.values(words ?? {})
    .flat()
    .join(' · ');

function saying(unwanted: RegExp, among: (it: Written) => boolean = () => true) {
  return written.filter((it) => among(it) && unwanted.test(textOf(it))).map((it) => `${it.key} ${it.language}`);
}

const of =
  (...traditions: FaithTradition[]) =>
  ({ tradition }: Written) =>
    traditions.includes(tradition);

test('every rite of every tradition has words in both languages', () => {
  expect(written.filter(({ words }) => words === null)).toEqual([]);
});

test('every rite says what it is, how long it takes, who comes and where', () => {
  const unsaid = written.filter(({ words }) => {
    if (!words) return true;
    const { title, description, duration, location, participants } = words;
    return participants.length === 0 || [title, description, duration, location, ...participants].includes('');
  });
  expect(unsaid).toEqual([]);
});

test('both languages name equally many people, and have notes or none alike', () => {
  const unlike = faithTraditions.flatMap((tradition) =>
    keysOf(tradition).filter((key) => {
      const [english, spanish] = [wordsOf(tradition, key, 'en'), wordsOf(tradition, key, 'es')];
      const sameNotes = (english?.notes === '') === (spanish?.notes === '');
      return !sameNotes || english?.participants.length !== spanish?.participants.length;
    }),
  );
  expect(unlike).toEqual([]);
});

test('what a rite is takes one sentence, and what to know about it takes three at most', () => {
  const sentences = (text: string) => text.split(/[.?](?:\s|$)/).filter((sentence) => sentence !== '').length;
  const long = written.filter(
    ({ words }) => words && (sentences(words.description) !== 1 || sentences(words.notes) > 3),
  );
  expect(long).toEqual([]);
});

test('nothing in a Muslim or Jewish plan speaks of viewing, embalming, an open casket or a wake', () => {
  const unwanted = /viewing|embalm|open casket|\bwake\b|velorio|velatorio|embalsam|ataúd abierto/i;
  expect(saying(unwanted, of('muslim', 'jewish'))).toEqual([]);
});

test('nothing in a Muslim plan speaks of cremation', () => {
  expect(saying(/cremat|crema|incinera|\bashes\b|cenizas/i, of('muslim'))).toEqual([]);
});

test('no stone is set in a Sikh plan', () => {
  expect(saying(/headstone|memorial stone|gravestone|lápida/i, of('sikh'))).toEqual([]);
});

test('nobody prays in a secular plan unless the family asks', () => {
  expect(saying(/pray|hymn|oraci[óo]n|\brez[ao]|plegaria|himno/i, of('secular'))).toEqual([]);
});

test('no plan uses words that hurt', () => {
  const hurtful = /last rites|\bremains\b|corpse|closure|better place|últimos ritos|\brestos\b|cadáver|lugar mejor/i;
  expect(saying(hurtful)).toEqual([]);
});

test('rites that belong to burial and cremation alike name neither crematory nor ashes', () => {
  const unwanted = /cremat|crema|incinera|\bashes\b|cenizas/i;
  expect(saying(unwanted, ({ key }) => !speakOfCremation.has(key))).toEqual([]);
});

/** What a family reads that has chosen this way, in both languages. */
function readIn(among: readonly Way[], unwanted: RegExp, except: RegExp = /^$/) {
  return faithTraditions.flatMap((tradition) =>
    among.flatMap((way) => {
      const keys = keysIn(tradition, way);
      return written
        .filter((it) => it.tradition === tradition && keys.includes(it.key) && !except.test(it.key))
        .filter((it) => unwanted.test(textOf(it)))
        .map(({ key, language }) => `${tradition} ${way}: ${key} ${language}`);
    }),
  );
}

test('whoever chose a burial reads nothing about a cremation', () => {
  const unwanted = /cremat|crema|incinera|\bashes\b|cenizas/i;
  // It says where a burial comes in place of a cremation.
  expect(readIn(['burial', 'green-burial'], unwanted, /^sik-burial$/)).toEqual([]);
});

test('whoever chose a cremation reads nothing about a burial, but where ashes are laid in the earth', () => {
  const unwanted = /\bburial\b|\bvault\b|laid in the earth|\bentierro\b|sepultura|bóveda/i;
  // The rest of these belongs to the name of a thing: the burial flag, and the burial society of a synagogue.
  const except = /^(civ-veteran|jew-rabbi|jew-interment)$/;
  expect(readIn(['cremation', 'water-cremation'], unwanted, except)).toEqual([]);
});

test('whoever chose water reads of no crematory and no fire, and whoever chose a green burial of no embalming', () => {
  const ofFire = /crematory|crematorio|starts? the cremation|button/i;
  expect(readIn(['water-cremation'], ofFire)).toEqual([]);
  expect(readIn(['green-burial'], /embalm|embalsam|hardwood/i)).toEqual([]);
});

test('where the person is not here nobody reads of washing, dressing, a casket or a funeral home that comes', () => {
  const unwanted = /\bwashe[sd]|\bbathed\b|dressed|casket|crematory|ataúd|crematorio/i;
  expect(readIn(['donation', 'elsewhere'], unwanted)).toEqual([]);
});

test('Muslim and Jewish families are told to ask about filing at the weekend', () => {
  expect(wordsOf('muslim', 'civ-record', 'en')?.notes).toContain('weekend');
  expect(wordsOf('jewish', 'civ-record', 'es')?.notes).toContain('fin de semana');
  expect(wordsOf('secular', 'civ-record', 'en')?.notes).not.toContain('weekend');
});

test('a rite of another tradition has no words here', () => {
  expect(wordsOf('sikh', 'mus-ghusl', 'en')).toBeNull();
});

test.each([
  ['catholic', /orthodox|ortodox|koliva|makaria|protestant|homegoing/i],
  ['protestant', /orthodox|ortodox|koliva|makaria|catholic|católic/i],
  ['homegoing', /orthodox|ortodox|koliva|makaria|catholic|católic/i],
  ['eastern-orthodox', /catholic|católic|filipin|protestant|homegoing/i],
] as const)('a family that is %s reads of no other branch', (branch, others) => {
  const faithTradition = 'christian';
  const rites = ways.flatMap((way) => ritesFor({ faithTradition, way, branch }, { isUnusualWayConfirmed: true }));
  const read = rites
    .filter((rite) => isMet(rite, { branch }, noAnswers) || isCustom(rite, { branch, faithTradition }, noAnswers))
    .flatMap(({ key, words = key }) =>
      languages.map((language) => `${key}: ${wordsOf('christian', words, language, branch)?.notes}`),
    );
  expect(read.filter((notes) => others.test(notes))).toEqual([]);
  expect(read.length).toBeGreaterThan(10);
});
