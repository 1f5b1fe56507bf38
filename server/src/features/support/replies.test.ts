import { deleteSupportSession, listSupportMessages, replyToMessage } from '@evenlight/contract/support/chat';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import {
  aConversation,
  linesIn,
  openReply,
  replyLines,
  stubCompanion,
  type Talker,
} from '../../testing/support-people.ts';
import type { Companion } from './companion/companion-types.ts';
import { safetyText } from './companion/safety-texts.ts';
import { supportMessages } from './tables.ts';

const stub = stubCompanion();
const house = await openTestHouse({ companion: stub.companion });
const { db } = house.world;
afterEach(stub.replyPlainly);

async function aSaidWord(caller: Talker, text = 'She sang in the kitchen.') {
  const talk = await aConversation(caller);
  const { message } = await talk.say(text);
  const params = { ...talk.params, messageId: message.id };
  const messages = async () => (await caller(listSupportMessages, { params: talk.params })).messages;
  return { ...talk, params, messages };
}

/** Says its words, and then waits until somebody lets it go on or stops it. */
function halting(words: string[]) {
  let goOn: () => void = () => undefined;
  const reply: Companion['reply'] = async (_, speak, signal) => {
    for (const text of words) speak({ kind: 'words', text });
    await new Promise<void>((resolve) => {
      goOn = resolve;
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
    });
    const text = signal.aborted ? words.join('') : `${words.join('')} The end.`;
    return { author: 'model', text: signal.aborted ? `${text} never shown` : text, empathyScore: 9 };
  };
  return { reply, goOn: () => goOn() };
}

test('a reply comes word by word, and its last line is what was stored', async () => {
  const ada = await house.aMember({ firstName: 'Ada' });
  const { params, messages } = await aSaidWord(ada);
  const { status, headers, lines } = await replyLines(ada, params);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(lines).toMatchObject([
    { kind: 'words', text: 'I am ' },
    { kind: 'words', text: 'listening.' },
    { kind: 'done', message: { content: 'I am listening.', replyTo: params.messageId, isStopped: false } },
  ]);
  expect((await messages()).at(-1)).toEqual(lines[2]?.kind === 'done' && lines[2].message);
});

test('the companion hears the name, what was said so far, and nothing that was said after', async () => {
  const ada = await house.aMember({ firstName: 'Ada' });
  const { params, say } = await aSaidWord(ada, 'Word 0');
  await replyLines(ada, params);
  for (let count = 1; count < 12; count += 1) {
    const { message } = await say(`Word ${count}`);
    await replyLines(ada, { ...params, messageId: message.id });
  }
  const { message } = await say('The one');
  await say('Too late to hear');
  await replyLines(ada, { ...params, messageId: message.id });
  const told = stub.heard.at(-1);
  expect(told).toMatchObject({ firstName: 'Ada', level: 'none', routes: [], personId: ada.person.id });
  expect(told?.said).toHaveLength(25);
  expect(told?.said[0]).toMatchObject({ role: 'user', text: 'Word 0' });
  expect(told?.said.at(-1)).toMatchObject({ role: 'user', text: 'The one' });
  expect(told?.said.at(-2)).toMatchObject({ role: 'assistant', text: 'I am listening.' });
});

test('asked for again, the same reply comes at once and nothing is written anew', async () => {
  const ada = await house.aMember();
  const { params, messages } = await aSaidWord(ada);
  const first = await replyLines(ada, params);
  const before = stub.heard.length;
  const again = await replyLines(ada, params);
  expect(again.lines).toEqual(first.lines.slice(-1));
  expect(stub.heard).toHaveLength(before);
  expect(await messages()).toHaveLength(3);
});

