// A bare Node HTTP server that sends given bytes with given headers: nothing can be quicker in Node. A process of its
// own; what to answer at which path comes as the first message.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from '../../contract/src/zod.ts';
import { tellWhere, whatIsTold } from './child.ts';

const Header = z.union([z.string(), z.number(), z.array(z.string())]);
const Answer = z.object({
  path: z.string(),
  headers: z.record(z.string(), Header),
  body: z.string().transform((text) => Buffer.from(text, 'base64')),
});
/** The body goes as base64: messages between processes are JSON. */
export type AnswerToSend = z.input<typeof Answer>;

const { answers } = await whatIsTold(z.object({ answers: z.array(Answer) }));
const byPath = new Map(answers.map((answer) => [answer.path, answer]));
const server = createServer(({ url = '' }, response) => {
  const answer = byPath.get(url);
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
tellWhere(server);
