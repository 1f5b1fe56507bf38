// The same bytes as a static file, by the same library our server uses, in a process of its own; compressed where a
// compressed copy lies beside it and the asker takes it.
import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { tellWhere } from './child.ts';

const [, , file = ''] = process.argv;
const app = Fastify();
app.register(fastifyStatic, { root: dirname(file), wildcard: false, preCompressed: true });
await app.listen({ port: 0, host: '127.0.0.1' });
tellWhere(app.server, `/${basename(file)}`);
