// The queue: order, hands, words, search, and the clock.
import { randomUUID } from 'node:crypto';
import { CustomRequest, sendCustomRequest } from '@evenlight/contract/concierge';
import { type ContactForm, sendContactMessage } from '@evenlight/contract/contact';
import {
  getKeptFigures,
  getPublicKeptFigures,
  handOverQueueItem,
  keepPromise,
  listQueue,
  listTeam,
  noteOnQueueItem,
  readQueueItem,
  releaseQueueItem,
  searchQueue,
  takeQueueItem,
  writeFromQueue,
} from '@evenlight/contract/queue';
import { askForCall, moveCrisisAlert } from '@evenlight/contract/support/safety';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { news } from '../../../platform/tables.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import { setRole } from '../../accounts/store.ts';
import { users } from '../../accounts/tables.ts';
import { makePromise } from '../make-promise.ts';
import { insertCustomRequest } from '../promise-store.ts';
import { promises } from '../tables.ts';
import { lookAtPromises } from './watch.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000' } });
const ines = await house.aMember({ isStaff: true, firstName: 'Ines', lastName: 'Duarte' });
const theo = await house.aMember({ isStaff: true, firstName: 'Theo', lastName: 'Brandt' });
const inesId = ines.person.id;

beforeEach(async () => {
  await house.world.db.delete(promises);
});

async function somebodyWrites(form: Partial<ContactForm> = {}) {
  const body = {
    name: 'Noor Aziz',
    email: 'noor@example.org',
    phone: PHONE_NUMBER,
    subject: 'The date',
    message: 'When would you have time for us?',
    urgency: 'normal' as const,
    idempotencyKey: randomUUID(),
    ...form,
  };
  await house.aVisitor()(sendContactMessage, { body });
}

/** Stored as the form would store it, without its mails. */
async function somebodyAsks({ hours }: { hours: number }) {
  const { world, clock } = house;
  clock.forward({ seconds: 1 });
  const [madeAt, id] = [clock.now(), randomUUID()];
  const request = CustomRequest.parse({ tradition: 'Shinto', name: 'Aiko Mori', email: 'aiko@example.org' });
  const asked = { id, idempotencyKey: randomUUID(), userId: null, request, createdAt: madeAt };
  const dueAt = new Date(madeAt.getTime() + hours * 60 * 60 * 1000);
  await world.db.transaction(async (db) => {
    await insertCustomRequest(db, asked);
    await makePromise(db, world, { kind: 'custom-request', customRequestId: id }, { madeAt, dueAt });
  });
}

async function only() {
  const { lines } = await ines(listQueue, { query: {} });
  const [line, ...others] = lines;
  expect(others).toEqual([]);
  if (!line) throw new Error('Nobody waits.');
  return { line, params: { promiseId: line.id } };
}

