// One request over TLS on connections that are kept, as a browser has them. `fetch` can be told neither whom to trust nor
// which connections to use.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

type Question = { port: number; method: string; path: string; cookie?: string | undefined; body?: unknown };

/** Fails when the connection does, and when the answer breaks off. */
export async function askOver(agent: Agent, question: Question): Promise<{ status: number; text: string }> {
  const answer = await open(agent, question);
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}

/** Listens to a stream until it ends by itself or the time is over. Breaking off is a failure here, too. */
export async function listenOver(agent: Agent, question: Question, ms: number): Promise<{ status: number }> {
  const answer = await open(agent, question);
  const heard = text(answer).then(() => true);
  const isEnded = await Promise.race([heard, pause(ms, false)]);
  if (!isEnded) {
    // We hang up, so what is said about that is no fault.
    heard.catch(() => undefined);
    answer.destroy();
  }
  return { status: answer.statusCode ?? 0 };
}

async function open(agent: Agent, { port, method, path, cookie, body }: Question): Promise<IncomingMessage> {
  const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const headers = {
    origin: `https://localhost:${port}`,
    ...(cookie ? { cookie } : {}),
    ...(sent ? { 'content-type': 'application/json', 'content-length': sent.length } : {}),
  };
  const asked = request({ agent, host: 'localhost', port, method, path, headers });
  asked.end(sent);
  const [answer] = await once(asked, 'response');
  return answer;
}
