import { randomUUID } from 'node:crypto';
import { pathOf } from '@evenlight/contract/endpoint';
import { SupportMessageId, SupportSessionId } from '@evenlight/contract/ids';
import {
  deleteAllSupportSessions,
  deleteSupportSession,
  listSupportMessages,
  listSupportSessions,
  renameSupportSession,
  replyToMessage,
  SUPPORT_MESSAGES_MAX,
  SUPPORT_SESSIONS_MAX,
  SupportSession,
  sendSupportMessage,
  startSupportSession,
} from '@evenlight/contract/support/chat';
import { askForCall, getSafety, listCrisisAlerts, sayIAmSafe } from '@evenlight/contract/support/safety';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rotateMasterKey } from '../../platform/secrets/rotate-master-key.ts';
import { auditEntries, news } from '../../platform/tables.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../testing/phone-number.ts';
import { readZip } from '../../testing/read-zip.ts';
import { aConversation, replyLines, stubCompanion, type Talker } from '../../testing/support-people.ts';
import { welcomeText } from './companion/fixed-texts.ts';
import { supportKeys, supportMessages, supportSafety, supportSessions } from './tables.ts';

const stub = stubCompanion();
const house = await openTestHouse({ companion: stub.companion });
const { db } = house.world;

const messagesIn = async (caller: Talker, sessionId: SupportSessionId) =>
  (await caller(listSupportMessages, { params: { sessionId } })).messages;

test('a conversation begins with the words that a program answers, in the language of the page', async () => {
  const ada = await house.aMember();
  for (const language of ['en', 'es'] as const) {
    const answer = await ada.raw('POST', pathOf(startSupportSession, {}), {
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ title: '  About Mum ' }),
    });
    const session = SupportSession.parse(JSON.parse(answer.text));
    expect(session).toMatchObject({ title: 'About Mum', status: 'active', userId: ada.person.id });
    const content = welcomeText(language, { isSentOut: false });
    expect(await messagesIn(ada, session.id)).toMatchObject([
      { role: 'assistant', kind: 'welcome', content, language, crisisLevel: null, replyTo: null },
    ]);
  }
});

test('visitors are asked to sign in, at every door', async () => {
  const visitor = house.aVisitor();
  const params = { sessionId: SupportSessionId.parse(randomUUID()) };
  const messageId = SupportMessageId.parse(randomUUID());
  for (const knock of [
    () => visitor(listSupportSessions, { query: {} }),
    () => visitor(startSupportSession, { body: { title: 'x' } }),
    () => visitor(listSupportMessages, { params }),
    () => visitor(sendSupportMessage, { params, body: { content: 'x' } }),
    () => visitor(replyToMessage, { params: { ...params, messageId } }),
    () => visitor(renameSupportSession, { params, body: { title: 'x' } }),
    () => visitor(deleteSupportSession, { params }),
    () => visitor(deleteAllSupportSessions, {}),
    () => visitor(getSafety, {}),
    () => visitor(sayIAmSafe, { body: { since: '2030-01-01T00:00:00Z' } }),
    () =>
      visitor(askForCall, { body: { name: 'A', phone: PHONE_NUMBER, consents: true, idempotencyKey: randomUUID() } }),
  ])
    await expect(knock()).rejects.toMatchObject({ status: 401, code: 'session.required' });
});

test('a stranger finds no conversation, and neither does our team', async () => {
  const ada = await house.aMember();
  const { params, say } = await aConversation(ada);
  const { message } = await say('She sang in the kitchen.');
  for (const stranger of [await house.aMember(), await house.aMember({ isStaff: true })]) {
    for (const knock of [
      () => stranger(listSupportMessages, { params }),
      () => stranger(sendSupportMessage, { params, body: { content: 'x' } }),
      () => stranger(replyToMessage, { params: { ...params, messageId: message.id } }),
      () => stranger(renameSupportSession, { params, body: { title: 'x' } }),
      () => stranger(deleteSupportSession, { params }),
    ])
      await expect(knock()).rejects.toMatchObject({ status: 404, code: 'support.session_not_found' });
    expect(await stranger(listSupportSessions, { query: {} })).toEqual([]);
    // Not by way of a conversation of their own either.
    const own = await aConversation(stranger);
    const crossed = stranger(replyToMessage, { params: { ...own.params, messageId: message.id } });
    await expect(crossed).rejects.toMatchObject({ status: 404, code: 'support.session_not_found' });
  }
  expect(await messagesIn(ada, params.sessionId)).toHaveLength(2);
});

