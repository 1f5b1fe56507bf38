// A memorial for invited people. To everybody else it is not there, on every path alike, signed in or not.
import { randomUUID } from 'node:crypto';
import { listEvents } from '@evenlight/contract/memorials/events';
import { aPicture } from '../../../testing/uploads.ts';
import type { Entries } from '../entry.ts';
import type { Household } from '../household.ts';
import { pageUpTo } from '../roles.ts';

const everybody = pageUpTo('page-viewer');
const contributors = pageUpTo('page-contributor');
const editors = pageUpTo('page-editor');
const keepers = pageUpTo('keeper');
const owner = ['owner'] as const;

const aPhoto = async () => ({
  upload: { files: [{ bytes: await aPicture(), name: 'a.jpg', type: 'image/jpeg', field: 'photo' }] },
});
const word = () => ({ authorName: 'Tom', message: `Every Sunday ${randomUUID()}.` });
const gathering = { title: 'Gathering', eventDate: '2031-01-01T10:00:00Z' };
const content = { title: 'A day', content: 'By the sea.' };
const byToken = (token: string) => ({ body: { token } });
const eventVersion = async ({ people, ids: { memorialId, eventId } }: Household) => {
  const events = await people.owner(listEvents, { params: { memorialId }, query: {} });
  return events.find(({ id }) => id === eventId)?.version;
};

