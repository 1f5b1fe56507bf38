// An answer that comes piece by piece: one JSON object per line.
import { bodyOf, type Endpoint, pathOf, type Sent } from '@evenlight/contract/endpoint';
import type { ZodType } from 'zod';
import { CallFailed, ConnectionLost } from './call';

/** Whoever aborts the signal hangs up. Lines that are not known are left out: an open page may be older than the server. */
export async function* readLines<E extends Endpoint, Line>(
  endpoint: E,
  sent: Sent<E>,
  schema: ZodType<Line>,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const body = bodyOf(sent);
  const answer = await fetch(pathOf(endpoint, sent), {
    method: endpoint.method,
    credentials: 'include',
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(lost);
  if (!answer.ok) throw new CallFailed(answer.status, (await answer.text().catch(lost)) || answer.statusText);
  for await (const text of linesOf(answer)) {
    const line = schema.safeParse(parsed(text));
    if (line.success) yield line.data;
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read().catch(lost);
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lost(cause: unknown): never {
  throw new ConnectionLost('The line was cut.', { cause });
}