test('whoever names another person is refused; whoever names themselves is not', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const notYours = { status: 403, code: 'support.not_yours' };
  await expect(ada(listSupportSessions, { query: { userId: ben.person.id } })).rejects.toMatchObject(notYours);
  const begun = ada(startSupportSession, { body: { userId: ben.person.id, title: 'x' } });
  await expect(begun).rejects.toMatchObject(notYours);
  await ada(startSupportSession, { body: { userId: ada.person.id, title: 'Mine' } });
  expect(await ada(listSupportSessions, { query: { userId: ada.person.id } })).toMatchObject([{ title: 'Mine' }]);
});

test('a conversation gets another title, sealed as the first was; an empty one is refused', async () => {
  const ada = await house.aMember();
  const { params } = await aConversation(ada, 'i cant sleep and');
  const rename = (title: string) => ada(renameSupportSession, { params, body: { title } });
  expect(await rename('  Nights  ')).toMatchObject({ id: params.sessionId, title: 'Nights' });
  expect(await ada(listSupportSessions, { query: {} })).toMatchObject([{ title: 'Nights' }]);
  const [row] = await db.select().from(supportSessions).where(eq(supportSessions.id, params.sessionId));
  expect(row?.sealedTitle).not.toContain('Nights');
  await expect(rename('   ')).rejects.toMatchObject({ status: 400, fields: { title: expect.anything() } });
});

test('a title of danger counts once however often it is sent, and half a first sentence counts for nothing', async () => {
  const ada = await house.aMember();
  const title = 'I wish I was dead';
  await ada(startSupportSession, { body: { title: `${title} tired, so I went`, isFirstWords: true } });
  expect((await ada(getSafety, {})).level).toBe('none');
  const { params } = await aConversation(ada, 'Nights');
  await Promise.all([1, 2, 3].map(() => ada(renameSupportSession, { params, body: { title } })));
  // A second worry within the week would be a crisis.
  expect(await ada(getSafety, {})).toMatchObject({ level: 'elevated', notice: null });
});

test('a conversation that is begun twice by the same key is one, also in the same moment', async () => {
  const ada = await house.aMember();
  const body = { title: 'About Mum', idempotencyKey: randomUUID() };
  const begun = await Promise.all(Array.from({ length: 5 }, () => ada(startSupportSession, { body })));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  const another = ada(startSupportSession, { body: { ...body, title: 'Other' } });
  await expect(another).rejects.toMatchObject({ status: 409, code: 'request.key_reused' });
  expect(await messagesIn(ada, SupportSessionId.parse(begun[0]?.id))).toHaveLength(1);
});

test('two first conversations in the same moment are both readable', async () => {
  const ada = await house.aMember();
  await Promise.all(['One', 'Two', 'Three'].map((title) => ada(startSupportSession, { body: { title } })));
  const titles = (await ada(listSupportSessions, { query: {} })).map(({ title }) => title);
  expect(titles.sort()).toEqual(['One', 'Three', 'Two']);
});

test('the latest conversation comes first, and one without a word for thirty days is quiet', async () => {
  const ada = await house.aMember();
  const older = await aConversation(ada, 'Older');
  house.clock.forward({ minutes: 1 });
  await aConversation(ada, 'Newer');
  house.clock.forward({ days: 29 });
  const again = await house.onAnotherDevice(ada);
  await again(sendSupportMessage, { params: older.params, body: { content: 'I am back.' } });
  house.clock.forward({ days: 1 });
  const sessions = await again(listSupportSessions, { query: {} });
  expect(sessions).toMatchObject([
    { title: 'Older', status: 'active' },
    { title: 'Newer', status: 'quiet' },
  ]);
});

