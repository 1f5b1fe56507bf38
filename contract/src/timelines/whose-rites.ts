// Whose a rite is: everybody's, a branch's, or that of families who said so.
import type { TimelineAnswers } from '../timelines.ts';
import { branches, type FaithTradition } from '../traditions.ts';
import type { Rite } from './rite.ts';

type Keepers = { faithTradition: FaithTradition; branch: string };

export function isMet(rite: Rite, { branch }: Pick<Keepers, 'branch'>, answers: TimelineAnswers): boolean {
  const { onlyIf } = rite;
  if (!onlyIf || isTicked(rite, answers)) return true;
  return 'branch' in onlyIf && branch === onlyIf.branch;
}

/** The family said itself that this belongs to its days, so that it is always shown. */
export function isTicked({ key, onlyIf }: Rite, { optIns, ...answers }: TimelineAnswers): boolean {
  if (!onlyIf) return false;
  if ('answer' in onlyIf) return answers[onlyIf.answer];
  return ('optIn' in onlyIf || onlyIf.orOptIn !== undefined) && optIns.includes(key);
}

/** Nothing said, or a word of the family's own. */
export function isBranchUnknown({ faithTradition, branch }: Keepers): boolean {
  const known: readonly string[] = branches[faithTradition];
  return !known.includes(branch);
}

export function isForUnknownBranch(rite: Rite, subject: Keepers, answers: TimelineAnswers): boolean {
  const { onlyIf } = rite;
  return onlyIf !== undefined && 'branch' in onlyIf && isBranchUnknown(subject) && !isMet(rite, subject, answers);
}

/** A custom that this family may add, or has added: one that was ticked can always be taken back. */
export function isCustom(rite: Rite, subject: Keepers, answers: TimelineAnswers): boolean {
  const { onlyIf } = rite;
  if (!onlyIf || 'answer' in onlyIf) return false;
  if ('branch' in onlyIf && (!onlyIf.orOptIn || subject.branch === onlyIf.branch)) return false;
  const keepers = 'branch' in onlyIf ? onlyIf.orOptIn : onlyIf.amongBranches;
  return !keepers || keepers.includes(subject.branch) || isBranchUnknown(subject) || isTicked(rite, answers);
}
