// For the keepers of a memorial and those they have entrusted the guestbook to.
import type { MemorialId } from '@evenlight/contract/ids';
import { decideEntry, listKeptEntries, removeEntry, replyToEntry } from '@evenlight/contract/memorials/guestbook';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { World } from '../../../platform/world.ts';
import { type MemorialScope, requireRight } from '../access.ts';
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
    const { memorial, before, after } = await moderated({ actor, db, world }, memorialId, (db, scope) =>
      decide(db, scope, { entryId, state: body.state }, now),
    );
    if (before.state === 'held' && after.state === 'published')
      await write({ world, request, now }, 'entry-published', { memorial, entry: before, reply: after.reply });
    return after;
  });

  serve(app, replyToEntry, async ({ actor, params: { memorialId, entryId }, body, db, now, world, request }) => {
    const { memorial, before, after } = await moderated({ actor, db, world }, memorialId, (db, scope) =>
      thank(db, scope, { entryId, reply: body.reply }, now),
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

/** What became of an entry, and the memorial it was written for. */
function moderated<Changed extends object>(
  asked: Parameters<typeof inTurn>[0],
  memorialId: MemorialId,
  change: (db: Db, scope: MemorialScope) => Promise<Changed>,
) {
  return inTurn(asked, memorialId, 'moderate', async (db, scope) => ({
    memorial: scope.memorial,
    ...(await change(db, scope)),
  }));
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
