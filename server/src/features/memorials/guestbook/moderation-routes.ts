// For the keepers of a memorial and those they have entrusted the guestbook to.
import { decideEntry, listKeptEntries, removeEntry, replyToEntry } from '@evenlight/contract/memorials/guestbook';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { World } from '../../../platform/world.ts';
import { requireRight } from '../access.ts';
import { inTurn } from '../in-turn.ts';
import type { MemorialRow } from '../store.ts';
import { type EntryRow, keptEntries } from './entry-store.ts';
import { mayMailThanks, mayTellAuthor } from './letters-due.ts';
import { tellAuthor } from './mails.ts';
import { decide, remove, thank } from './moderate.ts';

export function moderationRoutes(app: FastifyInstance) {
  serve(app, listKeptEntries, async ({ actor, params, query, db, world }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'moderate');
    return keptEntries(db, scope, query);
  });

  serve(app, decideEntry, async ({ actor, params: { memorialId, entryId }, body, db, now, world, request }) => {
    const { memorial, before, after } = await inTurn(
      { actor, db, world },
      memorialId,
      'moderate',
      async (db, scope) => ({
        memorial: scope.memorial,
        ...(await decide(db, scope, { entryId, state: body.state }, now)),
      }),
    );
    if (before.state === 'held' && after.state === 'published')
      await write({ world, request, now }, 'entry-published', { memorial, entry: before, reply: after.reply });
    return after;
  });

  serve(app, replyToEntry, async ({ actor, params: { memorialId, entryId }, body, db, now, world, request }) => {
    const { memorial, before, after } = await inTurn(
      { actor, db, world },
      memorialId,
      'moderate',
      async (db, scope) => ({
        memorial: scope.memorial,
        ...(await thank(db, scope, { entryId, reply: body.reply }, now)),
      }),
    );
    const isNews = after.state === 'published' && after.reply !== '' && after.reply !== before.reply;
    if (isNews && before.authorEmail && (await mayMailThanks(world, entryId, now)))
      await write({ world, request, now }, 'entry-thanked', { memorial, entry: before, reply: after.reply });
    return after;
  });

  serve(app, removeEntry, async ({ actor, params: { memorialId, entryId }, db, now, world }) => {
    const files = await inTurn({ actor, db, world }, memorialId, 'moderate', (db, scope) =>
      remove(db, scope, entryId, now),
    );
    for (const id of files) await world.files.remove(id);
    return undefined;
  });
}

type Writing = { world: World; request: FastifyRequest; now: Date };
type About = { memorial: MemorialRow; entry: EntryRow; reply: string };

/** After the decision stands: a full letter box must not undo it. */
async function write({ world, request, now }: Writing, kind: 'entry-published' | 'entry-thanked', about: About) {
  const { authorEmail, id } = about.entry;
  if (!authorEmail || !(await mayTellAuthor(request, authorEmail, now))) return;
  const key = `${id} ${now.toISOString()}`;
  await world.db.transaction((db) => tellAuthor(db, world, kind, { ...about, key }));
}
