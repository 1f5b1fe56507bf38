// What happens on a memorial once people know of it, and a second one that is open to everybody.
import { randomUUID } from 'node:crypto';
import type { MemorialId } from '@evenlight/contract/ids';
import { approveContribution, contribute, keepEditing } from '@evenlight/contract/memorials/collaboration';
import { addEvent, answerEvent, cancelEvent } from '@evenlight/contract/memorials/events';
import { replyToEntry, signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { createMemorial, setPortrait, updateMemorial } from '@evenlight/contract/memorials/memorial';
import type { Family } from '../family.ts';
import { dayIn, present } from '../place.ts';
import { aPhoto } from '../things/memorial-things.ts';

export async function memorialWeeks(family: Family) {
  const { place, people, ids } = family;
  const { owner } = people;
  const params = { memorialId: ids.memorialId };
  await owner(setPortrait, { params, body: { photoId: ids.photoId } });
  await aPhoto({ place, owner }, params, { caption: 'By the lake', albumId: ids.albumId });
  const onEntry = { params: { ...params, entryId: ids.entryId } };
  await owner(replyToEntry, { ...onEntry, body: { reply: 'Thank you for every one of them.' } });
  await owner(updateMemorial, { params, body: { guestbook: 'approve-first' } });
  const word = { authorName: 'Vikram', message: 'She taught me to swim.' };
  await people['page-viewer'](signGuestbook, { params, body: word });
  await people.keeper(approveContribution, { params: { ...params, contributionId: ids.contributionId }, body: {} });
  const memory = { title: 'Her kitchen', content: 'It always smelled of cardamom.' };
  await people['page-contributor'](contribute, { params, body: { contributionType: 'memory', content: memory } });
  await people['page-editor'](keepEditing, { params });
  await gatherings(family, params.memorialId);
  return openMemorial(family);
}

async function gatherings({ place, people, ids }: Family, memorialId: MemorialId) {
  const { owner, keeper } = people;
  const params = { memorialId };
  const dinner = { title: 'Dinner', eventDate: `${dayIn(place, 30)}T19:00:00Z`, maxAttendees: 1, location: 'Oakland' };
  const { id } = await owner(addEvent, { params, body: dinner });
  const at = { params: { ...params, eventId: id } };
  await keeper(answerEvent, { ...at, body: { name: 'Kavya', status: 'attending' } });
  await people['page-editor'](answerEvent, { ...at, body: { name: 'Elif', status: 'attending', note: 'No nuts' } });
  const walk = await owner(addEvent, { params, body: { title: 'A walk', eventDate: `${dayIn(place, 9)}T17:00:00Z` } });
  await owner(cancelEvent, { params: { ...params, eventId: walk.id } });
  const maybe = { name: 'Chandra', status: 'maybe', partySize: 2 } as const;
  await people['page-contributor'](answerEvent, { params: { ...params, eventId: ids.eventId }, body: maybe });
}

async function openMemorial({ place, people: { owner } }: Family) {
  const dates = { birthDate: '1938-04-02', deathDate: dayIn(place, -400) };
  const memorial = await owner(createMemorial, {
    body: {
      fullName: 'Mohan Rao',
      ...dates,
      biography: 'He mended radios, and people came from far.',
      privacy: 'public',
      isListed: true,
      look: 'garden',
      guestbook: 'open',
    },
  });
  const params = { memorialId: memorial.id };
  const photo = await aPhoto({ place, owner }, params, { caption: 'At his bench' });
  await owner(setPortrait, { params, body: { photoId: photo.id } });
  const visitor = place.aVisitor();
  const word = { authorName: 'Tom', message: 'He mended ours twice.', idempotencyKey: randomUUID() };
  await visitor(signGuestbook, { params, body: word });
  const day = { title: 'A year on', eventDate: `${dayIn(place, 12)}T18:00:00Z`, location: 'Lake Merritt' };
  const event = await owner(addEvent, { params, body: day });
  const coming = { name: 'Tom', status: 'attending', partySize: 2 } as const;
  const { token } = await visitor(answerEvent, { params: { ...params, eventId: event.id }, body: coming });
  const looks = [
    ['陳大文', 'water'],
    ['فاطمة الزهراء', 'evening'],
  ] as const;
  const addresses: string[] = [];
  for (const [fullName, look] of looks) {
    const { slug } = await owner(createMemorial, {
      body: { fullName, look, privacy: 'public', biography: 'Much loved.' },
    });
    addresses.push(present(slug));
  }
  const [waterAddress = '', eveningAddress = ''] = addresses;
  return {
    waterAddress,
    eveningAddress,
    openMemorialId: memorial.id,
    openAddress: present(memorial.slug),
    openRsvpToken: token,
  };
}
