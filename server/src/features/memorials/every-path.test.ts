// A private memorial is 'not found' to a stranger on every path there is, and a public one that is closed is closed on
// all of them at once. The list is made from what the server serves: a new path without a line here fails.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@evenlight/contract/endpoint';
import { addEvent } from '@evenlight/contract/memorials/events';
import { signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { updateMemorial } from '@evenlight/contract/memorials/memorial';
import { expect, test } from 'vitest';
import { aMemorial } from '../../testing/memorial-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPicture, multipartBody, sendPhoto } from '../../testing/uploads.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '100' } });

type Sent = { body?: object; isUpload?: true };
const nothing: Sent = {};
const word = { authorName: 'Tom', message: 'Every Sunday.' };
const event = { title: 'Gathering', eventDate: '2031-01-01T10:00:00Z' };
const contribution = { contributionType: 'story', content: { title: 'A day', content: 'By the sea.' } };

/** What a stranger would have to send to be understood. */
const paths: Record<string, Sent> = {
  'GET /memorials/:memorialId': nothing,
  'PUT /memorials/:memorialId': { body: { biography: 'Mine now.' } },
  'DELETE /memorials/:memorialId': nothing,
  'POST /memorials/:memorialId/publish': nothing,
  'POST /memorials/:memorialId/new-link': nothing,
  'POST /memorials/:memorialId/restore': nothing,
  'GET /memorials/:memorialId/versions': nothing,
  'PUT /memorials/:memorialId/portrait': { body: { photoId: null } },
  'POST /memorials/:memorialId/upload-photo': { isUpload: true },
  'GET /memorials/:memorialId/photos': nothing,
  'PATCH /memorials/:memorialId/photos/:photoId': { body: { caption: 'x' } },
  'DELETE /memorials/:memorialId/photos/:photoId': nothing,
  'POST /memorials/:memorialId/albums': { body: { title: 'x', idempotencyKey: randomUUID() } },
  'PATCH /memorials/:memorialId/albums/:albumId': { body: { title: 'x' } },
  'DELETE /memorials/:memorialId/albums/:albumId': nothing,
  'GET /memorials/:memorialId/tributes': nothing,
  'GET /memorials/:memorialId/guestbook': nothing,
  'GET /guestbook/memorial/:memorialId': nothing,
  'POST /memorials/:memorialId/guestbook': { body: word },
  'POST /memorials/:memorialId/guest-photo': { isUpload: true },
  'GET /memorials/:memorialId/guestbook/kept': nothing,
  'PUT /memorials/:memorialId/guestbook/:entryId/state': { body: { state: 'published' } },
  'PUT /memorials/:memorialId/guestbook/:entryId/reply': { body: { reply: 'x' } },
  'DELETE /memorials/:memorialId/guestbook/:entryId': nothing,
  'GET /memorials/:memorialId/events': nothing,
  'POST /memorials/:memorialId/events': { body: event },
  'PUT /memorials/:memorialId/events/:eventId': { body: { ...event, version: 1 } },
  'DELETE /memorials/:memorialId/events/:eventId': nothing,
  'GET /memorials/:memorialId/events/:eventId/calendar': nothing,
  'POST /memorials/:memorialId/events/:eventId/rsvps': { body: { name: 'Tom', status: 'attending' } },
  'GET /memorials/:memorialId/events/:eventId/guests': nothing,
  'GET /memorials/:memorialId/events/:eventId/guests.csv': nothing,
  'DELETE /memorials/:memorialId/events/:eventId/guests/:rsvpId': nothing,
  'GET /memorials/:memorialId/collaborators': nothing,
  'POST /memorials/:memorialId/invite': { body: { email: 'tom@example.org', role: 'viewer' } },
  'PUT /memorials/:memorialId/collaborators/:collaboratorId': { body: { role: 'editor' } },
  'DELETE /memorials/:memorialId/collaborators/:collaboratorId': nothing,
  'GET /memorials/:memorialId/contributions': nothing,
  'POST /memorials/:memorialId/contributions': { body: contribution },
  'POST /memorials/:memorialId/contributions/:contributionId/approve': nothing,
  'POST /memorials/:memorialId/contributions/:contributionId/reject': nothing,
  'GET /memorials/:memorialId/edit-sessions': nothing,
  'POST /memorials/:memorialId/edit-sessions': nothing,
  'DELETE /memorials/:memorialId/edit-sessions': nothing,
  'GET /memorials/:memorialId/active-collaborators': nothing,
  'GET /memorials/:memorialId/keepers': nothing,
  'PUT /memorials/:memorialId/keepers': { body: { successor: null } },
  'POST /memorials/:memorialId/succession': nothing,
  'DELETE /memorials/:memorialId/succession': nothing,
  'POST /memorials/:memorialId/hand-over': nothing,
  'GET /memorials/:memorialId/access-requests': nothing,
  'POST /memorials/:memorialId/access-requests/:requestId': { body: { isGranted: true } },
  'POST /memorials/:memorialId/reports': { body: { reason: 'spam' } },
  'GET /memorials/:memorialId/archive': nothing,
  'GET /memorials/:memorialId/poster': nothing,
  'GET /memorials/:memorialId/order-of-service': nothing,
  'GET /memorials/:memorialId/qr-code': nothing,
};
/** A visitor is asked who they are before anything else; that says nothing of the memorial. */
const membersOnly = ['POST /memorials/:memorialId/restore'];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const served = house.world.served.filter(({ path }) => path.includes(':memorialId'));

