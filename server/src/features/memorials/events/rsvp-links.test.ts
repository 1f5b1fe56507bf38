// Private links of those who answered, and the guest list: who may open them, and what they show.
import { cancelEvent, changeRsvp, exportGuests, listGuests, openRsvp } from '@evenlight/contract/memorials/events';
import { deleteMemorial, renewMemorialLink, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anAddress, gatheringsIn } from '../../../testing/gatherings.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { memorials } from '../tables.ts';

// How often one may answer is counted elsewhere.
const env = { RATE_LIMIT_FACTOR: '1000' };
const house = await openTestHouse({ env });
const { db } = house.world;
const { visitor, aGathering, answer, lettersTo } = gatheringsIn(house);
const gone = { status: 404, code: 'rsvp.not_found' };

async function tokenMailedTo(email: string): Promise<string> {
  const { text } = await house.nextMailTo(email);
  const [, token] = /\/rsvp#([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error('no link in the mail');
  return token;
}

test('the mailed link opens the same answer as the one that was shown, without the livestream', async () => {
  const { params, memorial } = await aGathering({ livestreamUrl: 'https://live.example.org/secret' });
  const email = anAddress();
  const given = await answer(params, { name: 'Ben', email, partySize: 2, note: 'We bring flowers.' });
  expect(await tokenMailedTo(email)).toBe(given.token);
  const opened = await visitor(openRsvp, { body: { token: given.token } });
  expect(opened).toMatchObject({
    memorialName: 'Rosa Álvarez',
    memorialPath: `/memorial/${memorial.slug}`,
    name: 'Ben',
    partySize: 2,
    status: 'attending',
    note: 'We bring flowers.',
    event: { title: 'Celebration of life' },
  });
  const raw = await visitor.raw('POST', '/api/rsvps/open', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: given.token }),
  });
  expect(raw.text).not.toContain('live.example.org');
  await expect(visitor(openRsvp, { body: { token: 'a'.repeat(43) } })).rejects.toMatchObject(gone);
});

test('a program that fills in every field hears a friendly answer, and nothing is written', async () => {
  const { owner, params } = await aGathering();
  const email = anAddress();
  const heard = await answer(params, { email, website: 'https://spam.example' });
  expect(heard.status).toBe('attending');
  await expect(visitor(openRsvp, { body: { token: heard.token } })).rejects.toMatchObject(gone);
  expect(await owner(listGuests, { params })).toEqual([]);
  expect(await lettersTo(email)).toBe(0);
});

test('after the gathering, or once it is called off, answers stay as they are', async () => {
  const { params } = await aGathering();
  const { token } = await answer(params);
  const over = { status: 409, code: 'event.over' };
  house.clock.setTo('2030-05-11T22:59:00Z');
  await visitor(changeRsvp, { body: { token, status: 'maybe' } });
  house.clock.setTo('2030-05-11T23:00:00Z');
  await expect(answer(params)).rejects.toMatchObject(over);
  await expect(visitor(changeRsvp, { body: { token, status: 'attending' } })).rejects.toMatchObject(over);
  expect(await visitor(openRsvp, { body: { token } })).toMatchObject({ event: { isPast: true } });
  house.clock.setTo('2030-05-06T17:00:00Z');
  const off = await aGathering();
  await off.owner(cancelEvent, { params: off.params });
  await expect(answer(off.params)).rejects.toMatchObject(over);
});

test('a link shows nothing while the memorial is deleted, closed or private', async () => {
  const { owner, params } = await aGathering();
  const { token } = await answer(params);
  const open = () => visitor(openRsvp, { body: { token } });
  const change = () => visitor(changeRsvp, { body: { token, status: 'maybe' } });
  const { memorialId } = params;
  await owner(updateMemorial, { params: { memorialId }, body: { privacy: 'invited' } });
  for (const ask of [open, change]) await expect(ask()).rejects.toMatchObject(gone);
  await owner(updateMemorial, { params: { memorialId }, body: { privacy: 'unlisted' } });
  expect(await open()).toMatchObject({ memorialPath: null });
  await db.update(memorials).set({ closedAt: house.clock.now() }).where(eq(memorials.id, memorialId));
  for (const ask of [open, change]) await expect(ask()).rejects.toMatchObject(gone);
  await db.update(memorials).set({ closedAt: null }).where(eq(memorials.id, memorialId));
  await owner(deleteMemorial, { params: { memorialId } });
  for (const ask of [open, change]) await expect(ask()).rejects.toMatchObject(gone);
});

