// A memorial for invited people, with somebody in each role, and what was brought to it.
import { randomUUID } from 'node:crypto';
import { contribute, inviteCollaborator } from '@evenlight/contract/memorials/collaboration';
import { addEvent, answerEvent, listGuests } from '@evenlight/contract/memorials/events';
import { signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { askTheKeeper, listAccessRequests, nameKeepers, reportMemorial } from '@evenlight/contract/memorials/keeping';
import { createMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { addAlbum } from '@evenlight/contract/memorials/photos';
import { expect, vi } from 'vitest';
import { memorialCollaborators } from '../../../features/memorials/collaboration/tables.ts';
import { aPicture, sendPhoto } from '../../../testing/uploads.ts';
import { type PagePerson, pagePeople } from '../roles.ts';
import { type Member, type Place, present, tokenIn } from './place.ts';

type Helper = Member & { collaboratorId: never };

export async function memorialThings({ house, owner, phone }: Place & { phone: () => string }) {
  const memorial = await owner(createMemorial, {
    body: { fullName: 'Leela Rao', biography: 'She sang.', privacy: 'public', isCollaborative: true },
  });
  const params = { memorialId: memorial.id };
  // It was open once, so it has an address of its own.
  await owner(updateMemorial, { params, body: { privacy: 'invited' } });
  const seated: [PagePerson, Helper][] = [];
  for (const role of pagePeople) seated.push([role, await seat(role)]);
  const people = Object.fromEntries(seated) as Record<PagePerson, Helper>;
  const [second, successor] = [people.keeper.collaboratorId, people['page-viewer'].collaboratorId];
  await owner(nameKeepers, { params, body: { secondKeeper: second, successor } });

  async function seat(role: PagePerson): Promise<Helper> {
    const member = await house.aMember({ firstName: 'Kavya', phone: phone() });
    const [collaboratorId, now] = [randomUUID(), house.clock.now()];
    await house.world.db.insert(memorialCollaborators).values({
      ...{ id: collaboratorId, memorialId: memorial.id, email: member.person.email, userId: member.person.id },
      role: role === 'keeper' ? 'editor' : (role.replace('page-', '') as 'editor'),
      ...{ isDelegate: false, invitedAt: now, acceptedAt: now },
    });
    return Object.assign(member, { collaboratorId: collaboratorId as never });
  }

  const guest = await house.aMember({ firstName: 'Gus', phone: phone() });
  const invited = await owner(inviteCollaborator, { params, body: { email: guest.person.email, role: 'viewer' } });
  const to = `/memorials/${memorial.id}/upload-photo`;
  const { body: photo } = await sendPhoto(house.app, owner.person, { to, bytes: await aPicture() });
  return {
    ...{ people, guest },
    ids: {
      ...{
        memorialId: memorial.id,
        address: present(memorial.slug),
        collaboratorId: invited.id,
        photoId: photo.data.id,
      },
      key: present(String(photo.data.url).split('/').pop()),
      ...(await whatWasBrought({ house, owner }, params, people)),
      memorialToken: await tokenIn(house, guest.person.email, /\/memorial-invitation#([\w-]+)/),
    },
  };
}

async function whatWasBrought(
  { house, owner }: Pick<Place, 'house' | 'owner'>,
  params: { memorialId: number },
  people: Record<PagePerson, Helper>,
) {
  const at = params as { memorialId: never };
  const album = await owner(addAlbum, { params: at, body: { title: 'The lake', sendKey: randomUUID() } });
  const entry = await owner(signGuestbook, { params: at, body: { authorName: 'Asha', message: 'Every Sunday.' } });
  const gathering = { title: 'Gathering', eventDate: '2031-01-01T10:00:00Z' };
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
  await house.aVisitor()(askTheKeeper, { body: { ...asking, address: String(params.memorialId) } });
  // Questions go through the queue.
  const accessRequest = await vi.waitFor(
    async () => (await owner(listAccessRequests, { params: at }))[0] ?? expect.fail(),
    { timeout: 10_000, interval: 100 },
  );
  await viewer(reportMemorial, { params: at, body: { reason: 'spam', words: 'An advertisement.' } });
  return {
    ...{ albumId: album.id, entryId: entry.id, eventId: event.id, rsvpId: present(guest).id, rsvpToken: rsvp.token },
    ...{ contributionId: present(contribution).id, otherContributionId: present(other).id },
    accessRequestId: accessRequest.id,
  };
}
