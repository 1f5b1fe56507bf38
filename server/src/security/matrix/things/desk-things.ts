// What waits for our team because of this family.
import { randomUUID } from 'node:crypto';
import { sendCustomRequest } from '@evenlight/contract/concierge';
import { listReports } from '@evenlight/contract/memorials/keeping';
import { listGroupRequests } from '@evenlight/contract/support/groups';
import { askForCall, listCrisisAlerts } from '@evenlight/contract/support/safety';
import { expect, vi } from 'vitest';
import { queueOf } from '../../../testing/queue-lines.ts';
import { talkPeople } from '../../../testing/talk-people.ts';
import { type Member, type Place, present } from './place.ts';

const soon = { timeout: 15_000, interval: 100 };
/** One hour for each household. */
const hours = ['10:00', '14:00'];

export async function deskThings({ house, owner, number, staff }: Place & { staff: Member }, memorialId: number) {
  const request = { tradition: 'Shinto', name: 'Asha Rao', email: owner.person.email, sendKey: randomUUID() };
  await owner(sendCustomRequest, { body: request });
  const call = { name: `Asha ${number}`, phone: '+1 415 555 0142', consents: true as const, sendKey: randomUUID() };
  await owner(askForCall, { body: call });
  const alerts = await staff(listCrisisAlerts, {});
  const { bookedBy, aForm } = talkPeople(house);
  const form = aForm({ preferredTime: hours[number], clientEmail: `talk${number}@example.org` });
  const { token } = await bookedBy(form);
  const report = await vi.waitFor(async () => {
    const reports = await staff(listReports, {});
    return reports.find((one) => Number(one.memorialId) === memorialId) ?? expect.fail();
  }, soon);
  const groupRequests = await staff(listGroupRequests, {});
  const promise = await vi.waitFor(async () => {
    const lines = await queueOf(staff);
    return lines.findLast(({ kind }) => kind === 'custom-request') ?? expect.fail();
  }, soon);
  return {
    promiseId: promise.id,
    alertId: present(alerts.find(({ name }) => name === call.name)).id,
    consultationId: present(token.split('.')[0]),
    consultationToken: token,
    reportId: report.id,
    groupRequestId: present(groupRequests.find(({ person }) => person.email === owner.person.email)).id,
  };
}
