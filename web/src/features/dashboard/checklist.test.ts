import type { DocumentSlot, PlanDocuments } from '@evenlight/contract/documents';
import type { PlanId, VenueId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { checklistOf, type PointId } from './checklist';

const plan = { faithTradition: 'hindu', serviceType: 'cremation', selectedVenue: null, schedule: null } as const;
const active = { ...plan, status: 'active' } as const;
const venue = { id: 'chapel' as VenueId, name: 'The chapel', isSample: true };
const booked: Plan['schedule'] = {
  mode: 'blocked',
  day: '2026-11-21',
  startsAt: null,
  bookedAt: '2026-11-15T20:00:00Z',
  changeableUntil: '2026-11-19T08:00:00Z',
};

function papers(isComplete: boolean, slot: Partial<DocumentSlot> = {}): PlanDocuments {
  const empty = { isRequired: true, isNeededLater: false, isNone: false, isDone: false, documents: [] };
  return { planId: 'plan' as PlanId, slots: [{ type: 'death-certificate', ...empty, ...slot }], isComplete };
}

function standing(point: PointId, ...known: Parameters<typeof checklistOf>) {
  return checklistOf(...known).find(({ id }) => id === point)?.standing;
}

test('tradition and kind of service are complete as soon as a plan is saved', () => {
  expect(standing('tradition', active, undefined)).toBe('complete');
  expect(standing('service-type', active, undefined)).toBe('complete');
});

test('papers are pending without any, in progress with some or in a draft, complete with all that are required', () => {
  expect(standing('papers', active, papers(false))).toBe('pending');
  expect(standing('papers', active, papers(false, { isNone: true }))).toBe('in-progress');
  expect(standing('papers', { ...active, status: 'draft' }, papers(false))).toBe('in-progress');
  expect(standing('papers', active, papers(true))).toBe('complete');
  expect(standing('papers', { ...active, status: 'draft' }, papers(true))).toBe('complete');
});

test('nothing is said about papers that could not be read', () => {
  expect(standing('papers', active, undefined)).toBeNull();
});

test('a venue is pending without one, in progress once chosen, complete once its date is blocked', () => {
  expect(standing('venue', active, undefined)).toBe('pending');
  expect(standing('venue', { ...active, selectedVenue: venue }, undefined)).toBe('in-progress');
  expect(standing('venue', { ...active, selectedVenue: venue, schedule: booked }, undefined)).toBe('complete');
});

test('a request for planning confirms no venue', () => {
  const asked = { wishedDays: '', note: '', requestedAt: '', answeredBy: '', answeredAt: null };
  const requested = { mode: 'requested', ...asked } as const;
  expect(standing('venue', { ...active, selectedVenue: venue, schedule: requested }, undefined)).toBe('in-progress');
});

test('a plan is final once our team has completed it', () => {
  expect(standing('final', active, undefined)).toBe('pending');
  expect(standing('final', { ...active, status: 'completed' }, undefined)).toBe('complete');
});
