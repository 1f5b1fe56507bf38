// How far a plan has come, point by point.
import type { PlanDocuments } from '@evenlight/contract/documents';
import type { Plan } from '@evenlight/contract/plans';

export type Standing = 'complete' | 'in-progress' | 'pending';
export type PointId = 'tradition' | 'service-type' | 'papers' | 'venue' | 'final';
/** Null while the papers are not known. */
export type Point = { id: PointId; standing: Standing | null };

type Known = Pick<Plan, 'faithTradition' | 'serviceType' | 'selectedVenue' | 'schedule' | 'status'>;

export function checklistOf(plan: Known, documents: PlanDocuments | undefined): Point[] {
  return [
    { id: 'tradition', standing: plan.faithTradition ? 'complete' : 'pending' },
    { id: 'service-type', standing: plan.serviceType ? 'complete' : 'pending' },
    { id: 'papers', standing: documents ? standingOfPapers(plan, documents) : null },
    { id: 'venue', standing: standingOfVenue(plan) },
    { id: 'final', standing: plan.status === 'completed' ? 'complete' : 'pending' },
  ];
}

function standingOfPapers({ status }: Known, { slots, isComplete }: PlanDocuments): Standing {
  if (isComplete) return 'complete';
  const hasSome = slots.some(({ documents, isNone }) => documents.length > 0 || isNone);
  return hasSome || status === 'draft' ? 'in-progress' : 'pending';
}

/** A booking, by the family or by our team for them, is what confirms a venue. */
function standingOfVenue({ selectedVenue, schedule }: Known): Standing {
  if (schedule?.mode === 'blocked') return 'complete';
  return selectedVenue ? 'in-progress' : 'pending';
}
