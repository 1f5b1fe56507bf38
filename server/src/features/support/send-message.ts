// Somebody says something: it is judged, remembered and stored in one go, before anything answers.
import type { Answer } from '@evenlight/contract/endpoint';
import { SUPPORT_MESSAGES_MAX, type sendSupportMessage } from '@evenlight/contract/support/chat';
import { type CrisisLevel, type CrisisRoute, isAtLeast } from '@evenlight/contract/support/levels';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { atOneMoment, type ConversationScope, inTurnOf } from './access.ts';
import { announceSupport } from './changed.ts';
import type { Companion } from './companion/companion-types.ts';
import { reminderText } from './companion/fixed-texts.ts';
import { otherLanguageText } from './companion/other-languages.ts';
import { routeToAnswer } from './companion/route-to-answer.ts';
import { safetyText } from './companion/safety-texts.ts';
import { judge } from './judge.ts';
import { isReminderDue } from './rules.ts';
import type { Assessment } from './safety/assess.ts';
import type { Earlier } from './safety/carried-out.ts';
import { remember } from './safety/memory.ts';
import { languageAmong } from './safety/normalise.ts';
import { levelOf, routesOf } from './safety/what-rules-mean.ts';
import { countReferral, findRemembered, keepRemembered, safetyOf } from './safety-store.ts';
import {
  answersTo,
  changeSession,
  countMessages,
  findLastMessages,
  findWritten,
  insertMessages,
  lockSession,
  type MessageRow,
  type NewMessage,
  type SessionRow,
  safetyTextsIn,
} from './store.ts';
import { ensureEnvelope, findEnvelope } from './support-key.ts';
import { messageAsWire } from './wire.ts';

type Sent = Answer<typeof sendSupportMessage>;
type Place = Pick<World, 'db' | 'keys' | 'clock' | 'log'>;
type Words = { content: string; idempotencyKey?: string | undefined };
/** As many of the last ones are heard together with a new one. */
const LATELY_MESSAGES = 6;
type Asked = { place: Place; companion: Companion; pageLanguage: Assessment['language'] };

/** Sent again by the same key, it is the same message; what came first stands. */
export async function sendMessage(asked: Asked, scope: ConversationScope, words: Words): Promise<Sent> {
  const { place, companion, pageLanguage } = asked;
  const { sent, lately } = await atOneMoment(place.db, async (db) => ({
    sent: await answerIfSent(db, place, scope, words),
    lately: await saidLately(db, place, scope),
  }));
  if (sent) return sent;
  const judged = await judge(companion, { personId: scope.userId, text: words.content }, lately);
  const texts = [...lately.map(({ text }) => text), words.content];
  const assessment = { ...judged, language: languageAmong(texts, pageLanguage) };
  const answer = await inTurnOf(place.db, scope.userId, async (db) => {
    const session = await lockSession(db, scope);
    const sentMeanwhile = await answerIfSent(db, place, scope, words);
    if (sentMeanwhile) return sentMeanwhile;
    const judged = await rememberJudgement(db, scope, assessment, place.clock.now());
    // A worry is kept also where there is no room left for the words that gave it, or the conversation was deleted.
    if (!session) return 'support.session_not_found';
    if ((await countMessages(db, scope)) >= SUPPORT_MESSAGES_MAX) return 'support.too_many_messages';
    const message = await storeMessage(db, place, { scope, session, words, judged });
    return answerWith(db, place, scope, message);
  });
  const { level, rules } = assessment;
  // What raised a worry is written down, and nothing of what was said or who said it: a log of the request would tell.
  if (isAtLeast(level, 'elevated')) place.log.info({ level, rules }, 'a message gave reason to worry');
  return typeof answer === 'string' ? refuse(answer) : answer;
}

async function answerIfSent(
  db: Db,
  place: Place,
  scope: ConversationScope,
  { idempotencyKey }: Words,
): Promise<Sent | null> {
  const sent = idempotencyKey === undefined ? null : await findWritten(db, scope, { idempotencyKey });
  return sent && answerWith(db, place, scope, sent);
}

