import { endpoint } from '@evenlight/contract/endpoint';
import { z } from '@evenlight/contract/zod';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed, ConnectionLost } from './call';
import { readLines } from './read-lines';

const speak = endpoint({
  method: 'POST',
  path: '/stories/:storyId/spoken',
  summary: 'A story, piece by piece.',
  access: 'member',
  params: z.object({ storyId: z.string() }),
  produces: 'application/x-ndjson',
});
const Line = z.object({ words: z.string() });

afterEach(() => vi.restoreAllMocks());

/** What the server sends, in the pieces in which it arrives. */
function answerWith(pieces: (string | Uint8Array)[], init?: ResponseInit) {
  const body = new ReadableStream({
    start(stream) {
      for (const piece of pieces) stream.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      stream.close();
    },
  });
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
}

async function heard() {
  const lines: z.infer<typeof Line>[] = [];
  const { signal } = new AbortController();
  for await (const line of readLines(speak, { params: { storyId: 'a b' } }, Line, signal)) lines.push(line);
  return lines.map(({ words }) => words);
}

test('each line is heard once it is whole, however it was cut on its way', async () => {
  const fetched = answerWith(['{"words":"Once"}\n{"wo', 'rds":"upon"}', '\n', '{"words":"a time"}']);
  expect(await heard()).toEqual(['Once', 'upon', 'a time']);
  expect(fetched).toHaveBeenCalledWith(
    '/api/stories/a%20b/spoken',
    expect.objectContaining({ method: 'POST', credentials: 'include' }),
  );
});

test('a letter that is cut in two arrives whole', async () => {
  const bytes = new TextEncoder().encode('{"words":"mañana"}\n');
  const at = bytes.indexOf(0xc3) + 1;
  answerWith([bytes.slice(0, at), bytes.slice(at)]);
  expect(await heard()).toEqual(['mañana']);
});

test('lines that are not known, or are not lines, are left out', async () => {
  answerWith(['{"song":"la"}\nwhat?\n\n{"words":"Once"}\n']);
  expect(await heard()).toEqual(['Once']);
});

test('a refusal is told as any other', async () => {
  answerWith(['{"code":"server.busy"}'], { status: 503 });
  const refusal = await heard().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CallFailed);
  expect(refusal).toMatchObject({ status: 503, problem: { code: 'server.busy' } });
});

test('a line that is cut is a lost connection', async () => {
  const body = new ReadableStream({
    pull: (stream) => stream.error(new TypeError('network error')),
  });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  await expect(heard()).rejects.toBeInstanceOf(ConnectionLost);
});