test('on an unlisted memorial one answers with its address, and is told the way back', async () => {
  const { memorial, params } = await aGathering({}, 'unlisted');
  const { address } = memorial;
  await expect(answer(params)).rejects.toMatchObject({ code: 'memorial.not_found' });
  expect(await answer(params, { address })).toMatchObject({ memorialPath: `/memorial/${address}` });
});

test('a link opens its gathering after the page’s address was made anew, and does not tell the new one', async () => {
  const { owner, memorial, params } = await aGathering({}, 'unlisted');
  const { token } = await answer(params, { address: memorial.address });
  const { memorialId } = params;
  const { address } = await owner(renewMemorialLink, { params: { memorialId } });
  const opened = await visitor(openRsvp, { body: { token } });
  expect(opened).toMatchObject({ memorialPath: null, event: { title: 'Celebration of life' } });
  expect(JSON.stringify(opened)).not.toContain(address);
});

test('the guest list is for owner, keeper and editors; visitors and members without a role see none', async () => {
  const { params } = await aGathering();
  await answer(params);
  for (const ask of [() => visitor(listGuests, { params }), () => visitor(exportGuests, { params })])
    await expect(ask()).rejects.toMatchObject({ status: 401 });
  const stranger = await house.aMember();
  await expect(stranger(listGuests, { params })).rejects.toMatchObject({ status: 403 });
  await expect(stranger(exportGuests, { params })).rejects.toMatchObject({ status: 403 });
});

test('no cell of the exported list is taken for a formula, whatever a guest writes', async () => {
  const { owner, params } = await aGathering({ title: 'Farewell to “Rosa”, Álvarez' });
  const hostile = ['=HYPERLINK("http://x")', '+1', '-2', '@SUM(A1)', ' =1+1', '＝1'];
  for (const note of hostile) await answer(params, { note, name: `N${note}` });
  await answer(params, { name: '=cmd|x', note: 'two\nlines, "quoted"' });
  const { text, headers } = await owner.raw(
    'GET',
    `/api/memorials/${params.memorialId}/events/${params.eventId}/guests.csv`,
  );
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain("filename*=UTF-8''Farewell%20to%20");
  expect(text.startsWith('\ufeff"Name","E-mail","Answer","People","Note"')).toBe(true);
  expect(text).toContain('"\'=cmd|x"');
  expect(text).toContain('"two\nlines, ""quoted"""');
  for (const cell of text.matchAll(/(?<=^|,)"((?:[^"]|"")*)"/gm)) expect(cell[1]).not.toMatch(/^\s*[=+\-@＝]/);
});

test('texts that no database could keep, and ids of other gatherings, are refused kindly', async () => {
  const [one, other] = [await aGathering(), await aGathering()];
  const crossed = { memorialId: one.params.memorialId, eventId: other.params.eventId };
  await expect(answer(crossed)).rejects.toMatchObject({ status: 404, code: 'event.not_found' });
  await expect(one.owner(listGuests, { params: crossed })).rejects.toMatchObject({ code: 'event.not_found' });
  await expect(one.owner(cancelEvent, { params: crossed })).rejects.toMatchObject({ code: 'event.not_found' });
  for (const name of ['', '\u200b', 'a\nb', 'a\u0000b', 'x'.repeat(101)])
    await expect(answer(one.params, { name })).rejects.toMatchObject({ status: 400 });
  await expect(answer(one.params, { email: 'nobody' })).rejects.toMatchObject({ fields: { email: expect.anything() } });
});
