// What opens for our team.
import { sightOf } from '../sight.ts';

const on = sightOf('staff');

export const forTheTeam = [
  on('/staff?view=mine', 'in own hands'),
  on('/staff?view=kept', 'kept'),
  on(({ ids }) => `/staff/queue/${ids.contactPromiseId}`, 'a message, answered'),
  on(({ ids }) => `/staff/queue/${ids.reportPromiseId}`, 'a report'),
  on(({ ids }) => `/staff/queue/${ids.alertPromiseId}`, 'an alert'),
  on(({ ids }) => `/staff/queue/${ids.seatPromiseId}`, 'a seat in a group'),
  on('/staff/consultations', 'canceled', ({ press }) => press('Cancel the talk: {name}')),
  on('/staff/consultations', 'moved', ({ press }) => press('Move to another hour: {name}')),
  on(
    ({ ids }) => `/staff/plans/${ids.planId}`,
    'another date',
    ({ press }) => press('Move to another date'),
  ),
  on(
    ({ ids }) => `/staff/plans/${ids.planId}`,
    'refund declined',
    ({ press }) => press('Decline the refund'),
  ),
  on(
    ({ ids }) => `/staff/plans/${ids.planId}`,
    'money back',
    ({ press }) => press('Give back: {amount}'),
  ),
  on('/staff/manage/vendors/file', 'vendors'),
];
