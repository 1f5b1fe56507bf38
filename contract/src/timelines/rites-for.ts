// Which rites belong to a plan: those of its tradition, changed where the family has chosen another way than the usual.
import type { FaithTradition, ServiceType } from '../traditions.ts';
import type { Rite } from './rite.ts';
import { buddhistBurial, buddhistGraveVisit, buddhistRites } from './rites/buddhist.ts';
import { christianCremation, christianInurnment, christianRites } from './rites/christian.ts';
import { hinduBurial, hinduRites } from './rites/hindu.ts';
import { jewishInterment, jewishRites } from './rites/jewish.ts';
import { muslimRites } from './rites/muslim.ts';
import { otherRites } from './rites/other.ts';
import { secularRites } from './rites/secular.ts';
import { sikhBurial, sikhRites } from './rites/sikh.ts';
import { isNotUsual, type RiteSubject, type UnusualAnswer } from './unusual-ways.ts';

const usual: Record<FaithTradition, readonly Rite[]> = {
  hindu: hinduRites,
  muslim: muslimRites,
  jewish: jewishRites,
  christian: christianRites,
  buddhist: buddhistRites,
  sikh: sikhRites,
  secular: secularRites,
  other: otherRites,
};

/** Null where the tradition does not know this way at all, or would have it confirmed first. */
export function ritesFor(subject: RiteSubject, answers: UnusualAnswer): readonly Rite[] | null {
  const { faithTradition, serviceType } = subject;
  if (isNotUsual(subject, answers)) return null;
  const rites = usual[faithTradition];
  if (serviceType === 'memorial' && faithTradition !== 'secular')
    return withMainRite(rites.filter(({ isWithBody }) => !isWithBody));
  return withPermitOf(serviceType, adapted(subject, rites));
}

/** Where the service itself was one of those that went, the first ceremony that is left has its hour. */
function withMainRite(rites: readonly Rite[]): readonly Rite[] {
  if (rites.some(({ isMain }) => isMain)) return rites;
  const first = rites.find(({ category, importance }) => category === 'ceremony' && importance === 'essential');
  return rites.map((rite) => (rite === first ? { ...rite, isMain: true as const } : rite));
}

/** A permit for one way says so; where the way is still open, it speaks of both. */
function withPermitOf(serviceType: ServiceType, rites: readonly Rite[]): readonly Rite[] {
  if (serviceType === 'memorial') return rites;
  return rites.map((rite) => (rite.key === 'civ-permit' ? { ...rite, words: `civ-permit-${serviceType}` } : rite));
}

type Change = (rites: readonly Rite[], subject: RiteSubject) => readonly Rite[];

function adapted(subject: RiteSubject, rites: readonly Rite[]): readonly Rite[] {
  const change = changes[`${subject.faithTradition} ${subject.serviceType}`];
  return change ? change(rites, subject) : rites;
}

/** One rite in the place of the first that goes, and nothing in the place of the others. */
function replace(rites: readonly Rite[], gone: readonly string[], instead: readonly Rite[]): readonly Rite[] {
  const [first] = gone;
  return rites.flatMap((rite) => (rite.key === first ? instead : gone.includes(rite.key) ? [] : [rite]));
}

const onRequest = (keys: readonly string[], rites: readonly Rite[]) =>
  rites.map((rite): Rite => (keys.includes(rite.key) ? { ...rite, onlyIf: { optIn: true } } : rite));

/** The way is chosen, and the ceremony is held with it. */
const onTheDay = (way: 'burial' | 'cremation', rites: readonly Rite[]) =>
  rites.flatMap((rite): Rite[] => {
    if (rite.key === 'sec-wishes') return [];
    return [rite.key === 'sec-disposition' ? { ...rite, when: 'S+0', words: `sec-disposition-${way}` } : rite];
  });

const permitFirst = (rites: readonly Rite[]) =>
  rites.map((rite): Rite => (rite.key === 'civ-permit' ? { ...rite, when: 'D+0..D+2' } : rite));

const changes: Partial<Record<string, Change>> = {
  'jewish cremation': (rites) => replace(replace(rites, ['jew-kevurah'], [jewishInterment]), ['jew-aron'], []),
  'christian cremation': (rites) =>
    replace(
      replace(permitFirst(rites), ['chr-committal'], [christianInurnment]),
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
  'secular burial': (rites) => replace(onTheDay('burial', rites), ['sec-ashes'], []),
  'secular cremation': (rites) => onTheDay('cremation', rites),
};
