import type { StepBlocker } from '@evenlight/contract/cases';
import { DocumentId, UserId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { isDone, type Standing, stepsFrom } from './rules.ts';

const ID = '00000000-0000-4000-8000-000000000000';

function slot(type: Standing['slots'][number]['type'], state: 'received' | 'accepted' | 'needs-another' | null) {
  const paper = {
    id: DocumentId.parse(ID),
    userId: UserId.parse(ID),
    planId: null,
    documentType: type,
    name: 'paper.pdf',
    mediaType: 'application/pdf' as const,
    byteSize: 1,
    uploadedAt: '2026-11-01T00:00:00.000Z',
    uploadedBy: null,
    reason: '',
    isCurrent: true,
  };
  const documents = state ? [{ ...paper, state }] : [];
  return { type, isRequired: true, isNeededLater: false, isNone: false, documents };
}

const ready: Standing = {
  status: 'in-progress',
  isArchived: false,
  paidCents: 350_000,
  balanceCents: 0,
  isHeldElsewhere: false,
  bookedDay: '2026-11-16',
  today: '2026-11-16',
  openPromises: 0,
  slots: [slot('death-certificate', 'accepted'), slot('burial-permit', 'accepted')],
};

const blockersOf = (standing: Partial<Standing>): StepBlocker[] | undefined =>
  stepsFrom({ ...ready, ...standing }).find(({ isBack }) => !isBack)?.blockers;

test.each<[string, Partial<Standing>, StepBlocker[]]>([
  ['a draft for which nothing was paid', { status: 'draft', paidCents: 0 }, ['deposit']],
  ['a draft for which a little was paid', { status: 'draft', paidCents: 100 }, []],
  ['an active plan with a date, whatever came in', { status: 'active', paidCents: 0 }, []],
  ['an active plan without a date', { status: 'active', bookedDay: null }, ['date']],
  ['an active plan that is put away', { status: 'active', isArchived: true }, ['archived']],
  ['an active plan, whatever papers are missing', { status: 'active', slots: [slot('burial-permit', null)] }, []],
  ['an active plan, whatever is still to be paid', { status: 'active', balanceCents: 100 }, []],
  ['a service under way with everything done', {}, []],
  ['something is still to be paid', { balanceCents: 1 }, ['balance']],
  ['more was paid than it costs', { balanceCents: -100 }, []],
  ['the date was given back', { bookedDay: null }, ['date']],
  ['the service is tomorrow', { bookedDay: '2026-11-17' }, ['service-ahead']],
  ['the service was yesterday', { bookedDay: '2026-11-15' }, []],
  ['the permit was sent and nobody has looked', { slots: [slot('burial-permit', 'received')] }, ['permit']],
  ['another permit is needed', { slots: [slot('cremation-permit', 'needs-another')] }, ['permit']],
  ['a certificate is missing', { slots: [slot('death-certificate', null)] }, ['papers']],
  ['there is no such paper', { slots: [{ ...slot('power-of-attorney', null), isNone: true }] }, []],
  ['a paper that is needed later', { slots: [{ ...slot('burial-permit', null), isNeededLater: true }] }, []],
  ['a paper that nobody must have', { slots: [{ ...slot('will-testament', null), isRequired: false }] }, []],
  ['the family still waits for an answer', { openPromises: 1 }, ['promises']],
  [
    'everything at once, in the order in which it is said',
    {
      isArchived: true,
      balanceCents: 1,
      bookedDay: '2027-01-01',
      openPromises: 3,
      slots: [slot('death-certificate', null), slot('burial-permit', null)],
    },
    ['archived', 'balance', 'service-ahead', 'permit', 'papers', 'promises'],
  ],
])('%s', (_, standing, blockers) => {
  expect(blockersOf(standing)).toEqual(blockers);
});

test('a plan goes one step on or one back, and the money alone makes it a draft', () => {
  const ways = (status: Standing['status']) => stepsFrom({ ...ready, status }).map(({ to, isBack }) => [to, isBack]);
  expect(ways('draft')).toEqual([['active', false]]);
  expect(ways('active')).toEqual([['in-progress', false]]);
  expect(ways('in-progress')).toEqual([
    ['completed', false],
    ['active', true],
  ]);
  expect(ways('completed')).toEqual([['in-progress', true]]);
});

test('a service that was held elsewhere can be closed without money or papers, once nobody waits for an answer', () => {
  const unpaid = { ...ready, status: 'draft' as const, paidCents: 0, balanceCents: 4800, bookedDay: '2026-11-10' };
  const elsewhere = { ...unpaid, isHeldElsewhere: true };
  const closing = (standing: Partial<Standing>) =>
    stepsFrom({ ...elsewhere, ...standing }).find(({ to }) => to === 'completed')?.blockers;
  expect(closing({})).toEqual([]);
  expect(closing({ openPromises: 1 })).toEqual(['promises']);
  expect(closing({ isArchived: true })).toEqual(['archived']);
  expect(closing({ isHeldElsewhere: false })).toBeUndefined();
  expect(closing({ status: 'active' })).toBeUndefined();
});

test('with everything given back, a step back is one to a draft, whose price may change again', () => {
  const back = (status: Standing['status']) =>
    stepsFrom({ ...ready, status, paidCents: 0 }).flatMap(({ to, isBack }) => (isBack ? [to] : []));
  expect(back('in-progress')).toEqual(['draft']);
  expect(back('active')).toEqual(['draft']);
  expect(back('completed')).toEqual(['in-progress']);
  expect(back('draft')).toEqual([]);
});

test('a plan is done by itself on the day after its service, once nothing is left to do', () => {
  const yesterday = { ...ready, bookedDay: '2026-11-15' };
  expect(isDone(yesterday)).toBe(true);
  expect(isDone({ ...yesterday, status: 'active' })).toBe(true);
  // On the day itself the family is at the service.
  expect(isDone(ready)).toBe(false);
  for (const status of ['draft', 'completed'] as const) expect(isDone({ ...yesterday, status })).toBe(false);
  const left = [{ balanceCents: 1 }, { openPromises: 1 }, { isArchived: true }, { bookedDay: null }];
  for (const more of left) expect(isDone({ ...yesterday, ...more })).toBe(false);
  expect(isDone({ ...yesterday, slots: [slot('death-certificate', null)] })).toBe(false);
});