test('every path of a memorial has a line here', () => {
  expect(served.map(nameOf).sort()).toEqual(Object.keys(paths).sort());
});

async function aMemorialWithEverything(options: Parameters<typeof aMemorial>[1] = {}) {
  const { owner, memorialId, params, memorial } = await aMemorial(house, options);
  const { id: entryId } = await owner(signGuestbook, { params, body: word });
  const { id: eventId } = await owner(addEvent, { params, body: event });
  const to = `/memorials/${memorialId}/upload-photo`;
  const { body } = await sendPhoto(house.app, owner.person, { to, bytes: await aPicture() });
  return {
    owner,
    params,
    slug: memorial.slug,
    known: { memorialId: String(memorialId), entryId, eventId, photoId: body.data.id },
    photo: body.data,
  };
}

type Known = Awaited<ReturnType<typeof aMemorialWithEverything>>['known'];

async function ask(endpoint: Endpoint, known: Known, cookie: string | undefined) {
  const { body, isUpload } = paths[nameOf(endpoint)] ?? nothing;
  const ids: Record<string, string> = known;
  const url = `/api${endpoint.path}`.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID());
  const upload = { files: [{ bytes: await aPicture(), name: 'a.jpg', type: 'image/jpeg', field: 'photo' }] };
  const answer = await house.app.inject({
    method: endpoint.method,
    url,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...(cookie ? { cookie } : {}),
      ...(isUpload ? { 'content-type': 'multipart/form-data; boundary=----evenlight-test-boundary' } : {}),
    },
    ...(isUpload ? { payload: multipartBody(upload) } : body ? { payload: body } : {}),
  });
  return { path: nameOf(endpoint), status: answer.statusCode, code: answer.json().code };
}

const cookieOf = ({ person: { cookie } }: Awaited<ReturnType<typeof house.aMember>>) =>
  `${cookie.name}=${cookie.value}`;

async function expectNothing(known: Known) {
  const stranger = cookieOf(await house.aMember());
  for (const endpoint of served)
    for (const cookie of [stranger, undefined]) {
      if (!cookie && membersOnly.includes(nameOf(endpoint))) continue;
      const path = nameOf(endpoint);
      expect(await ask(endpoint, known, cookie)).toEqual({ path, status: 404, code: 'memorial.not_found' });
    }
}

test('a private memorial answers a stranger and a visitor with not found on every path', async () => {
  const { known, photo } = await aMemorialWithEverything();
  await expectNothing(known);
  for (const url of [photo.url, `${photo.url}/320`, `/memorial/${known.memorialId}`, '/memorial/rosa-lima'])
    expect((await house.app.inject(url)).statusCode).toBe(404);
});

test('a public memorial that is closed is closed on every path at once', async () => {
  const { owner, params, known, slug, photo } = await aMemorialWithEverything({ isPublic: true });
  const open = ['photos', 'guestbook', 'events', 'tributes', 'qr-code', 'poster'].map(
    (part) => `/api/memorials/${params.memorialId}/${part}`,
  );
  const pages = [
    `/memorial/${slug}`,
    `/memorial/${params.memorialId}`,
    `/api/memorials/slug/${slug}`,
    `/cards/memorial/${slug}.png`,
  ];
  for (const url of [...open, ...pages, photo.url])
    expect([url, (await house.app.inject(url)).statusCode]).toEqual([url, 200]);
  await owner(updateMemorial, { params, body: { isPublic: false } });
  await expectNothing(known);
  for (const url of [...open, ...pages, photo.url])
    expect([url, (await house.app.inject(url)).statusCode]).toEqual([url, 404]);
});