/** What it may be an answer to, or the other half of. */
async function saidLately(db: Db, { keys }: Place, scope: ConversationScope): Promise<Earlier[]> {
  const rows = await findLastMessages(db, scope, LATELY_MESSAGES);
  const envelope = rows.length > 0 ? await findEnvelope(db, keys, scope.userId) : null;
  if (!envelope) return [];
  return rows.map(({ id, role, rules, sealed }) => ({
    role,
    text: envelope.unseal(sealed, id),
    routes: routesOf(rules),
    isDanger: isAtLeast(levelOf(rules), 'elevated'),
  }));
}

type Judged = Omit<Assessment, 'level'> & {
  at: Date;
  /** Together with all that came before. */
  level: CrisisLevel;
  /** Of the message by itself: it may have made two worries a crisis, but one that only follows a crisis is none. */
  ownLevel: CrisisLevel;
  /** Whose danger was told before. */
  standing: readonly CrisisRoute[];
};

async function rememberJudgement(
  db: Db,
  { userId }: ConversationScope,
  assessment: Assessment,
  at: Date,
): Promise<Judged> {
  const before = await findRemembered(db, userId);
  const { level, state } = remember(before, assessment, at);
  if (state && state !== before) {
    await keepRemembered(db, userId, state);
    await announceSupport(db, userId, userId, at);
  }
  const ownLevel = isAtLeast(assessment.level, 'elevated') ? level : assessment.level;
  return { ...assessment, at, level, ownLevel, standing: before?.routes ?? [] };
}

type Storing = { scope: ConversationScope; session: SessionRow; words: Words; judged: Judged };

async function storeMessage(db: Db, { keys }: Place, { scope, session, words, judged }: Storing): Promise<MessageRow> {
  const { at, level, ownLevel, rules, language, otherLanguage } = judged;
  const route = routeToAnswer({ named: routesOf(rules), guessed: judged.routes, standing: judged.standing });
  const envelope = await ensureEnvelope(db, keys, scope.userId, at);
  const sealedRow = (text: string) => {
    const id = uuid();
    return { id, sessionId: scope.sessionId, createdAt: at, sealed: envelope.seal(text, id) };
  };
  const said: NewMessage = {
    ...sealedRow(words.content),
    role: 'user',
    kind: 'said',
    author: 'person',
    level,
    rules,
    idempotencyKey: words.idempotencyKey ?? null,
  };
  const byProgram = { role: 'assistant', author: 'program' } as const;
  const isReminded = isReminderDue(session.toldItIsAProgramAt, at);
  const rows = [said];
  if (isReminded) rows.push({ ...sealedRow(reminderText(language)), ...byProgram, kind: 'reminder' });
  const saidBefore = async () => (await safetyTextsIn(db, scope)).map(({ id, sealed }) => envelope.unseal(sealed, id));
  // In a crisis nothing is made up: only reviewed text, at once.
  if (ownLevel === 'crisis') {
    const text = otherLanguage
      ? otherLanguageText(otherLanguage, { isDanger: true })
      : safetyText(route, language, await saidBefore());
    rows.push({ ...sealedRow(text), ...byProgram, kind: 'safety', replyTo: said.id });
  }
  const [message] = await insertMessages(db, rows);
  if (!message) throw new Error('A message was stored and is not there.');
  await changeSession(db, scope, { lastActiveAt: at, ...(isReminded ? { toldItIsAProgramAt: at } : {}) });
  if (isAtLeast(ownLevel, 'elevated')) await countReferral(db, { route, level: ownLevel }, at);
  await announceSupport(db, scope.userId, scope.sessionId, at);
  return message;
}

async function answerWith(db: Db, { keys, clock }: Place, { userId }: ConversationScope, message: MessageRow) {
  const now = clock.now();
  const envelope = (await findEnvelope(db, keys, userId)) ?? refuse('support.session_not_found');
  const answers = await answersTo(db, message);
  return {
    message: messageAsWire(message, envelope),
    replies: answers.map((answer) => messageAsWire(answer, envelope)),
    isReplyComing: !answers.some(({ kind }) => kind === 'said' || kind === 'safety'),
    analysis: { crisisLevel: message.level ?? 'none', rules: message.rules },
    safety: await safetyOf(db, userId, now),
  };
}
