// The measured reads written the common way: Express 5 and an ORM, no prepared statements, no cache. A process of its own
// on the same database; what to connect to comes as the first message.
import { once } from 'node:events';
import express from 'express';
import { memorialPage } from './memorial-page.mjs';
import { openModels } from './models.mjs';
import { plansOf, userOf } from './plans.mjs';
import { searchVendors, searchVenues } from './searches.mjs';

const [{ database, session, origin }] = await once(process, 'message');
const models = openModels(database);
const keys = { ...session, sessionKey: Buffer.from(session.sessionKey, 'base64') };

const app = express();
app.get('/api/venues/search', async (request, response) => {
  response.json(await searchVenues(models, request.query));
});
app.get('/api/vendors/search', async (request, response) => {
  response.json(await searchVendors(models, request.query));
});
app.get('/api/users/:userId/plans', async (request, response) => {
  const userId = await userOf(models, request.headers.cookie, keys);
  if (userId !== request.params.userId) return response.status(404).json({ error: 'not found' });
  response.json(await plansOf(models, userId));
});
app.get('/memorial/:slug', async (request, response) => {
  const html = await memorialPage(models, request.params.slug, origin);
  if (!html) return response.status(404).send('not found');
  response.type('html').send(html);
});
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ port: server.address().port });