test('nobody has more conversations than anybody reads again', async () => {
  const ada = await house.aMember();
  const { session } = await aConversation(ada);
  await db.execute(sql`insert into support_sessions
    select gen_random_uuid(), user_id, sealed_title, gen_random_uuid(), created_at, last_active_at, told_it_is_a_program_at
    from support_sessions, generate_series(2, ${SUPPORT_SESSIONS_MAX}) where id = ${session.id}`);
  const tooMany = ada(startSupportSession, { body: { title: 'One more' } });
  await expect(tooMany).rejects.toMatchObject({ status: 409, code: 'support.too_many_sessions' });
});

test('a message that is sent again is the same message, with the answer it has by now', async () => {
  const ada = await house.aMember();
  const { params, say } = await aConversation(ada);
  const key = randomUUID();
  const first = await say('She sang in the kitchen.', key);
  expect(first).toMatchObject({ isReplyComing: true, replies: [], analysis: { crisisLevel: 'none', rules: [] } });
  expect(await say('She sang in the kitchen.', key)).toEqual(first);
  // The first stands, whatever comes under its key later.
  await expect(say('Something else.', key)).rejects.toMatchObject({ status: 409, code: 'request.key_reused' });
  await replyLines(ada, { ...params, messageId: first.message.id });
  const later = await say('She sang in the kitchen.', key);
  expect(later).toMatchObject({ isReplyComing: false, replies: [{ kind: 'said', content: 'I am listening.' }] });
  expect(await messagesIn(ada, params.sessionId)).toHaveLength(3);
});

test('ten sends of one message in the same moment, from two devices, are one message', async () => {
  const phone = await house.aMember();
  const laptop = await house.onAnotherDevice(phone);
  const { params } = await aConversation(phone);
  const body = { content: 'She sang in the kitchen.', idempotencyKey: randomUUID() };
  const sends = Array.from({ length: 10 }, (_, count) =>
    (count % 2 ? phone : laptop)(sendSupportMessage, { params, body }),
  );
  const ids = (await Promise.all(sends)).map(({ message }) => message.id);
  expect(new Set(ids).size).toBe(1);
  expect(await messagesIn(laptop, params.sessionId)).toHaveLength(2);
});

test('different messages from two devices are all kept, in the order they came', async () => {
  const phone = await house.aMember();
  const laptop = await house.onAnotherDevice(phone);
  const { params } = await aConversation(phone);
  const sends = Array.from({ length: 8 }, (_, count) =>
    (count % 2 ? phone : laptop)(sendSupportMessage, { params, body: { content: `Word ${count}` } }),
  );
  await Promise.all(sends);
  const texts = (await messagesIn(phone, params.sessionId)).map(({ content }) => content);
  expect(texts.slice(1).sort()).toEqual(Array.from({ length: 8 }, (_, count) => `Word ${count}`));
});

test('a very long conversation takes no more words, but what they give away about danger is remembered', async () => {
  const ada = await house.aMember();
  const { session, say } = await aConversation(ada);
  await db.execute(sql`insert into support_messages (id, session_id, role, kind, author, sealed, created_at)
    select gen_random_uuid(), session_id, role, 'reminder', author, sealed, created_at
    from support_messages, generate_series(2, ${SUPPORT_MESSAGES_MAX}) where session_id = ${session.id}`);
  await expect(say('I want to kill myself')).rejects.toMatchObject({ status: 409, code: 'support.too_many_messages' });
  expect(await ada(getSafety, {})).toMatchObject({ level: 'crisis', notice: { routes: ['self'] } });
});

test('a letter as long as a farewell is read to its end, and so is the hundredth message', async () => {
  const { say } = await aConversation(await house.aMember());
  const letter = `${'We planted tulips by the gate. '.repeat(300)}I want to kill myself`;
  expect(await say(letter)).toMatchObject({ analysis: { crisisLevel: 'crisis' } });
  const [limit, ...others] = sendSupportMessage.limits ?? [];
  expect(others).toEqual([]);
  expect(limit).toEqual({ per: 'person', times: 120, seconds: 300 });
});

test('empty words and very long ones are refused', async () => {
  const { say } = await aConversation(await house.aMember());
  for (const content of ['', '  \n ', 'x'.repeat(20_001)])
    await expect(say(content)).rejects.toMatchObject({ status: 400, code: 'request.invalid' });
});

