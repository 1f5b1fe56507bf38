// Ways that a tradition does not know, or would have a family confirm first. The screens ask this, too, and need no rites for it.
import type { PackageTier } from '../catalogue.ts';
import type { TimelineAnswers } from '../timelines.ts';
import { branches, type FaithTradition } from '../traditions.ts';
import type { Way, WayAgreement } from '../ways.ts';

export type RiteSubject = {
  faithTradition: FaithTradition;
  branch: string;
  way: Way;
  /** Who said that the way is right for this family; nobody, as long as it was not asked. */
  wayAgreed?: WayAgreement | null;
  packageTier?: PackageTier;
  venueName?: string | null;
};
export type UnusualAnswer = Pick<TimelineAnswers, 'isUnusualWayConfirmed'>;

/** `without-rites`: there is nothing that we could propose, whoever agrees. What is not named here is usual. */
type Unusual = Partial<Record<Way, 'usual' | 'to-confirm' | 'without-rites'>>;

const burialOnly: Unusual = {
  cremation: 'without-rites',
  'water-cremation': 'without-rites',
  donation: 'to-confirm',
};

const ofTradition: Partial<Record<FaithTradition, Unusual>> = {
  muslim: burialOnly,
  jewish: { cremation: 'to-confirm', 'water-cremation': 'to-confirm', donation: 'to-confirm' },
  // Their last rite is one of fire; some are buried, such as small children and ascetics.
  hindu: { burial: 'to-confirm', 'green-burial': 'to-confirm', 'water-cremation': 'to-confirm' },
  sikh: {
    burial: 'to-confirm',
    'green-burial': 'to-confirm',
    'water-cremation': 'to-confirm',
    donation: 'to-confirm',
  },
};

const ofBranch: Partial<Record<string, Unusual>> = {
  'jewish orthodox': burialOnly,
  'jewish conservative': burialOnly,
  'christian eastern-orthodox': burialOnly,
  'christian catholic': { 'water-cremation': 'to-confirm' },
  'hindu lingayat': { burial: 'usual', 'green-burial': 'usual' },
  // The body is left in peace for days, and a program comes at once.
  'buddhist tibetan': { donation: 'to-confirm' },
};

export function isNotUsual(subject: RiteSubject, { isUnusualWayConfirmed }: UnusualAnswer): boolean {
  const unusual = unusualIn(subject);
  const isConfirmed = isUnusualWayConfirmed || (subject.wayAgreed ?? null) !== null;
  return unusual === 'without-rites' || (unusual === 'to-confirm' && !isConfirmed);
}

/** Some families choose it all the same; the other ways our team goes through with them. */
export function canBeConfirmed(subject: RiteSubject): boolean {
  return unusualIn(subject) !== 'without-rites';
}

/** In tradition and branch alike, and as long as the branch is open in each that it may be: nobody would be asked about it. */
export function isUsualThroughout({ faithTradition, branch, way }: RiteSubject): boolean {
  const known: readonly string[] = branches[faithTradition];
  const possible = known.includes(branch) ? [branch] : known;
  const rules = [ofTradition[faithTradition], ...possible.map((one) => ofBranch[`${faithTradition} ${one}`])];
  return rules.every((unusual) => (unusual?.[way] ?? 'usual') === 'usual');
}

/** The others bury: as long as they have not chosen it, they read of no cremation. */
export function knowsCremation({ faithTradition, branch }: Pick<RiteSubject, 'faithTradition' | 'branch'>): boolean {
  return faithTradition !== 'jewish' && canBeConfirmed({ faithTradition, branch, way: 'cremation' });
}

function unusualIn({ faithTradition, branch, way }: RiteSubject) {
  return ofBranch[`${faithTradition} ${branch}`]?.[way] ?? ofTradition[faithTradition]?.[way];
}