describe('the order', () => {
  test('emergencies stand first, then the soonest due, and pages follow each other without a gap', async () => {
    for (let at = 0; at < 60; at += 1) await somebodyAsks({ hours: at % 2 === 0 ? 24 : 4 });
    await somebodyWrites({ urgency: 'emergency', subject: 'Now' });
    const first = await ines(listQueue, { query: {} });
    expect(first.lines).toHaveLength(50);
    expect(first.counts).toMatchObject({ waiting: 61, free: 61, mine: 0, first: 1 });
    const second = await ines(listQueue, { query: { after: first.next ?? '' } });
    expect(second.next).toBeNull();
    const all = [...first.lines, ...second.lines];
    expect(new Set(all.map(({ id }) => id)).size).toBe(61);
    expect(all[0]).toMatchObject({ comesFirst: true, summary: 'Emergency · Now' });
    const due = all.slice(1).map(({ dueAt }) => dueAt);
    expect(due).toEqual([...due].sort());
  });

  test('an address that nobody wrote begins the list at its top', async () => {
    await somebodyWrites();
    const hostile = ['x', 'first 9999999999999999 x', `then 1 ${randomUUID()}'; drop table promises`];
    for (const after of [...hostile, `then 1 ${'-'.repeat(36)}`, `first 999999999999999 ${randomUUID()}`]) {
      expect((await ines(listQueue, { query: { after } })).lines).toHaveLength(1);
    }
  });

  test('who waits is found by name, accent or not, by address and by number, and the name stands nowhere', async () => {
    await somebodyWrites({ name: 'María-José Núñez', email: 'mj@example.org', phone: '(510) 555-0177' });
    await somebodyWrites({ name: 'Tomas Berg', email: 'berg@example.org' });
    for (const search of ['nunez', 'MARIA jose', 'mj@example.org', '510 555 0177', '+1 510-555-0177']) {
      const { lines } = await ines(searchQueue, { body: { search } });
      expect(lines.map(({ person }) => person?.name)).toEqual(['María-José Núñez']);
    }
    expect((await ines(searchQueue, { body: { search: 'nune' } })).lines).toEqual([]);
    // Whoever puts a name into the address all the same is not answered by it.
    const query = { search: 'nunez' } as object;
    expect((await ines(listQueue, { query })).lines).toHaveLength(2);
    const rows = await house.world.db.select({ nameSearchHashes: promises.nameSearchHashes }).from(promises);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('nunez');
  });

  test('kinds and views narrow it down', async () => {
    await somebodyWrites();
    const asked = { tradition: 'Shinto', name: 'Aiko Mori', email: 'aiko@example.org', idempotencyKey: randomUUID() };
    await house.aVisitor()(sendCustomRequest, { body: asked });
    const kinds = await ines(listQueue, { query: { kind: 'custom-request' } });
    expect(kinds.lines.map(({ person }) => person?.name)).toEqual(['Aiko Mori']);
    const [line] = kinds.lines;
    await ines(takeQueueItem, { params: { promiseId: line?.id ?? '' }, body: { from: null } });
    const names = async (view: 'mine' | 'free' | 'late' | 'kept') =>
      (await ines(listQueue, { query: { view } })).lines.map(({ person }) => person?.name);
    expect(await names('mine')).toEqual(['Aiko Mori']);
    expect(await names('free')).toEqual(['Noor Aziz']);
    expect(await names('late')).toEqual([]);
    await ines(keepPromise, { params: { promiseId: line?.id ?? '' }, body: {} });
    expect(await names('kept')).toEqual(['Aiko Mori']);
    house.clock.forward({ hours: 25 });
    expect(await names('late')).toEqual(['Noor Aziz']);
  });
});

