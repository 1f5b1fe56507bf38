// A local server that speaks as much of OpenAI's chat completions and of Anthropic's messages as we use. Only for tests:
// it stands for the outside world, on its good days and on its worst.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type Behaviour = {
  /** The reply, sent in pieces. */
  says?: string;
  /** The one word when it is asked to judge. */
  judges?: string;
  /** Before the first piece, and between pieces. */
  waitMs?: number;
  pieceMs?: number;
  pieceLetters?: number;
  /** After so many letters nothing more comes, but the line stays open. */
  stallsAfter?: number;
  /** After so many letters the line is dead. */
  cutsAfter?: number;
  /** Another status than 200. */
  status?: number;
  /** Sent instead of anything that follows the protocol. */
  raw?: string;
  ends?: 'stop' | 'length' | 'content_filter';
};

/** What was sent to the model. */
export type AskedOfModel = {
  path: string;
  instructions: string;
  messages: { role: string; content: string }[];
  key: string | undefined;
  isStream: boolean;
};

/** Behaves the same for everybody, or as it likes for each request. */
export type ModelScript = Behaviour | ((asked: AskedOfModel) => Behaviour);

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>;

export async function startFakeModel(script: ModelScript = {}) {
  const asked: AskedOfModel[] = [];
  let current = script;
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Body;
    const one = readAsked(request.url ?? '', body, request.headers);
    asked.push(one);
    const behaviour = typeof current === 'function' ? current(one) : current;
    await answer(response, protocols[one.path.endsWith('/messages') ? 'anthropic' : 'openai'], one, behaviour).catch(
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}/v1`;

  return {
    /** Every request so far, the oldest first. */
    asked,
    /** What a house needs to know to use it. */
    env: (kind: 'openai' | 'anthropic' = 'openai') => ({
      MODEL_KIND: kind,
      MODEL_URL: url,
      MODEL_NAME: 'fake-model',
      MODEL_KEY: 'key-for-tests-only',
    }),
    /** From now on. */
    behave(next: ModelScript) {
      current = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Body = {
  stream?: boolean;
  system?: string | { text: string }[];
  messages: { role: string; content: string | { text: string }[] }[];
};

function readAsked(path: string, body: Body, headers: Record<string, string | string[] | undefined>): AskedOfModel {
  const textOf = (content: string | { text: string }[] = '') =>
    typeof content === 'string' ? content : content.map(({ text }) => text).join('\n');
  const messages = body.messages.map(({ role, content }) => ({ role, content: textOf(content) }));
  const isInstruction = ({ role }: { role: string }) => role === 'system';
  return {
    path,
    instructions: textOf(body.system) || (messages.find(isInstruction)?.content ?? ''),
    messages: messages.filter((message) => !isInstruction(message)),
    key: String(headers['x-api-key'] ?? headers.authorization ?? '').replace('Bearer ', ''),
    isStream: body.stream === true,
  };
}

async function answer(response: ServerResponse, protocol: Protocol, { isStream }: AskedOfModel, behaviour: Behaviour) {
  const {
    says = 'Thank you for telling me. What was she like?',
    judges = 'none',
    waitMs = 0,
    status = 200,
    raw,
  } = behaviour;
  await wait(waitMs);
  if (status !== 200 || raw !== undefined) {
    response.writeHead(status, {
      'content-type': isStream && status === 200 ? 'text/event-stream' : 'application/json',
    });
    response.end(raw ?? JSON.stringify({ error: { type: 'trouble', message: 'You wrote something I repeat here' } }));
    return;
  }
  if (!isStream) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(protocol.whole(judges)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: object) => response.write(protocol.line(event));
  protocol.opening.forEach(send);
  await sendPieces(response, says, behaviour, (text) => send(protocol.piece(text)));
  if (response.destroyed) return;
  protocol.closing(behaviour.ends ?? 'stop').forEach(send);
  response.end(protocol.last);
}

async function sendPieces(response: ServerResponse, says: string, behaviour: Behaviour, send: (text: string) => void) {
  const { pieceMs = 0, pieceLetters = 12, stallsAfter = Infinity, cutsAfter = Infinity } = behaviour;
  for (let at = 0; at < says.length && !response.destroyed; at += pieceLetters) {
    if (at >= cutsAfter) {
      // What was written so far leaves first; otherwise the line would be dead from the start.
      await wait(50);
      response.destroy();
      return;
    }
    if (at >= stallsAfter) await once(response, 'close');
    send(says.slice(at, at + pieceLetters));
    if (pieceMs > 0) await wait(pieceMs);
  }
}

type Protocol = {
  line: (event: object) => string;
  opening: object[];
  piece: (text: string) => object;
  closing: (reason: NonNullable<Behaviour['ends']>) => object[];
  last: string;
  whole: (text: string) => object;
};

const chunk = { id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'fake-model' };
const usage = { prompt_tokens: 400, completion_tokens: 40, total_tokens: 440 };
const anthropicReasons = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' };

const protocols: Record<'openai' | 'anthropic', Protocol> = {
  openai: {
    line: (event) => `data: ${JSON.stringify(event)}\n\n`,
    opening: [{ ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }],
    piece: (content) => ({ ...chunk, choices: [{ index: 0, delta: { content } }] }),
    closing: (reason) => [{ ...chunk, choices: [{ index: 0, delta: {}, finish_reason: reason }], usage }],
    last: 'data: [DONE]\n\n',
    whole: (content) => ({
      ...chunk,
      object: 'chat.completion',
      usage,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    }),
  },
  anthropic: {
    line: (event) => `event: ${'type' in event ? event.type : ''}\ndata: ${JSON.stringify(event)}\n\n`,
    opening: [
      {
        type: 'message_start',
        message: {
          id: 'msg-1',
          type: 'message',
          role: 'assistant',
          model: 'fake-model',
          content: [],
          usage: { input_tokens: 400, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ],
    piece: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    closing: (reason) => [
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: anthropicReasons[reason], stop_sequence: null },
        usage: { output_tokens: 40 },
      },
      { type: 'message_stop' },
    ],
    last: '',
    whole: (text) => ({
      id: 'msg-1',
      type: 'message',
      role: 'assistant',
      model: 'fake-model',
      stop_reason: 'end_turn',
      stop_sequence: null,
      content: [{ type: 'text', text }],
      usage: { input_tokens: 400, output_tokens: 1 },
    }),
  },
};
