// A bare Node HTTP server that sends given bytes with given headers: nothing can be quicker in Node. A process of its
// own; what to answer at which path comes as the first message.
import { once } from 'node:events';
import { createServer } from 'node:http';

const [{ answers }] = await once(process, 'message');
const byPath = new Map(
  answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);
const server = createServer(({ url }, response) => {
  const { headers, body } = byPath.get(url);
  response.writeHead(200, headers);
  response.end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ port: server.address().port });
