// What our team works with. To everybody else none of it is there.
import { randomUUID } from 'node:crypto';
import { getCase } from '@evenlight/contract/cases';
import { getConsultationHours } from '@evenlight/contract/consultation-hours';
import { openConsultation } from '@evenlight/contract/consultations';
import type { Entries } from '../entry.ts';
import type { Household } from '../household.ts';

const may = ['staff'] as const;
const talk = async ({ house, ids }: Household) =>
  house.aVisitor()(openConsultation, { body: { token: ids.consultationToken } });
const hoursOf = ({ people: { staff } }: Household) => staff(getConsultationHours, {});
const day = '2030-05-09';

export const desk: Entries = {
  'GET /staff/opening': { may },
  'POST /staff/opening/confirm-prices': { may },
  'GET /staff/team': { may },
  'GET /staff/kept-promises': { may },
  'GET /staff/queue': { may },
  'POST /staff/queue/search': { may, send: () => ({ body: { search: 'Rao' } }) },
  'GET /staff/queue/:promiseId': { may },
  'POST /staff/queue/:promiseId/take': { may, send: () => ({ body: { from: null } }) },
  'POST /staff/queue/:promiseId/release': { may },
  'POST /staff/queue/:promiseId/hand-over': {
    may,
    send: ({ people: { staff } }) => ({ body: { to: staff.person.id } }),
  },
  'POST /staff/queue/:promiseId/notes': {
    may,
    send: () => ({ body: { kind: 'note', text: 'Called twice.', idempotencyKey: randomUUID() } }),
  },
  'POST /staff/queue/:promiseId/letters': {
    may,
    send: () => ({ body: { subject: 'Your plan', text: 'We called.', idempotencyKey: randomUUID() } }),
  },
  'POST /staff/queue/:promiseId/keep': { may, send: () => ({ body: {} }) },

  'GET /staff/plans/:planId': { may },
  'POST /staff/plans/:planId/schedule/block': { may, send: () => ({ body: { serviceDate: '2030-06-12' } }) },
  'POST /staff/plans/:planId/status': {
    may,
    send: async ({ people: { staff }, ids: { planId } }) => {
      const { plan, steps } = await staff(getCase, { params: { planId } });
      const step = steps.find(({ blockers }) => blockers.length === 0);
      return { body: { from: plan.status, to: step?.to ?? 'completed', version: plan.version } };
    },
  },
  'DELETE /staff/plans/:planId/schedule': { may },

  'GET /staff/memorial-reports': { may },
  'GET /staff/memorial-reports/:reportId': { may },
  'POST /staff/memorial-reports/:reportId': { may, send: () => ({ body: { decision: 'leave' } }) },

  'GET /staff/consultations': { may },
  'POST /schedule-consultation': {
    may: 'anyone',
    send: () => ({
      body: {
        clientName: 'Rosa',
        clientEmail: `${randomUUID()}@example.org`,
        idempotencyKey: randomUUID(),
        preferredDate: '2030-05-08',
        preferredTime: '10:00',
      },
    }),
  },
  'GET /available-slots': { may: 'anyone', send: () => ({ query: { date: day } }) },
  'POST /consultations/open': { may: 'holder', send: ({ ids }) => ({ body: { token: ids.consultationToken } }) },
  'POST /consultations/reschedule': {
    may: 'holder',
    send: async (on) => ({
      body: { token: on.ids.consultationToken, date: day, time: '11:00', version: (await talk(on)).version },
    }),
  },
  'POST /staff/consultations/:consultationId/move': {
    may,
    send: async (on) => ({ body: { date: day, time: '15:00', version: (await talk(on)).version } }),
  },
  'POST /staff/consultations/:consultationId/cancel': {
    may,
    send: async (on) => ({ body: { version: (await talk(on)).version } }),
  },
  'POST /consultations/cancel': {
    may: 'holder',
    send: ({ ids }) => ({ body: { token: ids.consultationToken } }),
  },
  'GET /staff/consultation-hours': { may },
  'PUT /staff/consultation-hours/days/:date': {
    may,
    send: () => ({ params: { date: day }, body: { stretches: [], note: 'A holiday', version: null } }),
  },
  'DELETE /staff/consultation-hours/days/:date': {
    may,
    send: async (on) => {
      const { days } = await hoursOf(on);
      return { params: { date: day }, query: { version: days.find(({ date }) => date === day)?.version ?? 'none' } };
    },
  },
  'PUT /staff/consultation-hours/week': {
    may,
    send: async (on) => {
      const { week, weekVersion } = await hoursOf(on);
      return { body: { week, version: weekVersion } };
    },
  },
};