test('after three hours it is said again that a program answers, once', async () => {
  const ada = await house.aMember();
  const { params, say } = await aConversation(ada);
  house.clock.forward({ hours: 2, minutes: 59 });
  expect((await say('Still here.')).replies).toEqual([]);
  house.clock.forward({ minutes: 1 });
  const key = randomUUID();
  const reminded = await say('Still here.', key);
  expect(reminded).toMatchObject({ isReplyComing: true, replies: [{ kind: 'reminder', replyTo: null }] });
  expect(await say('Still here.', key)).toEqual(reminded);
  expect((await say('And here.')).replies).toEqual([]);
  const kinds = (await messagesIn(ada, params.sessionId)).map(({ kind }) => kind);
  expect(kinds).toEqual(['welcome', 'said', 'said', 'reminder', 'said']);
});

const SECRET = 'marzipan lighthouse';

test('nothing of a conversation can be read in any table, log, news or audit', async () => {
  const ada = await house.aMember();
  const { params, say } = await aConversation(ada, `Title ${SECRET}`);
  const { message } = await say(`Only she knew the ${SECRET}. I want to kill myself`);
  const { message: next } = await say(`The ${SECRET} again. [elevated]`);
  stub.reply = async (_, speak) => {
    speak({ kind: 'words', text: `The ${SECRET}.` });
    return { author: 'model', text: `The ${SECRET}.`, empathyScore: 5 };
  };
  for (const { id } of [message, next]) await replyLines(ada, { ...params, messageId: id });
  stub.replyPlainly();
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  for (const { name } of rows) {
    const { rows: found } = await db.execute<{ content: string | null }>(
      sql.raw(`select string_agg(t::text, ' ') as content from ${name} t`),
    );
    for (const text of [SECRET, Buffer.from(SECRET).toString('hex'), Buffer.from(SECRET).toString('base64')])
      expect(found[0]?.content ?? '', name).not.toContain(text);
  }
  expect(house.said.join('')).not.toContain('marzipan');
  expect(house.said.join('')).toContain('a message gave reason to worry');
});

test('a message that cannot be stored leaves nothing of itself in the log', async () => {
  const ada = await house.aMember();
  const { say } = await aConversation(ada);
  // A key that was altered: nothing can be sealed with it.
  await db
    .update(supportKeys)
    .set({ wrapped: Buffer.alloc(61) })
    .where(eq(supportKeys.userId, ada.person.id));
  await expect(say('The velvet harmonica.')).rejects.toMatchObject({ status: 500, code: 'server.failed' });
  expect(house.said.join('')).toContain('a request failed');
  expect(house.said.join('')).not.toContain('velvet');
});

test('a sealed message that was moved to another row does not open there', async () => {
  const ada = await house.aMember();
  const { session, say } = await aConversation(ada);
  const { message } = await say('First.');
  const { message: other } = await say('Second.');
  await db.execute(
    sql`update support_messages set sealed = (select sealed from support_messages where id = ${message.id}) where id = ${other.id}`,
  );
  const broken = ada(listSupportMessages, { params: { sessionId: session.id } });
  await expect(broken).rejects.toMatchObject({ status: 500 });
});

test('conversations stay readable when the master key was changed', async () => {
  const ada = await house.aMember();
  const { session, say } = await aConversation(ada);
  await say('He kept pigeons on the roof.');
  await rotateMasterKey({ config: house.world.config, db });
  const later = await openTestHouse({ sharing: house });
  const reader = await later.onAnotherDevice(ada);
  expect((await messagesIn(reader, session.id)).at(-1)?.content).toBe('He kept pigeons on the roof.');
});

test('other screens of the person hear that something changed, and nobody else does', async () => {
  const ada = await house.aMember();
  const { session, say } = await aConversation(ada);
  await say('Hello.');
  const told = await db.select().from(news).where(eq(news.subject, session.id));
  expect(told.map(({ kind, audience }) => [kind, audience])).toEqual(
    Array(2).fill(['support.changed', `person:${ada.person.id}`]),
  );
});

