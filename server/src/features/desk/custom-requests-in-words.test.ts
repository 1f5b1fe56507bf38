import { randomUUID } from 'node:crypto';
import { CustomRequest, sendCustomRequest } from '@evenlight/contract/concierge';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { customRequestsInWords } from './custom-requests-in-words.ts';

const house = await openTestHouse();

test('what somebody asked for is told part by part: choices in each language, their own words as they are', async () => {
  const ada = await house.aMember();
  const asked = CustomRequest.parse({
    tradition: 'Tenrikyo',
    name: 'Ada Okafor',
    email: ada.person.email,
    planIntent: 'at-need',
    disposition: 'cremation',
    mustHappen: 'We sing for her.',
    mustNotHappen: '',
    howSoon: '',
    leader: '',
    language: '',
    diet: '',
    budget: '',
    callTime: '',
  });
  await ada(sendCustomRequest, { body: { ...asked, idempotencyKey: randomUUID() } });
  const [section] = await customRequestsInWords(house.world.db, ada.person);
  expect(section?.rows).toHaveLength(1);
  expect(section?.columns.mustHappen?.es).toBe('Tiene que suceder');
  expect(section?.rows[0]).toMatchObject({
    tradition: { value: 'Tenrikyo', words: undefined },
    disposition: { value: 'cremation', words: { en: 'Cremation', es: 'Cremación' } },
    mustHappen: { value: 'We sing for her.', words: undefined },
  });
});
