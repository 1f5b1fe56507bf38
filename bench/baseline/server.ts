// The measured reads written the common way: Express 5 and an ORM, no prepared statements, no cache. A process of its own
// on the same database; what to connect to comes as the first message.
import { once } from 'node:events';
import express from 'express';
import { z } from '../../contract/src/zod.ts';
import { tellWhere, whatIsTold } from '../tools/child.ts';
import { memorialPage } from './memorial-page.ts';
import { openModels } from './models.ts';
import { plansOf, userOf } from './plans.ts';
import { searchVendors, searchVenues } from './searches.ts';

const Told = z.object({
  database: z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
  /** The key goes as base64: messages between processes are JSON. */
  session: z.object({
    cookieName: z.string(),
    sessionKey: z.string().transform((text) => Buffer.from(text, 'base64')),
  }),
  origin: z.string(),
});
export type Told = z.input<typeof Told>;

const { database, session, origin } = await whatIsTold(Told);
const models = openModels(database);

const app = express();
app.get('/api/venues/search', async ({ query }, response) => {
  response.json(await searchVenues(models, query));
});
app.get('/api/vendors/search', async ({ query }, response) => {
  response.json(await searchVendors(models, query));
});
app.get('/api/users/:userId/plans', async ({ params, headers }, response) => {
  const userId = await userOf(models, headers.cookie, session);
  if (userId === null || userId !== params.userId) return response.status(404).json({ error: 'not found' });
  response.json(await plansOf(models, userId));
});
app.get('/memorial/:slug', async ({ params }, response) => {
  const html = await memorialPage(models, params.slug, origin);
  if (!html) return response.status(404).send('not found');
  response.type('html').send(html);
});
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
tellWhere(server);