const rowsOf = (sessionId: string) =>
  Promise.all([
    db.$count(supportSessions, eq(supportSessions.id, sessionId)),
    db.$count(supportMessages, eq(supportMessages.sessionId, sessionId)),
  ]);

test('a deleted conversation is gone with everything in it, and the others stay', async () => {
  const ada = await house.aMember();
  const [gone, kept] = [await aConversation(ada, 'Gone'), await aConversation(ada, 'Kept')];
  await gone.say('Hello.');
  await ada(deleteSupportSession, { params: gone.params });
  expect(await rowsOf(gone.session.id)).toEqual([0, 0]);
  const missing = { status: 404, code: 'support.session_not_found' };
  await expect(gone.say('Still there?')).rejects.toMatchObject(missing);
  await expect(ada(deleteSupportSession, { params: gone.params })).rejects.toMatchObject(missing);
  expect(await ada(listSupportSessions, { query: {} })).toMatchObject([{ title: 'Kept' }]);
  expect(await messagesIn(ada, kept.session.id)).toHaveLength(1);
});

test('deleting everything takes the key along, leaves the danger remembered, and others untouched', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const [hers, his] = [await aConversation(ada), await aConversation(ben)];
  await hers.say('I want to kill myself');
  await ada(deleteAllSupportSessions, {});
  expect(await rowsOf(hers.session.id)).toEqual([0, 0]);
  expect(await db.$count(supportKeys, eq(supportKeys.userId, ada.person.id))).toBe(0);
  expect(await ada(listSupportSessions, { query: {} })).toEqual([]);
  expect(await ada(getSafety, {})).toMatchObject({ level: 'crisis', notice: { routes: ['self'] } });
  expect(await messagesIn(ben, his.session.id)).toHaveLength(1);
  // Deleted twice does no harm, and a new beginning has a new key.
  await ada(deleteAllSupportSessions, {});
  const anew = await aConversation(ada, 'Anew');
  expect(await messagesIn(ada, anew.session.id)).toHaveLength(1);
});

test('deleting and writing in the same moment leave no words behind', async () => {
  const ada = await house.aMember();
  const talks = await Promise.all(['a', 'b', 'c'].map((title) => aConversation(ada, title)));
  await Promise.allSettled([
    ...talks.map(({ say }) => say('One last word.')),
    ada(deleteAllSupportSessions, {}),
    ...talks.map(({ say }) => say('And another.')),
  ]);
  for (const { session } of talks) expect(await rowsOf(session.id)).toEqual([0, 0]);
});

test('everything that was said goes along in the download, opened, with what we thought about it', async () => {
  const ada = await house.aMember();
  const { params, say } = await aConversation(ada, 'About the harbour');
  const { message } = await say('He kept pigeons on the roof. [elevated]');
  await replyLines(ada, { ...params, messageId: message.id });
  const { rawPayload } = await house.app.inject({
    url: `/api/users/${ada.person.id}/export`,
    headers: { host: 'localhost:3000', cookie: `${ada.person.cookie.name}=${ada.person.cookie.value}` },
  });
  const { sections } = JSON.parse((await readZip(rawPayload)).get('data.json')?.toString() ?? '{}');
  expect(sections.support_conversations).toMatchObject([
    { conversation: 'About the harbour', author: 'program' },
    { author: 'person', text: 'He kept pigeons on the roof. [elevated]', level: 'elevated', rules: ['model'] },
    { author: 'model', text: 'I am listening.', level: null },
  ]);
  expect(sections.support_safety).toMatchObject([{ routes: ['self'], noticeSince: null }]);
});

test('staff see alerts and never a conversation: no path of theirs leads to one', async () => {
  const staffPaths = house.world.served.filter(({ access }) => access === 'staff').map(({ path }) => path);
  expect(staffPaths.filter((path) => path.includes('/support'))).toEqual([]);
  const member = await house.aMember();
  await expect(member(listCrisisAlerts, {})).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
  expect(await db.$count(auditEntries, eq(auditEntries.action, 'crisis_alerts.read'))).toBe(0);
  expect(await db.$count(supportSafety)).toBeGreaterThan(0);
});
