// Two processes, and people who want the same thing at the same moment: one has it, the others are told kindly.
import { randomUUID } from 'node:crypto';
import { askToSignIn, listSessions, signIn } from '@evenlight/contract/accounts';
import { getAvailableSlots, scheduleConsultation } from '@evenlight/contract/consultations';
import { createFamilyGroup, listFamilyMembers } from '@evenlight/contract/families/group';
import { acceptFamilyInvitation, inviteToFamily } from '@evenlight/contract/families/invitations';
import { addEvent, answerEvent, listGuests } from '@evenlight/contract/memorials/events';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import { createPlan, listPlans } from '@evenlight/contract/plans';
import { listVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { codeIn, mailTo } from '../testing/mail-reader.ts';
import type { Person } from '../testing/people.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { browserWith, type Caller, callerWith, overHttp, Refused } from '../testing/test-client.ts';
import { type BreakableHouse, openBreakableHouse } from './breakable-house.ts';
import { openTally } from './tally.ts';

const ROUNDS = 8;
const RACERS = 8;
const tally = openTally('races over two processes');
const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const BASIC = { faithTradition: 'secular', packageTier: 'basic' } as const;

type Place = { house: BreakableHouse; at: (racer: number) => string };

/** All at once; how many had it, and what the others were told. */
async function race<T>(run: (racer: number) => Promise<T>) {
  const outcomes = await Promise.allSettled(Array.from({ length: RACERS }, (_, racer) => run(racer)));
  tally('requests', RACERS);
  tally('rounds');
  const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  for (const reason of lost) if (!(reason instanceof Refused)) throw reason;
  return { won, lost: lost as Refused[] };
}

const cookieOf = ({ cookie }: Pick<Person, 'cookie'>) => `${cookie.name}=${cookie.value}`;
const as = (address: string, person: Pick<Person, 'cookie'>): Caller =>
  callerWith(overHttp(address), { cookie: cookieOf(person) });

test('of two processes and eight who ask at once, one has the hour, the date, the place, the invitation and the code', async ({
  onTestFinished,
}) => {
  const house = await openBreakableHouse({ SAMPLE_DATA: 'on' });
  const second = await startServerProcess(house.env);
  onTestFinished(async () => void (await second.end('SIGKILL')));
  const place: Place = { house, at: (racer) => (racer % 2 ? second.address : house.address()) };
  await raceForHours(place);
  await raceForDates(place);
  await raceForSeats(place);
  await raceForAnInvitation(place);
  await raceForACode(place);
});

async function raceForHours({ at }: Place) {
  const visitor = callerWith(overHttp(at(0)));
  const hours: { preferredDate: string; preferredTime: string }[] = [];
  for (let ahead = 2; hours.length < ROUNDS && ahead < 20; ahead += 1) {
    const { availableSlots } = await visitor(getAvailableSlots, { query: { date: dayIn(ahead) } });
    hours.push(...availableSlots.map((preferredTime) => ({ preferredDate: dayIn(ahead), preferredTime })));
  }
  expect(hours.length).toBeGreaterThanOrEqual(ROUNDS);
  for (const hour of hours.slice(0, ROUNDS)) {
    const { won, lost } = await race((racer) => {
      const person = { clientName: 'Rosa Díaz', clientEmail: `${randomUUID()}@example.org` };
      const body = { ...person, ...hour, idempotencyKey: randomUUID() };
      return callerWith(overHttp(at(racer)))(scheduleConsultation, { body });
    });
    expect(won).toHaveLength(1);
    for (const refusal of lost)
      expect(refusal).toMatchObject({ status: 409, code: 'consultation.slot_taken', slots: expect.any(Array) });
  }
}

async function raceForDates({ house, at }: Place) {
  const venues = await callerWith(overHttp(at(0)))(listVenues, { query: {} });
  for (const { id: venueId } of venues.slice(0, ROUNDS)) {
    const people = await Promise.all(Array.from({ length: RACERS }, () => house.runningHouse.aMember()));
    const { won, lost } = await race((racer) =>
      as(at(racer), people[racer] ?? expect.fail())(createPlan, {
        body: { ...BASIC, venueId, serviceDate: dayIn(21) },
      }),
    );
    expect(won).toMatchObject([{ heldUntil: expect.any(String) }]);
    for (const refusal of lost) expect(refusal).toMatchObject({ status: 409, code: 'venue.date_taken' });
    // Whoever was too late has no half plan.
    const plans = people.map((person) => as(at(0), person)(listPlans, { params: { userId: person.id } }));
    expect((await Promise.all(plans)).flat()).toHaveLength(1);
  }
}

async function raceForSeats({ house, at }: Place) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = as(at(round), await house.runningHouse.aMember());
    const { id: memorialId } = await owner(createMemorial, { body: { fullName: 'Rosa Álvarez', privacy: 'public' } });
    const eventDate = `${dayIn(9)}T21:00:00Z`;
    const gathering = { title: 'Celebration of life', eventDate, location: 'Garden Hall', maxAttendees: 1 };
    const { id: eventId } = await owner(addEvent, { params: { memorialId }, body: gathering });
    const params = { memorialId, eventId };
    const { won, lost } = await race((racer) => {
      const body = { name: `Guest ${racer}`, status: 'attending' } as const;
      return callerWith(overHttp(at(racer)))(answerEvent, { params, body });
    });
    expect(lost).toEqual([]);
    const count = (status: string) => won.filter((answer) => answer.status === status).length;
    expect([count('attending'), count('waiting')]).toEqual([1, RACERS - 1]);
    const guests = await owner(listGuests, { params });
    expect(guests.filter(({ status }) => status === 'attending')).toHaveLength(1);
  }
}

