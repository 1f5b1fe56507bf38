// A memorial with everything that its pages ask for.
import { getSession } from '@evenlight/contract/accounts';
import type { CollaboratorId, ContributionId, EntryId, GatheringId, MemorialId, UserId } from '@evenlight/contract/ids';
import {
  type Collaborator,
  type Contribution,
  keepEditing,
  listActiveCollaborators,
  listCollaborators,
  listContributions,
  listEditSessions,
  stopEditing,
} from '@evenlight/contract/memorials/collaboration';
import { listEvents, type MemorialEvent } from '@evenlight/contract/memorials/events';
import { type GuestbookEntry, listGuestbook, listKeptEntries } from '@evenlight/contract/memorials/guestbook';
import { getKeepers, type Keepers, listAccessRequests } from '@evenlight/contract/memorials/keeping';
import { getMemorial, listStoryVersions, type Memorial } from '@evenlight/contract/memorials/memorial';
import { listTributes, type MemorialPage } from '@evenlight/contract/memorials/page';
import { listPhotos } from '@evenlight/contract/memorials/photos';
import { recordMoment } from '@evenlight/contract/moments';
import { type FakeServer, fakeServer } from '../fake-server';
import { aUser } from './accounts';

export const A_DAY = '2026-11-03T12:00:00.000Z';

/** Open to everybody, and looked after by whoever is signed in. */
export const aMemorial = (facts: Partial<Memorial> = {}): Memorial => ({
  id: 7 as MemorialId,
  userId: aUser().id,
  fullName: 'Leela Rao',
  birthDate: null,
  deathDate: null,
  biography: 'She sang.',
  photoUrl: null,
  isPublic: true,
  isCollaborative: true,
  createdAt: A_DAY,
  slug: 'leela-rao',
  privacy: 'public',
  look: 'daylight',
  isListed: false,
  guestbook: 'open',
  publishedAt: A_DAY,
  version: 1,
  role: 'owner',
  isDelegate: false,
  address: 'leela-rao',
  ...facts,
});

let people = 0;

export function aCollaborator(firstName: string, facts: Partial<Collaborator> = {}): Collaborator {
  people += 1;
  const digits = String(people).padStart(12, '0');
  return {
    id: `0199d1a0-0000-7000-8000-${digits}` as CollaboratorId,
    role: 'editor',
    email: `${firstName.toLowerCase()}@example.org`,
    user: { firstName, lastName: 'Rao' },
    userId: `0199d1b0-0000-7000-8000-${digits}` as UserId,
    isDelegate: false,
    isSuccessor: false,
    invitedAt: A_DAY,
    invitationEndsAt: null,
    ...facts,
  };
}

export const asha = () => aCollaborator('Asha', { role: 'owner', userId: aUser().id });

export function aContribution(title: string, facts: Partial<Contribution> = {}): Contribution {
  people += 1;
  return {
    id: `0199d1c0-0000-7000-8000-${String(people).padStart(12, '0')}` as ContributionId,
    contributionType: 'story',
    status: 'pending',
    createdAt: A_DAY,
    decidedAt: null,
    content: { title, description: '', content: 'We swam at night.', imageUrl: null },
    contributor: { user: { firstName: 'Carl', lastName: 'Rao' }, email: null },
    ...facts,
  };
}

export const anEntry = (message: string, facts: Partial<GuestbookEntry> = {}): GuestbookEntry => {
  people += 1;
  return {
    id: `0199d1d0-0000-7000-8000-${String(people).padStart(12, '0')}` as EntryId,
    authorName: 'Rose Lind',
    message,
    createdAt: new Date().toISOString(),
    isRsvp: false,
    rsvpStatus: null,
    photo: null,
    reply: '',
    ...facts,
  };
};

/** On a day far ahead, at two in the afternoon. */
export const aGathering = (title: string, facts: Partial<MemorialEvent> = {}): MemorialEvent => {
  people += 1;
  return {
    id: `0199d1e0-0000-7000-8000-${String(people).padStart(12, '0')}` as GatheringId,
    memorialId: 7 as MemorialId,
    title,
    description: '',
    eventDate: '2031-05-05T21:00:00.000Z',
    endsAt: null,
    location: 'Garden Hall, Oakland',
    maxAttendees: 0,
    isPublic: true,
    livestreamUrl: null,
    placesLeft: null,
    isPast: false,
    isCanceled: false,
    version: 1,
    ...facts,
  };
};

export const noKeepers: Keepers = { secondKeeper: null, successor: null, passesOnAt: null, mayAsk: false };

export const aPageOf = (memorial: Memorial, facts: Partial<MemorialPage> = {}): MemorialPage => ({
  memorial,
  counts: { entries: 0, events: 0, photos: 0 },
  nextEvent: null,
  gallery: { albums: [], photos: [] },
  tributes: [],
  entries: [],
  events: [],
  page: 1,
  pages: 1,
  ...facts,
});

/** Nothing has been brought, written or planned yet. */
export const memorialServer = (memorial: Memorial): FakeServer =>
  fakeServer()
    .answers(getSession, aUser())
    .answers(getMemorial, memorial)
    .answers(listTributes, [])
    .answers(listPhotos, { albums: [], photos: [] })
    .answers(listGuestbook, [])
    .answers(listKeptEntries, [])
    .answers(listEvents, [])
    .answers(listAccessRequests, [])
    .answers(listCollaborators, { data: [asha()] })
    .answers(listContributions, { data: [] })
    .answers(listEditSessions, { data: [] })
    .answers(listActiveCollaborators, { data: [] })
    .answers(keepEditing, {
      id: '0199d1f0-0000-7000-8000-000000000001',
      isActive: true,
      lastActiveAt: A_DAY,
      collaborator: asha(),
    })
    .answers(stopEditing, undefined as never)
    .answers(getKeepers, noKeepers)
    .answers(listStoryVersions, [])
    .answers(recordMoment, { counted: true });
