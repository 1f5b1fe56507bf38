import { setImmediate as breath } from 'node:timers/promises';
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
  // Awaited at the end; whatever is refused before then has its handler.
  const sent = Promise.all([
    ben.say('I miss her.').then(note('short')),
    ...Array.from({ length: 8 }, () => ada.say(longest).then(note('long'))),
  ]);
  sent.catch(note('long'));
  // One page after the other: the first may be there before anything is judged, the next ones only if the house goes on.
  let pages = 0;
  while (!done.includes('long')) {
    await look();
    // A page from memory comes without a breath in between; the worker is heard in one.
    await breath();
    pages += 1;
  }
  await sent;
  expect(pages).toBeGreaterThan(3);
  expect(done.indexOf('short')).toBeLessThan(4);
});
