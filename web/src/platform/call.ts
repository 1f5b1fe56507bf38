// The one HTTP client. Everything under /api, with cookies, JSON in and out.
import { bodyOf, type Endpoint, pathOf, type Returned, type Sent } from '@evenlight/contract/endpoint';
import type { ProblemBody } from '@evenlight/contract/problems';
import { z } from '@evenlight/contract/zod';

/** The message keeps the form '{status}: {text}' for logs; screens show the phrase of the problem instead. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number;
  readonly problem: ProblemBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problemIn(text);
  }
}

/** The server could not be reached at all: what was typed is still here, and may be sent again. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** `keepalive` lets a call outlive its page, for a last call on leaving. */
type How = { keepalive?: true };

export async function call<E extends Endpoint>(endpoint: E, sent: Sent<E>, how?: How): Promise<Returned<E>> {
  const answer = await send(endpoint.method, pathOf(endpoint, sent), bodyOf(sent), how);
  // A proxy may have answered in place of our server: then nothing counts as sent.
  if (!isKeptPromise(endpoint, answer)) throw new CallFailed(BAD_GATEWAY, JSON.stringify(answer ?? ''));
  // The server writes answers through the endpoint's own schema, so they have its shape.
  return answer as Returned<E>;
}

const BAD_GATEWAY = 502;

/** Some endpoints answer `success: true`; without it the call failed. */
function isKeptPromise({ returns }: Endpoint, answer: unknown): boolean {
  const saysSuccess = returns instanceof z.ZodObject && 'success' in returns.shape;
  return !saysSuccess || returns.safeParse(answer).success;
}

/** Sends one request. A body travels as JSON, and only then is a content type named. */
export async function send(method: string, path: string, body?: unknown, how?: How): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    credentials: 'include',
    ...how,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((cause: unknown) => {
    throw new ConnectionLost('The server could not be reached.', { cause });
  });
  const text = await answer.text();
  if (!answer.ok) throw new CallFailed(answer.status, text || answer.statusText);
  return text ? JSON.parse(text) : undefined;
}

function problemIn(text: string): ProblemBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? (body as ProblemBody) : undefined;
  } catch {
    return undefined;
  }
}
