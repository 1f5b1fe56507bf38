import type { DocumentSlot, DocumentState, StoredDocument } from '@evenlight/contract/documents';
import type { AdjustmentId, DocumentId, HandoffId, ShareId, UserId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { waitingIn } from './waiting';

type Known = Parameters<typeof waitingIn>[0];

const nothing: Known = {
  plan: {
    planIntent: 'at-need',
    adjustments: [],
    status: 'active',
    serviceDate: '2026-11-21',
    heldUntil: null,
    serviceHasBeen: false,
    dateOfDeath: null,
    schedule: {
      mode: 'blocked',
      day: '2026-11-21',
      startsAt: null,
      bookedAt: '2026-11-02T20:00:00Z',
      changeableUntil: '2026-11-19T08:00:00Z',
    },
  },
  money: {
    blocked: null,
    isUnderWay: false,
    isHeldElsewhere: false,
    offers: { deposit: null, full: null },
    shares: [],
  },
  documents: { slots: [] },
  handoffs: [],
  events: [],
  promises: [],
  today: '2026-11-18',
};

const withPlan = (plan: Partial<Known['plan']>) => waitingIn({ ...nothing, plan: { ...nothing.plan, ...plan } });
const withMoney = (money: Partial<NonNullable<Known['money']>>) =>
  waitingIn({
    ...nothing,
    money: {
      blocked: null,
      isUnderWay: false,
      isHeldElsewhere: false,
      offers: { deposit: null, full: null },
      shares: [],
      ...money,
    },
  });

function slot(input: Partial<DocumentSlot> = {}): DocumentSlot {
  const empty = { isRequired: true, isNeededLater: false, isNone: false, isDone: false, documents: [] };
  return { type: 'death-certificate', ...empty, ...input };
}

function paper(state: DocumentState, isStaff = false): StoredDocument {
  return {
    id: 'paper' as DocumentId,
    documentType: 'death-certificate',
    planId: null,
    userId: 'ada' as UserId,
    name: 'paper.pdf',
    mediaType: 'application/pdf',
    byteSize: 1,
    uploadedAt: '2026-11-14T10:00:00Z',
    uploadedBy: { name: 'Ada', isStaff },
    state,
    reason: '',
    isCurrent: true,
  };
}

const withPapers = (...slots: DocumentSlot[]) => waitingIn({ ...nothing, documents: { slots } });

function handoff(id: string, name: string, state: Known['handoffs'][number]['state']) {
  return { id: id as HandoffId, eventId: 'chr-clergy', name, state };
}

const call = { id: 'chr-clergy', title: 'Call the parish', completed: false };

test('nobody waits when everything is arranged', () => {
  expect(waitingIn(nothing)).toEqual({ you: [], team: [], others: [] });
});

test('nothing is said about money and papers that could not be read', () => {
  expect(waitingIn({ ...nothing, money: undefined, documents: undefined })).toEqual({ you: [], team: [], others: [] });
});

test('a deposit comes first, then what is left', () => {
  expect(withMoney({ offers: { deposit: 1_000, full: 3_000 } }).you).toEqual([
    { kind: 'payment', cents: 1_000, isDeposit: true },
  ]);
  expect(withMoney({ offers: { deposit: null, full: 2_000 } }).you).toEqual([
    { kind: 'payment', cents: 2_000, isDeposit: false },
  ]);
});

test('nobody is asked to pay while a payment is being confirmed, or for a plan made ahead of time', () => {
  const offers = { deposit: 1_000, full: 3_000 };
  expect(withMoney({ offers, isUnderWay: true }).you).toEqual([]);
  expect(withMoney({ offers, blocked: 'plan-ahead' }).you).toEqual([]);
});

test('nobody is asked to pay for a service that was held elsewhere, but what is left of one with us is', () => {
  const offers = { deposit: 1_000, full: 3_000 };
  expect(withMoney({ offers, isHeldElsewhere: true }).you).toEqual([]);
  expect(withMoney({ offers: { deposit: null, full: 2_000 } }).you).toEqual([
    { kind: 'payment', cents: 2_000, isDeposit: false },
  ]);
});

test('before money can be taken, a family is asked whether a death has occurred', () => {
  expect(withMoney({ blocked: 'intent-unknown' }).you).toEqual([{ kind: 'intent' }]);
});

test('a date waits for the family until it is booked or asked for, and never when planning ahead', () => {
  const open = { schedule: null, serviceDate: null };
  expect(withPlan(open).you).toEqual([{ kind: 'date' }]);
  expect(withPlan({ ...open, planIntent: 'plan-ahead' }).you).toEqual([]);
  expect(withPlan({ ...open, status: 'completed' }).you).toEqual([]);
});

test('a date that is kept, or only named, waits to be booked and is never called unset', () => {
  const [day, until] = ['2026-11-21', '2026-11-20T10:00:00Z'];
  expect(withPlan({ schedule: null, serviceDate: day, heldUntil: until }).you).toEqual([
    { kind: 'held-date', day, until },
  ]);
  expect(withPlan({ schedule: null, serviceDate: day }).you).toEqual([{ kind: 'named-date', day }]);
  // A service that has been waits for nobody; a day that was only wished for has to be found again.
  expect(withPlan({ schedule: null, serviceDate: '2026-11-11', serviceHasBeen: true }).you).toEqual([]);
  expect(withPlan({ schedule: null, serviceDate: '2026-11-11' }).you).toEqual([{ kind: 'date' }]);
});

test('a request for planning waits for our team until they have answered', () => {
  const asked = { wishedDays: '', note: '', requestedAt: '2026-11-15T10:00:00Z', answeredBy: '2026-11-16T10:00:00Z' };
  const waiting = withPlan({ schedule: { mode: 'requested', ...asked, answeredAt: null } });
  expect(waiting).toMatchObject({ you: [], team: [{ kind: 'planning', by: '2026-11-16T10:00:00Z' }] });
  const answered = withPlan({ schedule: { mode: 'requested', ...asked, answeredAt: '2026-11-15T12:00:00Z' } });
  expect(answered).toEqual({ you: [], team: [], others: [] });
});

test('required papers that are missing wait for the family; those needed later and those that are optional do not', () => {
  const { you } = withPapers(
    slot(),
    slot({ type: 'burial-permit', isNeededLater: true }),
    slot({ type: 'will-testament', isRequired: false }),
    slot({ type: 'power-of-attorney', isNone: true, isDone: true }),
  );
  expect(you).toEqual([{ kind: 'papers', types: ['death-certificate'] }]);
});

test('a paper that was not accepted is asked for again, once', () => {
  expect(withPapers(slot({ documents: [paper('needs-another'), paper('received')] })).you).toEqual([
    { kind: 'another-paper', types: ['death-certificate'] },
  ]);
});

test('papers that a family has sent wait for our team until they have looked at them', () => {
  for (const state of ['checking', 'received'] as const)
    expect(withPapers(slot({ isDone: true, documents: [paper(state)] }))).toEqual({
      you: [],
      others: [],
      team: [{ kind: 'papers', types: ['death-certificate'] }],
    });
  expect(withPapers(slot({ isDone: true, documents: [paper('accepted')] })).team).toEqual([]);
  expect(withPapers(slot({ isDone: true, documents: [paper('received', true)] })).team).toEqual([]);
});

test('adjustments wait for our team until they are decided', () => {
  const asked = { id: 'one' as AdjustmentId, description: 'Our own flowers', cents: -100, note: '' };
  const times = { requestedAt: '2026-11-14T10:00:00Z', decidedAt: null };
  expect(withPlan({ adjustments: [{ ...asked, ...times, state: 'requested' }] }).team).toEqual([
    { kind: 'adjustment', id: 'one', description: 'Our own flowers' },
  ]);
  expect(withPlan({ adjustments: [{ ...asked, ...times, state: 'declined' }] }).team).toEqual([]);
});

test('our first call is waited for as long as it is promised and not kept', () => {
  const dueAt = '2026-11-16T10:00:00.000Z';
  const promises = [{ kind: 'document', dueAt } as const, { kind: 'plan-saved', dueAt } as const];
  expect(waitingIn({ ...nothing, promises }).team).toEqual([{ kind: 'first-call', by: dueAt }]);
  expect(waitingIn({ ...nothing, promises: undefined }).team).toEqual([]);
});

test('open shares and steps are told with the names of those who have them', () => {
  const mail = { email: 'kofi@example.org', sentAt: '', expiresAt: '' };
  const shares = [
    { id: 'a' as ShareId, name: 'Kofi', cents: 500, state: 'open', ...mail } as const,
    { id: 'b' as ShareId, name: 'Esi', cents: 500, state: 'paid', ...mail } as const,
  ];
  const handoffs = [handoff('1', 'Maria', 'open'), handoff('2', 'Jan', 'done'), handoff('3', 'Eva', 'ended')];
  const money = {
    blocked: null,
    isUnderWay: false,
    isHeldElsewhere: false,
    offers: { deposit: null, full: null },
    shares,
  };
  expect(waitingIn({ ...nothing, money, handoffs, events: [call] }).others).toEqual([
    { kind: 'handoff', id: '1', name: 'Maria', title: 'Call the parish' },
    { kind: 'share', id: 'a', name: 'Kofi', cents: 500 },
  ]);
});

test('a step that somebody could not do comes back, unless it is done or with somebody else by now', () => {
  const declined = handoff('1', 'Maria', 'declined');
  const cameBack = { kind: 'came-back', id: '1', name: 'Maria', title: 'Call the parish' };
  expect(waitingIn({ ...nothing, handoffs: [declined], events: [call] }).you).toEqual([cameBack]);
  const done = [{ ...call, completed: true }];
  expect(waitingIn({ ...nothing, handoffs: [declined], events: done }).you).toEqual([]);
  const again = [declined, handoff('2', 'Jan', 'open')];
  expect(waitingIn({ ...nothing, handoffs: again, events: [call] }).you).toEqual([]);
  const takenBack = [declined, handoff('2', 'Jan', 'ended')];
  expect(waitingIn({ ...nothing, handoffs: takenBack, events: [call] }).you).toEqual([cameBack]);
});
