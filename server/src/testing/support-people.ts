// Somebody in a conversation, and a companion that says what the test wants.
import type { AddressInfo } from 'node:net';
import { pathOf } from '@evenlight/contract/endpoint';
import type { SupportMessageId, SupportSessionId } from '@evenlight/contract/ids';
import {
  ReplyLine,
  replyToMessage,
  type SupportSession,
  sendSupportMessage,
  startSupportSession,
} from '@evenlight/contract/support/chat';
import type { Companion, ReplyContext } from '../features/support/companion/companion-types.ts';
import type { TestHouse } from './open-test-house.ts';
import type { Caller } from './test-client.ts';

/** Stands where a model would: it judges by a word in brackets, and its reply can be taken over. */
export function stubCompanion() {
  const plainly: Companion['reply'] = async (_, speak) => {
    for (const text of ['I am ', 'listening.']) speak({ kind: 'words', text });
    return { author: 'model', text: 'I am listening.', empathyScore: 7 };
  };
  const stub = {
    heard: [] as ReplyContext[],
    asked: [] as string[],
    reply: plainly,
    companion: {
      reply: (context, speak, signal): ReturnType<Companion['reply']> => {
        stub.heard.push(context);
        return stub.reply(context, speak, signal);
      },
      classify: async ({ text }) => {
        stub.asked.push(text);
        return text.includes('[elevated]') ? 'elevated' : text.includes('[concern]') ? 'concern' : null;
      },
    } satisfies Companion,
    replyPlainly() {
      stub.reply = plainly;
    },
  };
  return stub;
}

export type Talker = Awaited<ReturnType<TestHouse['aMember']>>;

export async function aConversation(caller: Caller, title = 'About Mum') {
  const session: SupportSession = await caller(startSupportSession, { body: { title } });
  const params = { sessionId: session.id };
  const say = (content: string, idempotencyKey?: string) =>
    caller(sendSupportMessage, { params, body: idempotencyKey ? { content, idempotencyKey } : { content } });
  return { session, params, say };
}

type Asked = { sessionId: SupportSessionId; messageId: SupportMessageId };

/** The whole answer, as somebody gets it who waits to the end. */
export async function replyLines(caller: Caller, params: Asked) {
  const answer = await caller.raw('POST', pathOf(replyToMessage, { params }));
  return { status: answer.status, headers: answer.headers, lines: linesIn(answer.text), text: answer.text };
}

export function linesIn(text: string): ReplyLine[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => ReplyLine.parse(JSON.parse(line)));
}

/** Asks over a real connection, which can be cut: the answer piece by piece. */
export async function openReply({ app }: TestHouse, { person }: Talker, params: Asked) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${pathOf(replyToMessage, { params })}`, {
    method: 'POST',
    headers: { cookie: `${person.cookie.name}=${person.cookie.value}` },
    signal: leaving.signal,
  });
  const heard = { text: '', isOpen: true, hangUp: () => leaving.abort() };
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard.text += part.value;
  })()
    .catch(() => undefined)
    .finally(() => {
      heard.isOpen = false;
    });
  return heard;
}
