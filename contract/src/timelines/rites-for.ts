// Which rites belong to a plan: those of its tradition, changed where the family has chosen another way than the usual.
import type { FaithTradition } from '../traditions.ts';
import { customaryWays, type Way } from '../ways.ts';
import type { Rite } from './rite.ts';
import { buddhistRites } from './rites/buddhist.ts';
import { christianRites } from './rites/christian.ts';
import { hinduRites } from './rites/hindu.ts';
import { jewishRites } from './rites/jewish.ts';
import { muslimRites } from './rites/muslim.ts';
import { otherRites } from './rites/other.ts';
import { secularRites } from './rites/secular.ts';
import { sikhRites } from './rites/sikh.ts';
import { ashesHome, decideWay, donationAfter, donationFirst, elsewhereFirst } from './rites/ways.ts';
import { after, inWay } from './rites-in-ways.ts';
import { isNotUsual, knowsCremation, type RiteSubject, type UnusualAnswer } from './unusual-ways.ts';

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

/** Where the tradition does not know this way, or would have it confirmed first, only what the law asks for. */
export function ritesFor(subject: RiteSubject, answers: UnusualAnswer): readonly Rite[] {
  const rites = asPackaged(subject, ritesInWay(subject));
  return isNotUsual(subject, answers) ? papersAmong(rites) : rites;
}

/** A simple offer comes without a gathering. Until a place for one is chosen, it is the family's to add. */
function asPackaged({ packageTier, venueName }: RiteSubject, rites: readonly Rite[]): readonly Rite[] {
  if (packageTier !== 'simple' || venueName) return rites;
  return rites.map((rite) => (rite.isOfGathering ? { ...rite, importance: 'optional' } : rite));
}

function ritesInWay(subject: RiteSubject): readonly Rite[] {
  const { faithTradition, way } = subject;
  const rites = usual[faithTradition];
  switch (way) {
    case 'donation':
      return [...donationFirst, ...remembering(rites), withNeutralWords(subject, donationAfter)];
    case 'elsewhere':
      return [...elsewhereFirst, ...remembering(rites), ...(knowsCremation(subject) ? [ashesHome] : [])];
    case 'undecided':
      return undecided(subject, rites);
    default:
      return inWay(rites, faithTradition, way);
  }
}

/** As long as nobody knows, it is planned as is customary; where nothing is, the table asks about it by itself. */
function undecided(subject: RiteSubject, rites: readonly Rite[]): readonly Rite[] {
  const { faithTradition } = subject;
  if (faithTradition === 'other' || customaryWays[faithTradition] === 'undecided') return rites;
  return after('civ-transfer', withNeutralWords(subject, decideWay), rites);
}

/** Families whose tradition buries read of nothing else here. */
function withNeutralWords(subject: RiteSubject, rite: Rite): Rite {
  return knowsCremation(subject) ? rite : { ...rite, words: `${rite.key}-neutral` };
}

/** What is left where the person is not here: neither care nor a permit, but the ceremony and the days after it. */
function remembering(rites: readonly Rite[]): readonly Rite[] {
  const left = rites.filter(({ isWithBody }) => !isWithBody);
  return withMainRite(left.map((rite) => (rite.key === 'oth-leader' ? { ...rite, words: 'oth-leader-away' } : rite)));
}

/** Where the service itself was one of those that went, the first ceremony that is left has its hour. */
function withMainRite(rites: readonly Rite[]): readonly Rite[] {
  if (rites.some(({ isMain }) => isMain)) return rites;
  const first = rites.find(({ category, importance }) => category === 'ceremony' && importance === 'essential');
  return rites.map((rite) => (rite === first ? { ...rite, isMain: true as const } : rite));
}

const wordsOfPapers: Partial<Record<string, string>> = {
  'civ-record': 'civ-record-any',
  'civ-permit': 'civ-permit-any',
};

/** In words that hold for every way, so that none is proposed. */
function papersAmong(rites: readonly Rite[]): readonly Rite[] {
  return rites
    .filter(({ key }) => key.startsWith('civ-'))
    .map((rite): Rite => {
      const words = rite.words === 'civ-record-donation' ? undefined : wordsOfPapers[rite.key];
      return words ? { ...rite, words } : rite;
    });
}

/** Whether the county and we have papers to see to: not where somebody else does, or has. */
export function needsPermit(way: Way): boolean {
  return way !== 'donation' && way !== 'elsewhere';
}
