// The same bytes as a static file, by the same library our server uses, in a process of its own.
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';

// The server's own packages: this measures what it would do with a file.
const require = createRequire(new URL('../server/package.json', import.meta.url));
const Fastify = require('fastify');
const fastifyStatic = require('@fastify/static');

const [, , file = ''] = process.argv;
const app = Fastify();
app.register(fastifyStatic, { root: dirname(file), wildcard: false });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: app.server.address().port, path: `/${basename(file)}` });
