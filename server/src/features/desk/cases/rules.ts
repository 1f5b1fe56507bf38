// Along which path a plan goes, and what stands in the way of each step. No database here.
import type { PlanStep, StepBlocker } from '@evenlight/contract/cases';
import type { DocumentSlot } from '@evenlight/contract/documents';
import type { PlanStatus } from '@evenlight/contract/plans';

const path: readonly PlanStatus[] = ['draft', 'active', 'in-progress', 'completed'];

export type Standing = {
  status: PlanStatus;
  isArchived: boolean;
  paidCents: number;
  balanceCents: number;
  /** As the money says it, which also tells the family's own pages. */
  isHeldElsewhere: boolean;
  /** Booked, or over; null while there is none. */
  bookedDay: string | null;
  /** On the Bay Area's calendar. */
  today: string;
  slots: readonly Pick<DocumentSlot, 'type' | 'isRequired' | 'isNeededLater' | 'isNone' | 'documents'>[];
  openPromises: number;
};

/**
 * One step on, and one back for what was taken too early. What was held elsewhere can be closed at once, from a draft: all
 * other plans were arranged with us.
 */
export function stepsFrom(standing: Standing): PlanStep[] {
  const place = path.indexOf(standing.status);
  const [next, before] = [path[place + 1], stepBackFrom(standing)];
  return [
    ...(next ? [{ to: next, isBack: false, blockers: blockersOf(next, standing) }] : []),
    ...(standing.isHeldElsewhere && standing.status === 'draft'
      ? [{ to: 'completed' as const, isBack: false, blockers: closingBlockers(standing) }]
      : []),
    ...(before ? [{ to: before, isBack: true, blockers: [] }] : []),
  ];
}

/** The service has been, and nothing is left to do: then nobody of our team need say so. */
export function isDone(standing: Standing): boolean {
  const { status, bookedDay, today } = standing;
  const isUnderWay = status === 'active' || status === 'in-progress';
  const hasBeen = bookedDay !== null && bookedDay < today;
  return isUnderWay && hasBeen && blockersOf('completed', standing).length === 0;
}

/** Neither money nor papers: both were settled where the service was. */
function closingBlockers(standing: Standing): StepBlocker[] {
  return blockersOf('completed', standing).filter((blocker) => blocker === 'archived' || blocker === 'promises');
}

/** Only money makes a plan active. When all of it went back nothing holds the price, and its family may choose again. */
function stepBackFrom({ status, paidCents }: Standing): PlanStatus | null {
  if (status === 'completed') return 'in-progress';
  if (paidCents <= 0 && (status === 'in-progress' || status === 'active')) return 'draft';
  return status === 'in-progress' ? 'active' : null;
}

function blockersOf(to: PlanStatus, standing: Standing): StepBlocker[] {
  const stands = standsInTheWay(standing);
  return wayTo[to].filter((blocker) => stands[blocker]);
}

const wayTo: Record<PlanStatus, readonly StepBlocker[]> = {
  draft: [],
  active: ['archived', 'deposit'],
  // A booked date makes it so, paid or not.
  'in-progress': ['archived', 'date'],
  // Nothing waits for a paper while a service is prepared; a case that is closed has them all.
  completed: ['archived', 'balance', 'date', 'service-ahead', 'permit', 'papers', 'promises'],
};

function standsInTheWay(standing: Standing): Record<StepBlocker, boolean> {
  const { isArchived, paidCents, balanceCents, bookedDay, today, openPromises } = standing;
  const missing = standing.slots.filter(isMissing).map(({ type }) => type);
  const isPermit = (type: DocumentSlot['type']) => type === 'burial-permit' || type === 'cremation-permit';
  return {
    archived: isArchived,
    // Whatever has come in makes a draft active.
    deposit: paidCents <= 0,
    balance: balanceCents > 0,
    date: bookedDay === null,
    'service-ahead': bookedDay !== null && bookedDay > today,
    permit: missing.some(isPermit),
    papers: missing.some((type) => !isPermit(type)),
    promises: openPromises > 0,
  };
}

/** Sent is not enough: our team has looked at it, or the family has said that there is none. */
function isMissing({ isRequired, isNeededLater, isNone, documents }: Standing['slots'][number]): boolean {
  if (!isRequired || isNeededLater || isNone) return false;
  return documents.find(({ isCurrent }) => isCurrent)?.state !== 'accepted';
}
