// Grief support: conversations, how it stands with somebody, groups, and a server that keeps what is said.
import { getSession } from '@evenlight/contract/accounts';
import type { Received } from '@evenlight/contract/endpoint';
import type { SupportGroupId, SupportMessageId, SupportSessionId } from '@evenlight/contract/ids';
import {
  deleteAllSupportSessions,
  deleteSupportSession,
  listSupportMessages,
  listSupportSessions,
  type ReplyLine,
  renameSupportSession,
  replyToMessage,
  type SupportMessage,
  type SupportSession,
  sendSupportMessage,
  startSupportSession,
} from '@evenlight/contract/support/chat';
import type { SupportGroup } from '@evenlight/contract/support/groups';
import type { CrisisLevel } from '@evenlight/contract/support/levels';
import { getSafety, type SafetyState } from '@evenlight/contract/support/safety';
import { fakeServer } from '../fake-server';
import { aUser } from './accounts';

export const calm: SafetyState = { level: 'none', notice: null, routes: [], callAsked: null };

export const inDanger = (facts: Partial<SafetyState> = {}): SafetyState => ({
  ...calm,
  level: 'crisis',
  notice: { since: '2026-11-05T12:00:00.000Z', routes: ['self'] },
  routes: ['self'],
  ...facts,
});

let count = 0;
const nextId = () => {
  count += 1;
  return `0199e0a0-0000-7000-8000-${String(count).padStart(12, '0')}`;
};

export const aConversation = (title: string, facts: Partial<SupportSession> = {}): SupportSession => ({
  id: nextId() as SupportSessionId,
  userId: aUser().id,
  title,
  status: 'active',
  createdAt: '2026-11-05T12:00:00.000Z',
  lastActiveAt: '2026-11-05T12:00:00.000Z',
  ...facts,
});

export const aMessage = (content: string, facts: Partial<SupportMessage> = {}): SupportMessage => ({
  id: nextId() as SupportMessageId,
  role: 'user',
  kind: 'said',
  content,
  createdAt: '2026-11-05T12:00:00.000Z',
  crisisLevel: 'none',
  replyTo: null,
  isStopped: false,
  ...facts,
});

const byProgram = { role: 'assistant', crisisLevel: null } as const;

/** As the companion answers: one line of JSON after the other. */
export const inLines = (...lines: ReplyLine[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join('')) as never;

export const ANSWER = 'That house must feel very quiet now.';
export const SAFETY_TEXT = 'Please call or text 988 now.';

/** Words that are sent again by their key are the same words, and every message has an answer once it was asked for. */
export function supportRoom(...sessions: SupportSession[]) {
  const said = new Map<string, SupportMessage[]>();
  const sent = new Map<unknown, SupportMessage>();
  const server = fakeServer();
  const room = {
    server,
    sessions,
    safety: calm,
    /** What the server thinks of the next words. */
    level: 'none' as CrisisLevel,
    in(sessionId: string): SupportMessage[] {
      const known = said.get(sessionId) ?? [
        aMessage('I am a program.\n\nAll of it is kept for you alone.', { ...byProgram, kind: 'welcome' }),
      ];
      said.set(sessionId, known);
      return known;
    },
    begin({ body: { title } }: Received<typeof startSupportSession>) {
      const begun = aConversation(title);
      sessions.unshift(begun);
      return begun;
    },
    take({ params, body: { content, idempotencyKey } }: Received<typeof sendSupportMessage>) {
      const messages = room.in(params.sessionId);
      const message = sent.get(idempotencyKey) ?? aMessage(content, { crisisLevel: room.level });
      if (!messages.includes(message)) messages.push(message);
      sent.set(idempotencyKey, message);
      const isCrisis = room.level === 'crisis';
      const replies = isCrisis
        ? [aMessage(SAFETY_TEXT, { ...byProgram, kind: 'safety', replyTo: message.id })]
        : messages.filter(({ replyTo }) => replyTo === message.id);
      if (isCrisis) {
        messages.push(...replies);
        room.safety = inDanger();
      } else if (room.level === 'elevated') room.safety = { ...calm, level: 'elevated', routes: ['self'] };
      const analysis = { crisisLevel: room.level, rules: [] };
      return { message, replies, isReplyComing: replies.length === 0, analysis, safety: room.safety };
    },
    answer({ params: { sessionId, messageId } }: Received<typeof replyToMessage>): SupportMessage {
      const answer = aMessage(ANSWER, { ...byProgram, replyTo: messageId });
      room.in(sessionId).push(answer);
      return answer;
    },
    remove(sessionId: string) {
      const at = sessions.findIndex(({ id }) => id === sessionId);
      if (at >= 0) sessions.splice(at, 1);
      server.refuses(listSupportMessages, 'support.session_not_found');
    },
  };
  openServer(room);
  return room;
}

type Room = ReturnType<typeof supportRoom>;

function openServer(room: Room) {
  const { server, sessions } = room;
  server
    .answers(getSession, aUser())
    .answers(listSupportSessions, () => sessions)
    .answers(getSafety, () => room.safety)
    .answers(listSupportMessages, ({ params }) => ({ messages: room.in(params.sessionId), safety: room.safety }))
    .answers(startSupportSession, room.begin)
    .answers(sendSupportMessage, room.take)
    .answers(replyToMessage, (asked) => inLines({ kind: 'done', message: room.answer(asked), safety: room.safety }))
    .answers(renameSupportSession, ({ params, body }) => {
      const session = sessions.find(({ id }) => id === params.sessionId);
      if (!session) throw new Error('there is no such conversation');
      return Object.assign(session, body);
    })
    .answers(deleteSupportSession, ({ params }) => room.remove(params.sessionId) as undefined)
    .answers(deleteAllSupportSessions, () => void sessions.splice(0) as undefined);
}

export const aGroup = (facts: Partial<SupportGroup> = {}): SupportGroup => ({
  id: nextId() as SupportGroupId,
  name: 'Tuesday Evening Circle',
  description: 'We sit together.',
  forWhom: 'For anybody who mourns',
  facilitator: 'Ana, hospice chaplain',
  kind: 'in-person',
  cost: 'free',
  place: 'Oakland',
  language: 'en',
  traditions: [],
  schedule: { everyWeeks: 1, weekday: 2, startMinute: 18 * 60 + 30, minutes: 90 },
  nextMeetings: ['2026-12-02', '2026-12-09', '2026-12-16'].map((day) => ({
    startsAt: `${day}T02:30:00.000Z`,
    endsAt: `${day}T04:00:00.000Z`,
  })),
  seats: 12,
  seatsLeft: 7,
  isSample: true,
  membership: null,
  ...facts,
});
