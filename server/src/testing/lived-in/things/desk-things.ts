// What waits for our team because of this family.
import { randomUUID } from 'node:crypto';
import { sendCustomRequest } from '@evenlight/contract/concierge';
import { getAvailableSlots, scheduleConsultation } from '@evenlight/contract/consultations';
import { listReports } from '@evenlight/contract/memorials/keeping';
import { listGroupRequests } from '@evenlight/contract/support/groups';
import { askForCall, listCrisisAlerts } from '@evenlight/contract/support/safety';
import { PHONE_NUMBER } from '../../phone-number.ts';
import { queueOf } from '../../queue-lines.ts';
import { comesSoon, dayIn, type Home, type Member, type Place, present, tokenIn } from '../place.ts';

export async function deskThings({ place, owner, staff }: Home & { staff: Member }, memorialId: number) {
  // What somebody asked is found again by words that nobody else has used.
  const own = `Shinto ${randomUUID().slice(0, 8)}`;
  const request = { tradition: own, name: 'Asha Rao', email: owner.person.email, idempotencyKey: randomUUID() };
  await owner(sendCustomRequest, { body: request });
  const call = { name: `Asha ${own}`, phone: PHONE_NUMBER, consents: true as const, idempotencyKey: randomUUID() };
  await owner(askForCall, { body: call });
  const alerts = await staff(listCrisisAlerts, {});
  const consultationToken = await aTalk(place);
  const report = await comesSoon(place, async () => {
    const reports = await staff(listReports, {});
    return reports.find((one) => Number(one.memorialId) === memorialId);
  });
  const groupRequests = await staff(listGroupRequests, {});
  const promise = await comesSoon(place, async () =>
    (await queueOf(staff)).find(({ kind, summary }) => kind === 'custom-request' && summary.includes(own)),
  );
  return {
    promiseId: promise.id,
    alertId: present(alerts.find(({ name }) => name === call.name)).id,
    consultationId: present(consultationToken.split('.')[0]),
    consultationToken,
    reportId: report.id,
    groupRequestId: present(groupRequests.find(({ person }) => person.email === owner.person.email)).id,
  };
}

/** In the first hour that is free. */
async function aTalk(place: Place): Promise<string> {
  const clientEmail = `talk.${randomUUID()}@example.org`;
  const { date, time } = await firstFreeHour(place);
  await place.aVisitor()(scheduleConsultation, {
    body: {
      clientName: 'Rosa Díaz',
      clientEmail,
      clientPhone: PHONE_NUMBER,
      idempotencyKey: randomUUID(),
      preferredDate: date,
      preferredTime: time,
      message: 'My father died in March.',
    },
  });
  return tokenIn(place, clientEmail, /\/consultation#([\w.-]+)/);
}

// A week has a day with hours in it, holidays and all.
const DAYS_AHEAD = 14;

async function firstFreeHour(place: Place) {
  const visitor = place.aVisitor();
  for (let days = 1; days <= DAYS_AHEAD; days++) {
    const date = dayIn(place, days);
    const { availableSlots } = await visitor(getAvailableSlots, { query: { date } }).catch(() => ({
      availableSlots: [],
    }));
    const [time] = availableSlots;
    if (time) return { date, time };
  }
  throw new Error('No hour is free for a talk.');
}
