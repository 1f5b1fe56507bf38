// A memorial for invited people, with somebody in each role, and what was brought to it.
import { randomUUID } from 'node:crypto';
import { pathOf } from '@evenlight/contract/endpoint';
import type { CollaboratorId, MemorialId } from '@evenlight/contract/ids';
import { acceptInvitation, contribute, inviteCollaborator } from '@evenlight/contract/memorials/collaboration';
import { addEvent, answerEvent, listGuests } from '@evenlight/contract/memorials/events';
import { signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { askTheKeeper, listAccessRequests, nameKeepers, reportMemorial } from '@evenlight/contract/memorials/keeping';
import { createMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { addAlbum, uploadPhoto } from '@evenlight/contract/memorials/photos';
import { aPicture } from '../../uploads.ts';
import { comesSoon, dayIn, type Home, type Member, present, sendFile, tokenIn } from '../place.ts';
import { type PagePerson, pagePeople } from '../seats.ts';

type Helper = Member & { collaboratorId: CollaboratorId };
type OnMemorial = { memorialId: MemorialId };
type OfMemorial = Pick<Home, 'place' | 'owner'>;

const letter = /\/memorial-invitation#([\w-]+)/;
const names: Record<PagePerson, string> = {
  keeper: 'Kavya',
  'page-editor': 'Elif',
  'page-contributor': 'Chandra',
  'page-viewer': 'Vikram',
};

export async function memorialThings({ place, owner, phone }: Home & { phone: () => string }) {
  const memorial = await owner(createMemorial, {
    body: { fullName: 'Leela Rao', biography: 'She sang.', privacy: 'public', isCollaborative: true },
  });
  const params = { memorialId: memorial.id };
  // It was open once, so it has an address of its own.
  await owner(updateMemorial, { params, body: { privacy: 'invited' } });
  const people = await seatEverybody({ place, owner, phone }, params);
  const [second, successor] = [people.keeper.collaboratorId, people['page-viewer'].collaboratorId];
  await owner(nameKeepers, { params, body: { secondKeeper: second, successor } });
  const guest = await place.aMember({ firstName: 'Gus', lastName: 'Lang', phone: phone() });
  const invited = await owner(inviteCollaborator, { params, body: { email: guest.person.email, role: 'viewer' } });
  const photo = await aPhoto({ place, owner }, params);
  return {
    people,
    guest,
    ids: {
      memorialId: memorial.id,
      address: present(memorial.slug),
      collaboratorId: invited.id,
      photoId: photo.id,
      key: present(photo.url.split('/').pop()),
      ...(await whatWasBrought({ place, owner }, params, people)),
      memorialToken: await tokenIn(place, guest.person.email, letter),
    },
  };
}

export async function aPhoto({ place, owner }: OfMemorial, params: OnMemorial, fields: Record<string, string> = {}) {
  const files = [{ bytes: await aPicture(), name: 'photo.jpg', type: 'image/jpeg', field: 'photo' }];
  const path = pathOf(uploadPhoto, { params }).replace('/api', '');
  return uploadPhoto.returns.parse(await sendFile(place, owner, path, { fields, files })).data;
}

/** They came in as people do: by a letter. */
async function seatEverybody(
  { place, owner, phone }: OfMemorial & { phone: () => string },
  params: OnMemorial,
): Promise<Record<PagePerson, Helper>> {
  const seated: [PagePerson, Helper][] = [];
  for (const seat of pagePeople) {
    const member = await place.aMember({ firstName: names[seat], lastName: 'Rao', phone: phone() });
    const role = seat === 'keeper' ? 'editor' : (seat.replace('page-', '') as 'editor');
    const { id } = await owner(inviteCollaborator, { params, body: { email: member.person.email, role } });
    seated.push([seat, Object.assign(member, { collaboratorId: id })]);
  }
  for (const [, member] of seated)
    await member(acceptInvitation, { body: { token: await tokenIn(place, member.person.email, letter) } });
  return Object.fromEntries(seated) as Record<PagePerson, Helper>;
}

async function whatWasBrought({ place, owner }: OfMemorial, at: OnMemorial, people: Record<PagePerson, Helper>) {
  const album = await owner(addAlbum, { params: at, body: { title: 'The lake', idempotencyKey: randomUUID() } });
  const entry = await owner(signGuestbook, { params: at, body: { authorName: 'Asha', message: 'Every Sunday.' } });
  const gathering = { title: 'Gathering', eventDate: `${dayIn(place, 240)}T18:00:00Z` };
  const event = await owner(addEvent, { params: at, body: gathering });
  const viewer = people['page-viewer'];
  const rsvp = await viewer(answerEvent, {
    params: { ...at, eventId: event.id },
    body: { name: 'Vera', status: 'attending', email: `guest.${randomUUID()}@example.org` },
  });
  const [guest] = await owner(listGuests, { params: { ...at, eventId: event.id } });
  const brought = () =>
    people['page-contributor'](contribute, {
      params: at,
      body: { contributionType: 'story', content: { title: 'The lake', content: `We swam ${randomUUID()}.` } },
    });
  const [contribution, other] = [await brought(), await brought()];
  const asking = { name: 'Ben', email: `ben.${randomUUID()}@example.org`, message: 'We worked together.' };
  await place.aVisitor()(askTheKeeper, { body: { ...asking, address: String(at.memorialId) } });
  // Questions go through the queue.
  const accessRequest = await comesSoon(place, async () => (await owner(listAccessRequests, { params: at }))[0]);
  await viewer(reportMemorial, { params: at, body: { reason: 'spam', words: 'An advertisement.' } });
  return {
    albumId: album.id,
    entryId: entry.id,
    eventId: event.id,
    rsvpId: present(guest).id,
    rsvpToken: rsvp.token,
    contributionId: present(contribution).id,
    otherContributionId: present(other).id,
    accessRequestId: accessRequest.id,
  };
}