describe('the hands', () => {
  test('two who take it in one moment: one has it, the other is told', async () => {
    await somebodyWrites();
    const { params } = await only();
    const both = await Promise.allSettled(
      [ines, theo].map((colleague) => colleague(takeQueueItem, { params, body: { from: null } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'promise.taken' } });
    const { history } = await ines(readQueueItem, { params });
    expect(history.map(({ kind }) => kind)).toEqual(['taken']);
  });

  test('taken again by the same person nothing happens, and from a colleague only by saying so', async () => {
    await somebodyWrites();
    const { params } = await only();
    await ines(takeQueueItem, { params, body: { from: null } });
    await ines(takeQueueItem, { params, body: { from: null } });
    await expect(theo(keepPromise, { params, body: {} })).rejects.toMatchObject({ code: 'promise.taken' });
    await expect(theo(releaseQueueItem, { params })).rejects.toMatchObject({ code: 'promise.taken' });
    const taken = await theo(takeQueueItem, { params, body: { from: inesId } });
    expect(taken.owner?.name).toBe('Theo Brandt');
    const handed = await theo(handOverQueueItem, { params, body: { to: inesId } });
    expect(handed.owner?.name).toBe('Ines Duarte');
    const released = await ines(releaseQueueItem, { params });
    expect(released.owner).toBeNull();
    expect(released.history.map(({ kind, by, to }) => [kind, by, to])).toEqual([
      ['taken', 'Ines Duarte', null],
      ['taken', 'Theo Brandt', null],
      ['handed', 'Theo Brandt', 'Ines Duarte'],
      ['released', 'Ines Duarte', null],
    ]);
  });

  test('it is handed to the team alone', async () => {
    await somebodyWrites();
    const { params } = await only();
    const stranger = await house.aMember();
    const to = stranger.person.id;
    await expect(ines(handOverQueueItem, { params, body: { to } })).rejects.toMatchObject({ code: 'user.not_found' });
    const team = await ines(listTeam, {});
    expect(team.map(({ name }) => name)).toEqual(['Ines Duarte', 'Theo Brandt']);
  });

  test('what was answered is in nobody’s way any more', async () => {
    await somebodyWrites();
    const { params } = await only();
    const kept = await ines(keepPromise, { params, body: {} });
    expect(await ines(keepPromise, { params, body: {} })).toEqual(kept);
    for (const again of [
      () => theo(takeQueueItem, { params, body: { from: null } }),
      () => theo(handOverQueueItem, { params, body: { to: inesId } }),
    ])
      await expect(again()).rejects.toMatchObject({ code: 'promise.kept' });
  });
});

describe('a call in a crisis', () => {
  const heardBy = async ({ id }: { id: string }) =>
    (
      await house.world.db
        .select()
        .from(news)
        .where(eq(news.audience, `person:${id}`))
    ).filter(({ kind }) => kind === 'desk.changed');

  test('stands first, everybody on the team hears of it, and who will call has it in hand', async () => {
    await somebodyWrites({ urgency: 'emergency' });
    const ada = await house.aMember({ firstName: 'Ada' });
    const call = { name: 'Ada', phone: PHONE_NUMBER, consents: true as const, idempotencyKey: randomUUID() };
    await ada(askForCall, { body: call });
    const firstLine = async () => (await ines(listQueue, { query: { kind: 'crisis-alert' } })).lines[0];
    const line = await house.settled(async () => {
      const found = await firstLine();
      expect(found).toMatchObject({ comesFirst: true, owner: null, person: { name: 'Ada', phone: PHONE_NUMBER } });
      return found as NonNullable<typeof found>;
    });
    expect(Date.parse(line.dueAt) - Date.parse(line.madeAt)).toBe(15 * 60_000);
    const told = (id: string) => async () =>
      expect((await heardBy({ id })).map(({ subject }) => subject)).toContain(line.id);
    for (const { person } of [ines, theo]) await house.settled(told(person.id));
    expect(await heardBy(ada.person)).toEqual([]);

    const params = { promiseId: line.id };
    await expect(theo(takeQueueItem, { params, body: { from: null } })).rejects.toMatchObject({
      code: 'promise.decided_elsewhere',
    });
    const { subjectId: alertId } = await ines(readQueueItem, { params });
    await theo(moveCrisisAlert, { params: { alertId }, body: { state: 'taken' } });
    await house.settled(async () => expect((await firstLine())?.owner?.name).toBe('Theo Brandt'));
    await theo(moveCrisisAlert, { params: { alertId }, body: { state: 'done' } });
    await house.settled(async () => expect(await firstLine()).toBeUndefined());
    expect(await ines(readQueueItem, { params })).toMatchObject({ keptBy: 'Theo Brandt' });
  });
});

describe('the words', () => {
  test('a letter goes out once, stays with what it is about, and lies sealed', async () => {
    await somebodyWrites({ email: 'letters@example.org' });
    await house.nextMailTo('letters@example.org');
    const { params } = await only();
    const { templates } = await ines(readQueueItem, { params });
    expect(templates.find(({ id }) => id === 'reached-out-en')?.text).toContain('Dear Noor Aziz');
    expect(templates.find(({ id }) => id === 'reached-out-en')?.text).toContain('Ines Duarte');
    const body = { subject: 'About your question', text: 'First.\n\nSecond, secretly.', idempotencyKey: randomUUID() };
    await Promise.all([ines(writeFromQueue, { params, body }), ines(writeFromQueue, { params, body })]);
    const mail = await house.nextMailTo('letters@example.org');
    expect(mail.subject).toBe('About your question');
    expect(mail.text).toContain('Second, secretly.');
    await ines(noteOnQueueItem, {
      params,
      body: { kind: 'answer', text: 'She thanks us.', idempotencyKey: randomUUID() },
    });
    const { history } = await theo(readQueueItem, { params });
    expect(history.map(({ kind, subject, text }) => [kind, subject, text])).toEqual([
      ['letter', 'About your question', 'First.\n\nSecond, secretly.'],
      ['answer', null, 'She thanks us.'],
    ]);
    const other = { kind: 'note', text: 'Other words.', idempotencyKey: body.idempotencyKey } as const;
    await expect(ines(noteOnQueueItem, { params, body: other })).rejects.toMatchObject({ code: 'request.invalid' });
    const { rows } = await house.world.db.execute("select encode(sealed, 'escape') as text from desk_entries");
    expect(JSON.stringify(rows)).not.toContain('secretly');
  });

  test('a letter speaks the language of whoever gets it: of their account, signed in or not', async () => {
    const rosa = await house.aMember({ firstName: 'Rosa', lastName: 'Díaz' });
    const { email } = rosa.person;
    await house.world.db.update(users).set({ language: 'es' }).where(eq(users.id, rosa.person.id));
    const form = { name: 'Rosa Díaz', email, subject: 'La fecha', message: '¿Cuándo?', urgency: 'normal' as const };
    const asking = [
      () =>
        rosa(sendContactMessage, { body: { ...form, email: 'rosa.work@example.org', idempotencyKey: randomUUID() } }),
      () => house.aVisitor()(sendContactMessage, { body: { ...form, idempotencyKey: randomUUID() } }),
      () =>
        rosa(sendCustomRequest, {
          body: {
            tradition: 'Shinto',
            name: 'Rosa Díaz',
            email: 'rosa.home@example.org',
            idempotencyKey: randomUUID(),
          },
        }),
    ];
    for (const ask of asking) {
      await house.world.db.delete(promises);
      await ask();
      const { line, params } = await only();
      const to = line.person?.email ?? '';
      await house.nextMailTo(to);
      expect((await ines(readQueueItem, { params })).language).toBe('es');
      const body = { subject: 'Su pregunta', text: 'Estimada Rosa:\nMañana.', idempotencyKey: randomUUID() };
      await ines(writeFromQueue, { params, body });
      const { text, html } = await house.nextMailTo(to);
      expect(text).toContain('Para responder, escriba a');
      expect(html).toContain('Estimada Rosa:<br>');
    }
    await house.world.db.delete(promises);
    await somebodyWrites();
    expect((await ines(readQueueItem, await only())).language).toBe('en');
  });

  test('our own team shows once a day that the open browser is still theirs', async () => {
    const left = await house.aMember({ isStaff: true, firstName: 'Uma', isProven: false });
    await expect(left(listQueue, { query: {} })).rejects.toMatchObject({ status: 403, code: 'session.proof_required' });
    const unproven = await house.aMember({ isProven: false });
    await expect(unproven(listQueue, { query: {} })).rejects.toMatchObject({ status: 404 });
  });

  test('nobody outside the team learns that there is a queue', async () => {
    await somebodyWrites();
    const { params } = await only();
    const member = await house.aMember();
    for (const who of [member, house.aVisitor()]) {
      await expect(who(listQueue, { query: {} })).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
      await expect(who(readQueueItem, { params })).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
    }
    const missing = { promiseId: randomUUID() };
    await expect(ines(readQueueItem, { params: missing })).rejects.toMatchObject({ code: 'promise.not_found' });
  });
});

describe('the clock', () => {
  test('a promise about to be missed is said once, to whoever has it in hand', async () => {
    await somebodyWrites({ urgency: 'urgent' });
    const { params } = await only();
    await ines(takeQueueItem, { params, body: { from: null } });
    await lookAtPromises(house.world);
    house.clock.forward({ hours: 3, minutes: 1 });
    await lookAtPromises(house.world);
    await lookAtPromises(house.world);
    const { history } = await ines(readQueueItem, { params });
    expect(history.map(({ kind, by }) => [kind, by])).toEqual([
      ['taken', 'Ines Duarte'],
      ['warned', null],
    ]);
  });

  test('what somebody had in hand who left the team is free again', async () => {
    await somebodyWrites();
    const { params } = await only();
    const uwe = await house.aMember({ isStaff: true, firstName: 'Uwe' });
    await uwe(takeQueueItem, { params, body: { from: null } });
    await setRole(house.world.db, uwe.person.email, 'member');
    await lookAtPromises(house.world);
    expect((await ines(readQueueItem, { params })).owner).toBeNull();
  });

  test('due, late, kept in time and kept too late are counted as they are', async () => {
    house.clock.setTo('2030-05-10T12:00:00-07:00');
    for (const subject of ['in time', 'too late', 'never', 'not due']) {
      if (subject === 'not due') house.clock.setTo('2030-05-12T13:00:00-07:00');
      await somebodyWrites({ subject });
    }
    const { lines } = await ines(listQueue, { query: {} });
    const about = (subject: string) => ({
      promiseId: lines.find(({ summary }) => summary.endsWith(subject))?.id ?? '',
    });
    house.clock.setTo('2030-05-10T13:00:00-07:00');
    await ines(keepPromise, { params: about('in time'), body: {} });
    house.clock.setTo('2030-05-12T12:00:00-07:00');
    await ines(keepPromise, { params: about('too late'), body: {} });
    house.clock.setTo('2030-05-12T14:00:00-07:00');
    const [month, before] = await ines(getKeptFigures, {});
    expect(month).toEqual({ month: '2030-05', due: 3, keptInTime: 1, medianMinutes: (60 + 48 * 60) / 2 });
    expect(before).toEqual({ month: '2030-04', due: 0, keptInTime: 0, medianMinutes: null });
    expect(await house.aVisitor()(getPublicKeptFigures, {})).toEqual({ thisMonth: null });
  });
});
