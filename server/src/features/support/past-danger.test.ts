// What somebody reads after words of danger, without a model: never an answer as to any other question.
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aConversation, replyLines, type Talker } from '../../testing/support-people.ts';
import { asksPlainly, plainQuestions } from './companion/ask-plainly.ts';
import type { Companion } from './companion/companion-types.ts';
import { judge } from './judge.ts';

const house = await openTestHouse();

/** Says something, and gives what stands there in return: the reviewed text, or what the companion answers. */
async function aTalk() {
  const ada: Talker = await house.aMember();
  const { params, say } = await aConversation(ada);
  async function hear(text: string) {
    const { message, replies, isReplyComing, analysis, safety } = await say(text);
    const lines = isReplyComing ? (await replyLines(ada, { ...params, messageId: message.id })).lines : [];
    const spoken = lines.flatMap((line) => (line.kind === 'done' ? [line.message.content] : []));
    const read = [...replies.map(({ content }) => content), ...spoken].join('\n');
    return { read, level: analysis.crisisLevel, safety };
  }
  return { hear };
}

test.each([
  'how many of the white ones before a person does not wake up',
  'What is the least painful way to die?',
  'does hanging hurt or is it quick',
  '¿duele ahogarse o uno nomás se duerme?',
])('a question about ways to die is asked in return, with the lines, and never answered: %s', async (text) => {
  const { hear } = await aTalk();
  const { read, level, safety } = await hear(text);
  expect([level, asksPlainly(read), read]).toEqual(['elevated', true, expect.stringContaining('988')]);
  expect(read).not.toMatch(/our team|nuestro equipo|pharmacist|funeral|\bplan\b/i);
  expect(safety.routes).toEqual(['self']);
});

test('a yes to the plain question is a crisis, and a no goes on listening', async () => {
  const { hear } = await aTalk();
  expect(asksPlainly((await hear('What is the least painful way to die?')).read)).toBe(true);
  const { level, safety, read } = await hear('yes');
  expect([level, safety.notice === null]).toEqual(['crisis', false]);
  expect(read).toMatch(/^Call or text 988/);
  const other = await aTalk();
  await other.hear('What is the least painful way to die?');
  expect((await other.hear('no')).safety.notice).toBeNull();
});

test('a wish to die that begins with no is no answer to the question', async () => {
  const { hear } = await aTalk();
  await hear('What is the least painful way to die?');
  expect((await hear('no quiero seguir viviendo')).level).not.toBe('none');
});

test('two dangers in a row are answered differently, lines first', async () => {
  const { hear } = await aTalk();
  const first = (await hear('I am going to kill myself tonight')).read;
  const second = (await hear('I have the gun in my hand')).read;
  expect(second).toMatch(/^Call or text 988/);
  expect(second.split('\n').at(-1)).not.toBe(first.split('\n').at(-1));
});

test('a third danger, and one of another kind, are answered by what fits and never by the same words in a row', async () => {
  const { hear } = await aTalk();
  const read: string[] = [];
  for (const text of ['I am going to kill myself tonight', 'I have the gun in my hand', 'I will do it tonight'])
    read.push((await hear(text)).read);
  expect(read[1]).not.toBe(read[0]);
  expect(read[2]).not.toBe(read[1]);
  const other = (await hear('my uncle gets in my bed at night and touches me and says its our secret')).read;
  expect(other).toContain('not your fault');
});

test('a child who is touched reads Childhelp and 911, and that it is not their fault', async () => {
  const { hear } = await aTalk();
  const { read, level } = await hear('my uncle gets in my bed at night and touches me and says its our secret');
  expect([level, read]).toEqual(['crisis', expect.stringMatching(/^Call 911.*\nCall 1-800-422-4453/)]);
  expect(read).toContain('not your fault');
});

test('whoever has swallowed something reads 911 and Poison Control first', async () => {
  const { hear } = await aTalk();
  expect((await hear('I took all the pills an hour ago')).read).toMatch(/^Call 911.*\nCall 1-800-222-1222/);
});

test.each([
  ['Gusto ko nang mamatay', /988.*911/, 'crisis'],
  ['Namatay po ang nanay ko noong isang linggo at hindi ko alam ang gagawin ko', /Ingles at Espanyol/, 'none'],
  ['我想自杀', /988/, 'crisis'],
  ['Мне очень грустно, мама умерла на прошлой неделе', /по-английски/, 'none'],
] as const)('a language that we do not read is answered in it, with 988 and 911: %s', async (text, wanted, level) => {
  const { hear } = await aTalk();
  const heard = await hear(text);
  expect([heard.level, heard.read.replaceAll('\n', ' ')]).toEqual([level, expect.stringMatching(wanted)]);
  expect(heard.read).toContain('988');
  expect(heard.read).toContain('911');
});

test('a yes with more in it keeps the danger that is in it', async () => {
  const { hear } = await aTalk();
  await hear('What is the least painful way to die?');
  const { read, level } = await hear('yes. I took all the pills an hour ago');
  expect([level, read]).toEqual(['crisis', expect.stringMatching(/^Call 911 now/)]);
});

test('a short word in Spanish is answered in the language of the talk', async () => {
  const { hear } = await aTalk();
  await hear('Mi esposo me grita todas las noches desde que murió su mamá, y le tengo miedo.');
  expect((await hear('me pega')).read).toMatch(/Gracias por|Llame al|Prefiero preguntar/);
});

test('whoever took too much reads about an ambulance until they say that they are safe', async () => {
  const { hear } = await aTalk();
  await hear('I took all my pills');
  for (const text of ['I feel sleepy', 'all of them', 'ok'])
    expect([text, (await hear(text)).read]).toEqual([text, expect.stringMatching(/^Call 911/)]);
});

test('a goodbye after words of danger is a crisis, and any other is not', async () => {
  const { hear } = await aTalk();
  await hear('I am standing on the bridge');
  expect((await hear('bye')).level).toBe('crisis');
  const other = await aTalk();
  await other.hear('We chose the songs for Sunday.');
  expect((await other.hear('bye')).level).not.toBe('crisis');
});

test('somebody who is hurt at home is never sent closer to who hurts them', async () => {
  const { hear } = await aTalk();
  await hear('he hit me again');
  const { read } = await hear('he has a gun in the truck');
  expect(read).toContain('1-800-799-7233');
  expect(read).not.toMatch(/stay with the person/);
});

test('a child who tells first that they are beaten and then their age reads where children are helped', async () => {
  const { hear } = await aTalk();
  await hear('Mi papá me pega');
  expect((await hear('tengo 12 años')).read).toContain('1-800-422-4453');
});

test('an age that is told with the answer does not hide the answer', async () => {
  const silent: Companion = { reply: () => Promise.reject(new Error('not asked')), classify: async () => null };
  const [question = ''] = plainQuestions('abuse', 'en');
  const lately = [
    { role: 'user', text: 'he hits me', isDanger: true, routes: ['abuse'] },
    { role: 'assistant', text: question },
  ] as const;
  const heard = (text: string) => judge(silent, { personId: 'a child', text }, lately);
  expect(await heard('no, I am 12')).toMatchObject({ level: 'crisis', routes: ['child', 'abuse'] });
  expect(await heard('yes, I am 12')).toMatchObject({ level: 'elevated', routes: ['child'] });
});