test('words that were taken back are neither kept nor part of what was said', async () => {
  stub.reply = async (_, speak) => {
    speak({ kind: 'words', text: 'Something unkind' });
    speak({ kind: 'anew' });
    speak({ kind: 'words', text: 'I am here.' });
    return { author: 'program', text: 'I am here.', empathyScore: null };
  };
  const ada = await house.aMember();
  const { params, messages } = await aSaidWord(ada);
  const { lines } = await replyLines(ada, params);
  expect(lines.map(({ kind }) => kind)).toEqual(['words', 'anew', 'words', 'done']);
  expect((await messages()).at(-1)).toMatchObject({ content: 'I am here.' });
});

test('of two who ask in the same moment one gets the reply, and the other hears that it is being written', async () => {
  const { reply, goOn } = halting(['Half']);
  stub.reply = reply;
  const ada = await house.aMember();
  const { params, messages } = await aSaidWord(ada);
  const heard = await openReply(house, ada, params);
  await expect.poll(() => heard.text).toContain('Half');
  await expect(ada(replyToMessage, { params })).rejects.toMatchObject({ status: 409, code: 'support.reply_in_hand' });
  goOn();
  await expect.poll(() => heard.isOpen).toBe(false);
  expect(linesIn(heard.text).at(-1)).toMatchObject({ kind: 'done', message: { content: 'Half The end.' } });
  expect(await messages()).toHaveLength(3);
});

test('whoever stops it midway keeps what they saw, and not a word more', async () => {
  const { reply } = halting(['What was ', 'shown']);
  stub.reply = reply;
  const ada = await house.aMember();
  const { params, messages } = await aSaidWord(ada);
  const heard = await openReply(house, ada, params);
  await expect.poll(() => heard.text).toContain('shown');
  heard.hangUp();
  await expect
    .poll(async () => (await messages()).at(-1))
    .toMatchObject({
      content: 'What was shown',
      isStopped: true,
      replyTo: params.messageId,
    });
  const [stored] = await db.select().from(supportMessages).where(eq(supportMessages.replyTo, params.messageId));
  expect(stored?.empathyScore).toBeNull();
  expect((await replyLines(ada, params)).lines).toMatchObject([{ kind: 'done', message: { isStopped: true } }]);
});

test('a companion that stops where the person did says so, and it is kept as stopped', async () => {
  stub.reply = async (told, speak, signal) => {
    const { text } = await halting(['Half.']).reply(told, speak, signal);
    return { author: 'model', text: text.replace(' never shown', ''), empathyScore: 9, isCut: true };
  };
  const ada = await house.aMember();
  const { params, messages } = await aSaidWord(ada);
  const heard = await openReply(house, ada, params);
  await expect.poll(() => heard.text).toContain('Half.');
  heard.hangUp();
  await expect.poll(async () => (await messages()).at(-1)).toMatchObject({ content: 'Half.', isStopped: true });
});

test('whoever stops it before its first word can ask again at once', async () => {
  const { reply } = halting([]);
  stub.reply = reply;
  const ada = await house.aMember();
  const { params, messages } = await aSaidWord(ada);
  const heard = await openReply(house, ada, params);
  await expect.poll(() => stub.heard.at(-1)?.personId).toBe(ada.person.id);
  heard.hangUp();
  stub.replyPlainly();
  await expect.poll(async () => (await replyLines(ada, params)).status).toBe(200);
  expect((await messages()).at(-1)).toMatchObject({ content: 'I am listening.', isStopped: false });
});

test('after a crash the reply is free again when ninety seconds are over', async () => {
  const ada = await house.aMember();
  const { params } = await aSaidWord(ada);
  await db
    .update(supportMessages)
    .set({ replyClaimedAt: house.clock.now() })
    .where(eq(supportMessages.id, params.messageId));
  house.clock.forward({ seconds: 89 });
  await expect(ada(replyToMessage, { params })).rejects.toMatchObject({ code: 'support.reply_in_hand' });
  house.clock.forward({ seconds: 1 });
  expect((await replyLines(ada, params)).lines.at(-1)).toMatchObject({ kind: 'done' });
});

