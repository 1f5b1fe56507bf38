import { SUPPORT_MESSAGE_MAX_LENGTH } from '@evenlight/contract/support/chat';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aConversation } from '../../testing/support-people.ts';

const house = await openTestHouse();

const LINE = 'He used to call me from the bridge on his way home, and I still wait for it every evening at six. ';
const longest = LINE.repeat(Math.ceil(SUPPORT_MESSAGE_MAX_LENGTH / LINE.length)).slice(0, SUPPORT_MESSAGE_MAX_LENGTH);

test('eight of the longest messages at once hold up no page, and no other person’s message', async () => {
  const [ada, ben] = [await aConversation(await house.aMember()), await aConversation(await house.aMember())];
  const look = () => house.aVisitor().raw('GET', '/terms');
  // The first of each waits until everything is read.
  await Promise.all([ben.say('Good evening.'), look()]);
  const done: string[] = [];
  const note = (what: string) => () => done.push(what);
  const eight = Array.from({ length: 8 }, () => ada.say(longest).then(note('long')));
  await Promise.all([look().then(note('page')), ben.say('I miss her.').then(note('short')), ...eight]);
  expect(done.indexOf('page')).toBe(0);
  expect(done.indexOf('short')).toBeLessThan(4);
});