export const memorials: Entries = {
  'POST /memorials': { may: 'members', send: () => ({ body: { fullName: 'Rosa Lima', isPublic: false } }) },
  'GET /memorials/user/:userId': { may: owner },
  'GET /memorials/:memorialId': { may: everybody },
  'GET /memorials/slug/:address': { may: everybody },
  'GET /memorials/page/:address': { may: everybody },
  'GET /memorials/:memorialId/versions': { may: editors },
  'GET /memorials/:memorialId/tributes': { may: everybody },
  'PUT /memorials/:memorialId': { may: editors, send: () => ({ body: { biography: 'She sang every day.' } }) },

  'GET /memorials/:memorialId/photos': { may: everybody },
  'GET /memorial-photos/:key': { may: everybody },
  'GET /memorial-photos/:key/:width': { may: everybody, send: () => ({ params: { width: 320 } }) },
  // A contributor's waits for the keepers.
  'POST /memorials/:memorialId/upload-photo': { may: contributors, send: aPhoto },
  'PATCH /memorials/:memorialId/photos/:photoId': { may: editors, send: () => ({ body: { caption: 'Leela' } }) },
  'PUT /memorials/:memorialId/portrait': { may: editors, send: ({ ids }) => ({ body: { photoId: ids.photoId } }) },
  'POST /memorials/:memorialId/albums': {
    may: editors,
    send: () => ({ body: { title: 'The sea', idempotencyKey: randomUUID() } }),
  },
  'PATCH /memorials/:memorialId/albums/:albumId': { may: editors, send: () => ({ body: { title: 'By the lake' } }) },
  'DELETE /memorials/:memorialId/albums/:albumId': { may: editors },

  'GET /memorials/:memorialId/guestbook': { may: everybody },
  'GET /guestbook/memorial/:memorialId': { may: everybody },
  'POST /memorials/:memorialId/guestbook': { may: everybody, send: () => ({ body: word() }) },
  'POST /guestbook': {
    may: everybody,
    send: ({ ids: { memorialId } }) => ({ body: { ...word(), memorialId } }),
  },
  'POST /memorials/:memorialId/guest-photo': { may: everybody, send: aPhoto },
  'GET /memorials/:memorialId/guestbook/kept': { may: keepers },
  'PUT /memorials/:memorialId/guestbook/:entryId/state': { may: keepers, send: () => ({ body: { state: 'hidden' } }) },
  'PUT /memorials/:memorialId/guestbook/:entryId/reply': {
    may: keepers,
    send: () => ({ body: { reply: 'Thank you.' } }),
  },
  'DELETE /memorials/:memorialId/guestbook/:entryId': { may: keepers },

  'GET /memorials/:memorialId/events': { may: everybody },
  'POST /memorials/:memorialId/events': { may: editors, send: () => ({ body: gathering }) },
  'PUT /memorials/:memorialId/events/:eventId': {
    may: editors,
    send: async (on) => ({ body: { ...gathering, version: await eventVersion(on) } }),
  },
  'GET /memorials/:memorialId/events/:eventId/calendar': { may: everybody },
  'POST /memorials/:memorialId/events/:eventId/rsvps': {
    may: everybody,
    send: () => ({ body: { name: `Tom ${randomUUID()}`, status: 'attending' } }),
  },
  'GET /memorials/:memorialId/events/:eventId/guests': { may: editors },
  'GET /memorials/:memorialId/events/:eventId/guests.csv': { may: editors },
  'POST /rsvps/open': { may: 'holder', by: 'page-viewer', send: ({ ids }) => byToken(ids.rsvpToken) },
  'POST /rsvps/change': {
    may: 'holder',
    by: 'page-viewer',
    send: ({ ids }) => ({ body: { token: ids.rsvpToken, status: 'maybe' } }),
  },
  'DELETE /memorials/:memorialId/events/:eventId/guests/:rsvpId': { may: editors },
  'GET /memorials/:memorialId/order-of-service': { may: editors },
  'DELETE /memorials/:memorialId/events/:eventId': { may: editors },

  'GET /memorials/:memorialId/collaborators': { may: everybody },
  'POST /memorials/:memorialId/invite': {
    may: keepers,
    send: () => ({ body: { email: `${randomUUID()}@example.org`, role: 'viewer' } }),
  },
  'GET /memorials/:memorialId/contributions': { may: everybody },
  'POST /memorials/:memorialId/contributions': {
    may: contributors,
    send: () => ({ body: { contributionType: 'story', content } }),
  },
  'POST /memorials/:memorialId/contributions/:contributionId/approve': { may: keepers, send: () => ({ body: {} }) },
  'POST /memorials/:memorialId/contributions/:contributionId/reject': {
    may: keepers,
    send: ({ ids }) => ({ params: { contributionId: ids.otherContributionId } }),
  },
  'POST /memorials/:memorialId/edit-sessions': { may: contributors },
  'GET /memorials/:memorialId/edit-sessions': { may: everybody },
  'GET /memorials/:memorialId/active-collaborators': { may: everybody },
  'DELETE /memorials/:memorialId/edit-sessions': { may: contributors },

  'POST /memorial-invitations/open': { may: 'holder', send: ({ ids }) => byToken(ids.memorialToken) },
  'POST /memorial-invitations/accept': {
    may: [],
    toStrangers: 403,
    isLetter: true,
    send: ({ ids }) => byToken(ids.memorialToken),
    control: async ({ guest, ids }) =>
      (
        await guest.raw('POST', '/api/memorial-invitations/accept', {
          body: JSON.stringify({ token: ids.memorialToken }),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
  },
  'PUT /memorials/:memorialId/collaborators/:collaboratorId': {
    may: keepers,
    send: () => ({ body: { role: 'editor' } }),
  },
  'DELETE /memorials/:memorialId/collaborators/:collaboratorId': { may: keepers },
  'POST /memorials/ask': {
    may: 'anyone',
    send: ({ ids }) => ({
      body: { address: String(ids.memorialId), name: 'Ben', email: `${randomUUID()}@example.org` },
    }),
  },
  'GET /memorials/:memorialId/access-requests': { may: keepers },
  'POST /memorials/:memorialId/access-requests/:requestId': {
    may: keepers,
    send: ({ ids }) => ({ params: { requestId: ids.accessRequestId }, body: { isGranted: false } }),
  },
  'POST /memorials/:memorialId/reports': { may: everybody, send: () => ({ body: { reason: 'spam' } }) },
  'GET /memorials/:memorialId/archive': { may: keepers },
  'GET /memorials/:memorialId/poster': { may: everybody },
  'GET /memorials/:memorialId/qr-code': { may: everybody },
  'POST /memorials/:memorialId/publish': { may: keepers },
  'DELETE /memorials/:memorialId/photos/:photoId': { may: editors },
};

/** Who keeps it, and the end. */
export const memorialEnds: Entries = {
  'GET /memorials/:memorialId/keepers': { may: everybody },
  'POST /memorials/:memorialId/succession': { may: ['page-viewer'] },
  'DELETE /memorials/:memorialId/succession': { may: ['owner', 'page-viewer'] },
  'PUT /memorials/:memorialId/keepers': {
    may: owner,
    send: ({ people }) => ({ body: { successor: people['page-viewer'].collaboratorId } }),
  },
  'POST /memorials/:memorialId/new-link': { may: keepers },
  'DELETE /memorials/:memorialId': { may: owner },
  // Once it is deleted, it is there for nobody but whom it was of.
  'POST /memorials/:memorialId/restore': { may: owner, toFamily: 404 },
  'POST /memorials/:memorialId/hand-over': { may: owner },
};