test('a companion that breaks against its promise ends the stream kindly, and the next try works', async () => {
  stub.reply = async (_, speak) => {
    speak({ kind: 'words', text: 'Hal' });
    throw new Error('out of words');
  };
  const ada = await house.aMember();
  const { params, messages } = await aSaidWord(ada);
  const broken = await replyLines(ada, params);
  expect(broken.status).toBe(200);
  expect(broken.lines).toEqual([{ kind: 'words', text: 'Hal' }]);
  expect(house.said.join('')).toContain('a reply failed');
  stub.replyPlainly();
  expect((await replyLines(ada, params)).lines.at(-1)).toMatchObject({ kind: 'done' });
  expect(await messages()).toHaveLength(3);
});

test('a conversation that is deleted while it is answered keeps nothing, and the stream just ends', async () => {
  const { reply, goOn } = halting(['Half']);
  stub.reply = reply;
  const ada = await house.aMember();
  const { params } = await aSaidWord(ada);
  const heard = await openReply(house, ada, params);
  await expect.poll(() => heard.text).toContain('Half');
  await ada(deleteSupportSession, { params });
  goOn();
  await expect.poll(() => heard.isOpen).toBe(false);
  expect(linesIn(heard.text).map(({ kind }) => kind)).toEqual(['words']);
  expect(await db.$count(supportMessages, eq(supportMessages.replyTo, params.messageId))).toBe(0);
});

test('in a crisis the reviewed text is the reply, and no companion is asked', async () => {
  const ada = await house.aMember();
  const { params, session } = await aSaidWord(ada, 'I want to kill myself');
  const before = stub.heard.length;
  const { lines } = await replyLines(ada, params);
  expect(lines).toMatchObject([
    {
      kind: 'done',
      message: { kind: 'safety', content: safetyText('self', 'en'), replyTo: params.messageId },
      safety: { level: 'crisis', notice: { routes: ['self'] } },
    },
  ]);
  expect(stub.heard).toHaveLength(before);
  expect(await db.$count(supportMessages, eq(supportMessages.sessionId, session.id))).toBe(3);
});

test('after a crisis the chat stays open: plain words get a reply, and the companion knows how it stands', async () => {
  const ada = await house.aMember();
  const { params, say } = await aSaidWord(ada, 'I want to kill myself');
  const thanks = await say('Thank you for listening.');
  expect(thanks).toMatchObject({ isReplyComing: true, replies: [], analysis: { crisisLevel: 'crisis' } });
  const { lines } = await replyLines(ada, { ...params, messageId: thanks.message.id });
  expect(stub.heard.at(-1)).toMatchObject({ level: 'crisis', routes: ['self'] });
  // What was a crisis is marked, so that no model is told of it afterwards.
  expect(stub.heard.at(-1)?.said.map(({ isCrisis }) => isCrisis)).toEqual([true, true, undefined]);
  expect(lines.at(-1)).toMatchObject({ kind: 'done', safety: { notice: { routes: ['self'] } } });
});

test('a second opinion that never comes holds up nobody for more than four seconds', async () => {
  const silent = await openTestHouse({
    companion: { ...stub.companion, classify: () => new Promise(() => undefined) },
  });
  const ada = await silent.aMember();
  const { say } = await aConversation(ada);
  const started = performance.now();
  expect(await say('She sang in the kitchen.')).toMatchObject({ analysis: { crisisLevel: 'none' } });
  expect(performance.now() - started).toBeLessThan(30_000);
});

test('a house that closes takes its half reply back, so that the whole one can be asked for again', async () => {
  const { reply } = halting(['Half']);
  stub.reply = reply;
  const closing = await openTestHouse({ sharing: house, companion: stub.companion });
  const ada = await house.aMember();
  const { params, messages } = await aSaidWord(ada);
  const heard = await openReply(closing, ada, params);
  await expect.poll(() => heard.text).toContain('Half');
  // With its database: what is not stored by then never is.
  await closing.close();
  await expect.poll(() => heard.isOpen).toBe(false);
  expect(await messages()).toHaveLength(2);
  stub.replyPlainly();
  expect((await replyLines(ada, params)).lines.at(-1)).toMatchObject({ kind: 'done' });
});
