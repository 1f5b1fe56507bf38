// Who is waiting for whom: only what the plan, its money, its papers, our promises and its handed-over steps say.
import type { OpenPromise } from '@evenlight/contract/concierge';
import type { DocumentSlot, DocumentType, PlanDocuments } from '@evenlight/contract/documents';
import type { Handoff } from '@evenlight/contract/handoffs';
import type { PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { TimelineEvent } from '@evenlight/contract/timelines';
import { dayOfPlan, type KnownDay } from '../plans/day-of-plan';

export type ForYou =
  | { kind: 'intent' }
  | { kind: 'payment'; cents: number; isDeposit: boolean }
  | { kind: 'date' }
  /** The venue keeps it until then. */
  | { kind: 'held-date'; day: string; until: string }
  | { kind: 'named-date'; day: string }
  | { kind: 'papers'; types: DocumentType[] }
  | { kind: 'another-paper'; types: DocumentType[] }
  | { kind: 'came-back'; id: string; name: string; title: string };

export type ForTeam =
  | { kind: 'first-call'; by: string }
  | { kind: 'planning'; by: string }
  | { kind: 'adjustment'; id: string; description: string }
  | { kind: 'papers'; types: DocumentType[] };

export type ForOthers =
  | { kind: 'share'; id: string; name: string; cents: number }
  /** `title` is null for a step that is not to be found any more. */
  | { kind: 'handoff'; id: string; name: string; title: string | null };

export type Waiting = { you: ForYou[]; team: ForTeam[]; others: ForOthers[] };

type Known = {
  plan: KnownDay & Pick<Plan, 'adjustments' | 'status'>;
  money: Pick<PlanMoney, 'blocked' | 'isUnderWay' | 'isHeldElsewhere' | 'offers' | 'shares'> | undefined;
  documents: Pick<PlanDocuments, 'slots'> | undefined;
  handoffs: readonly Pick<Handoff, 'id' | 'eventId' | 'name' | 'state'>[];
  events: readonly Pick<TimelineEvent, 'id' | 'title' | 'completed'>[];
  promises: readonly OpenPromise[] | undefined;
  today: string;
};

export function waitingIn(known: Known): Waiting {
  return { you: forYou(known), team: forTeam(known), others: forOthers(known) };
}

function forYou({ plan, money, documents, handoffs, events, today }: Known): ForYou[] {
  const slots = documents?.slots ?? [];
  return [
    ...aboutDate(plan, today),
    ...handoffs.flatMap((handoff) => cameBack(handoff, handoffs, events)),
    ...aboutPapers('another-paper', slots.filter(needsAnother)),
    ...aboutPapers('papers', slots.filter(isMissing)),
    // Money comes last: nobody begins with it on such a day.
    ...(money ? paymentOf(money) : []),
  ];
}

/** Whoever plans ahead has no date to choose. */
function aboutDate(plan: Known['plan'], today: string): ForYou[] {
  if (plan.planIntent === 'plan-ahead' || plan.status === 'completed') return [];
  const day = dayOfPlan(plan, today);
  if (day.is === 'open') return [{ kind: 'date' }];
  if (day.is === 'held') return [{ kind: 'held-date', day: day.day, until: day.until }];
  return day.is === 'named' ? [{ kind: 'named-date', day: day.day }] : [];
}

/** Nobody is asked to pay for a service that has been without us; whoever wants to can still do so. */
function paymentOf({ blocked, isUnderWay, isHeldElsewhere, offers }: NonNullable<Known['money']>): ForYou[] {
  if (isHeldElsewhere) return [];
  if (blocked === 'intent-unknown') return [{ kind: 'intent' }];
  const cents = offers.deposit ?? offers.full;
  if (blocked || isUnderWay || cents === null) return [];
  return [{ kind: 'payment', cents, isDeposit: offers.deposit !== null }];
}

function needsAnother({ documents: [newest] }: DocumentSlot): boolean {
  return newest?.state === 'needs-another';
}

function isMissing(slot: DocumentSlot): boolean {
  return slot.isRequired && !slot.isNeededLater && !slot.isDone && slot.documents.length === 0;
}

/** A step that somebody could not do, unless it is done by now or with somebody else. */
function cameBack(
  { id, eventId, name, state }: Known['handoffs'][number],
  all: Known['handoffs'],
  events: Known['events'],
): ForYou[] {
  const event = events.find((event) => event.id === eventId);
  if (state !== 'declined' || !event || event.completed) return [];
  const askedLater = all.slice(all.findIndex((handoff) => handoff.id === id) + 1);
  if (askedLater.some((later) => later.eventId === eventId && later.state !== 'ended')) return [];
  return [{ kind: 'came-back', id, name, title: event.title }];
}

function forTeam({ plan, documents, promises = [] }: Known): ForTeam[] {
  const { schedule } = plan;
  const calls = promises.filter(({ kind }) => kind === 'plan-saved');
  return [
    ...calls.map(({ dueAt }) => ({ kind: 'first-call', by: dueAt }) as const),
    ...(schedule?.mode === 'requested' && schedule.answeredAt === null
      ? [{ kind: 'planning', by: schedule.answeredBy } as const]
      : []),
    ...plan.adjustments
      .filter(({ state }) => state === 'requested')
      .map(({ id, description }) => ({ kind: 'adjustment', id, description }) as const),
    ...aboutPapers('papers', documents?.slots.filter(isBeingLookedAt) ?? []),
  ];
}

/** What our team has uploaded itself waits for nobody. */
function isBeingLookedAt({ documents: [newest] }: DocumentSlot): boolean {
  if (newest?.state === 'checking') return true;
  return newest?.state === 'received' && newest.uploadedBy?.isStaff !== true;
}

function aboutPapers<Kind extends string>(kind: Kind, slots: readonly DocumentSlot[]) {
  return slots.length === 0 ? [] : [{ kind, types: slots.map(({ type }) => type) }];
}

function forOthers({ money, handoffs, events }: Known): ForOthers[] {
  const shares = money?.shares.filter(({ state }) => state === 'open') ?? [];
  return [
    ...handoffs
      .filter(({ state }) => state === 'open')
      .map(({ id, eventId, name }) => {
        const title = events.find((event) => event.id === eventId)?.title ?? null;
        return { kind: 'handoff', id, name, title } as const;
      }),
    ...shares.map(({ id, name, cents }) => ({ kind: 'share', id, name, cents }) as const),
  ];
}
