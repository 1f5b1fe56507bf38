// The same bytes as a static file, by the same library our server uses, in a process of its own; compressed where a
// compressed copy lies beside it and the asker takes it.
import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const [, , file = ''] = process.argv;
const app = Fastify();
app.register(fastifyStatic, { root: dirname(file), wildcard: false, preCompressed: true });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: app.server.address().port, path: `/${basename(file)}` });
