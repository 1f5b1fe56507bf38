import { languages } from '@evenlight/contract/languages';
import { type FaithTradition, faithTraditions } from '@evenlight/contract/traditions';
import { expect, test } from 'vitest';
import { wordsOf } from './words/words-of.ts';

const inEveryTimeline = `civ-pronounce civ-authority civ-transfer civ-record civ-permit civ-permit-burial civ-announce
  civ-veteran civ-notices civ-grief`;

const ownRites: Record<FaithTradition, string> = {
  hindu: `hin-bedside hin-priest hin-crematory hin-samagri hin-snana hin-darshan hin-pinda hin-procession hin-dahan
    hin-burial hin-return hin-ashaucha hin-meeting hin-asthi hin-visarjan hin-day10 hin-day11-12 hin-day13 hin-varshik
    civ-permit-cremation`,
  muslim: `mus-bedside mus-masjid mus-announce mus-ghusl mus-kafan mus-janazah mus-procession mus-burial mus-grave-dua
    mus-wahshat mus-taziyah mus-meals mus-charity mus-day3-7 mus-day40 mus-debts mus-iddah mus-marker`,
  jewish: `jew-aninut jew-rabbi jew-date jew-shmirah jew-aron jew-tahara jew-tachrichim jew-kriah jew-levayah
    jew-kevurah jew-interment jew-shurah jew-seudah jew-shiva jew-shiva-end jew-shloshim jew-kaddish jew-unveiling
    jew-yahrzeit civ-permit-cremation`,
  christian: `chr-clergy chr-date chr-liturgy chr-prepare chr-visitation chr-vigil chr-trisagion chr-funeral
    chr-committal chr-cremation chr-inurnment chr-meal chr-pastoral chr-novena chr-day3-9 chr-day40 chr-month
    chr-anniversary civ-permit-cremation`,
  buddhist: `bud-quiet bud-bedside bud-temple bud-date bud-altar bud-encoffin bud-wake bud-funeral bud-pansukula
    bud-cremation bud-burial bud-meal bud-ashes bud-day7 bud-sevens bud-day49 bud-grave-visit bud-inurn bud-day100
    bud-year1 civ-permit-cremation`,
  sikh: `sik-simran sik-gurdwara sik-crematory sik-ishnan sik-ardas sik-darshan sik-antam sik-burial sik-diwan sik-langar
    sik-sehaj sik-ashes sik-evenings sik-immersion sik-bhog sik-dastar sik-seva sik-barsi civ-permit-cremation`,
  secular: `sec-wishes sec-farewell sec-disposition sec-venue sec-celebrant sec-story sec-program sec-media sec-printed
    sec-runthrough sec-ceremony sec-openfloor sec-reception sec-ashes sec-legacy sec-anniversary civ-permit-cremation`,
  other: `oth-concierge oth-leader oth-disposition oth-prepare oth-ceremony oth-committal oth-gathering oth-days oth-year
    civ-permit-cremation`,
};

const speakOfCremation = new Set(
  `hin-crematory hin-dahan hin-asthi hin-visarjan hin-burial civ-permit civ-permit-cremation jew-interment chr-cremation
  chr-inurnment bud-cremation bud-ashes bud-inurn sik-crematory sik-antam sik-ashes sik-immersion sik-burial sec-wishes
  sec-disposition sec-ashes oth-disposition oth-committal`.split(/\s+/),
);

const keysOf = (tradition: FaithTradition) => `${inEveryTimeline} ${ownRites[tradition]}`.split(/\s+/);

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

test('Muslim and Jewish families are told to ask about filing at the weekend', () => {
  expect(wordsOf('muslim', 'civ-record', 'en')?.notes).toContain('weekend');
  expect(wordsOf('jewish', 'civ-record', 'es')?.notes).toContain('fin de semana');
  expect(wordsOf('secular', 'civ-record', 'en')?.notes).not.toContain('weekend');
});

test('a rite of another tradition has no words here', () => {
  expect(wordsOf('sikh', 'mus-ghusl', 'en')).toBeNull();
});
