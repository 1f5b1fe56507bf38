// A gathering of a memorial, and people who answer it.
import { randomUUID } from 'node:crypto';
import type { GatheringId, MemorialId } from '@evenlight/contract/ids';
import { addEvent, answerEvent } from '@evenlight/contract/memorials/events';
import { aMemorial } from './memorial-people.ts';
import type { TestHouse } from './open-test-house.ts';

type Params = { memorialId: MemorialId; eventId: GatheringId };

export const anAddress = () => `${randomUUID()}@example.org`;

/** Everybody who answers here comes from one network: a house for it has RATE_LIMIT_FACTOR raised. */
export function gatheringsIn(house: TestHouse) {
  const visitor = house.aVisitor();
  return {
    visitor,
    async aGathering(more: object = {}, privacy: 'public' | 'unlisted' = 'public') {
      const { owner, memorial } = await aMemorial(house, { fullName: 'Rosa Álvarez', privacy });
      const body = {
        title: 'Celebration of life',
        eventDate: '2030-05-11T21:00:00Z',
        location: 'Garden Hall',
        ...more,
      };
      const event = await owner(addEvent, { params: { memorialId: memorial.id }, body });
      return { owner, memorial, event, params: { memorialId: memorial.id, eventId: event.id } };
    },
    answer: (params: Params, more: object = {}) =>
      visitor(answerEvent, { params, body: { name: `Guest ${randomUUID()}`, status: 'attending', ...more } }),
    lettersTo: async (email: string) => (await house.mailsTo(email)).length,
  };
}