async function raceForAnInvitation({ house, at }: Place) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const planner = as(at(round), await house.runningHouse.aMember());
    const { id: planId } = await planner(createPlan, { body: BASIC });
    const { id: groupId } = await planner(createFamilyGroup, { body: { planId, name: 'The Raos', description: '' } });
    const [invited, other] = [await house.runningHouse.aMember(), await house.runningHouse.aMember()];
    await planner(inviteToFamily, { body: { groupId, name: 'Meera Rao', email: invited.email } });
    const { text } = await mailTo(house.env.DATA_DIR, invited.email);
    const [, token = ''] = /\/family-invitation#([\w-]+)/.exec(text) ?? [];
    // Half of them press the button on several devices; the other half found the letter.
    const { won, lost } = await race((racer) =>
      as(at(racer), racer % 4 < 2 ? invited : other)(acceptFamilyInvitation, { body: { token } }),
    );
    expect(won).toEqual(Array.from({ length: RACERS / 2 }, () => ({ groupId })));
    expect(lost).toHaveLength(RACERS / 2);
    for (const refusal of lost) expect([403, 404]).toContain(refusal.status);
    const { members } = await planner(listFamilyMembers, { query: { groupId } });
    expect(members).toHaveLength(2);
  }
}

async function raceForACode({ house, at }: Place) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email } = await house.runningHouse.aMember();
    const browser = browserWith(overHttp(at(round)));
    await browser(askToSignIn, { body: { email } });
    const code = codeIn(await mailTo(house.env.DATA_DIR, email));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { won, lost } = await race(async (racer) => {
      const tab = browserWith((request) =>
        overHttp(at(racer))({ ...request, headers: { ...request.headers, cookie: request.headers.cookie ?? cookie } }),
      );
      await tab(signIn, { body: { email, code } });
      return tab;
    });
    expect(won).toHaveLength(1);
    for (const refusal of lost) expect(refusal).toMatchObject({ status: 401, code: 'code.refused' });
    // The one that it was before, and this one.
    expect((await won[0]?.(listSessions, {}))?.sessions).toHaveLength(2);
  }
}
