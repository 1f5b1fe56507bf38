// The visible list of everything that is done later, or at fixed times.
import type { FastifyInstance } from 'fastify';
import { accountJobs, LEAVING_QUEUE } from './features/accounts/jobs.ts';
import { REMOVE_FILES_QUEUE } from './features/accounts/profile/leave.ts';
import { consultationJobs, consultationQueues } from './features/desk/consultations/reminders.ts';
import { deskJobs, deskQueues } from './features/desk/jobs.ts';
import { documentJobs, documentQueues } from './features/documents/jobs.ts';
import { decisionJobs, decisionQueues } from './features/families/decisions/close-decision.ts';
import { sharedDocumentJobs, sharedDocumentQueues } from './features/families/documents/jobs.ts';
import { familyNoticeJobs, familyNoticeQueues } from './features/families/notices/write-notices.ts';
import { familyPeopleJobs, familyPeopleQueues } from './features/families/people/jobs.ts';
import { familySealJobs, familySealQueues } from './features/families/seal-old.ts';
import { successionJobs, successionQueues } from './features/memorials/collaboration/hand-over.ts';
import { eventJobs, eventQueues } from './features/memorials/events/letters.ts';
import { keepingJobs, keepingQueues } from './features/memorials/keeping/ask-keeper.ts';
import { FORWARD_QUEUE, momentJobs } from './features/moments/jobs.ts';
import type { Cashier } from './features/payments/cashier.ts';
import { paymentJobs } from './features/payments/jobs.ts';
import { paymentQueues } from './features/payments/queues.ts';
import { selfCareJobs, selfCareQueues } from './features/self-care/days/reminders.ts';
import { groupJobs, groupQueues } from './features/support/groups/reminders.ts';
import { timelineJobs, timelineQueues } from './features/timelines/reminders.ts';
import { houseGauges } from './house-gauges.ts';
import { HOUSEKEEPING_QUEUE, housekeeping, SWEEP_QUEUE } from './housekeeping.ts';
import { personalData } from './personal-data.ts';
import { MAIL_QUEUE, mailJobs } from './platform/mail/mail-jobs.ts';

/** Every queue there is; the database's owner makes them, because the application may change no table. */
export const queues = [
  FORWARD_QUEUE,
  HOUSEKEEPING_QUEUE,
  LEAVING_QUEUE,
  MAIL_QUEUE,
  ...decisionQueues,
  ...deskQueues,
  ...documentQueues,
  ...consultationQueues,
  ...eventQueues,
  ...familyNoticeQueues,
  ...familyPeopleQueues,
  ...familySealQueues,
  ...groupQueues,
  ...paymentQueues,
  ...selfCareQueues,
  ...sharedDocumentQueues,
  ...keepingQueues,
  ...successionQueues,
  ...timelineQueues,
  REMOVE_FILES_QUEUE,
  SWEEP_QUEUE,
];

export function addJobs(app: FastifyInstance, cashier: Cashier) {
  const { world } = app;
  accountJobs(world, personalData);
  documentJobs(world);
  decisionJobs(world);
  familyNoticeJobs(world);
  familyPeopleJobs(world);
  familySealJobs(world);
  sharedDocumentJobs(world);
  momentJobs(world);
  paymentJobs(app, cashier);
  timelineJobs(world);
  groupJobs(world);
  eventJobs(world);
  successionJobs(world);
  keepingJobs(world);
  selfCareJobs(world);
  deskJobs(world, cashier);
  consultationJobs(world);
  mailJobs(world);
  housekeeping(world);
  houseGauges(world);
}
