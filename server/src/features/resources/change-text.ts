// A text is changed by one person at a time. Whoever repeats a change, because its answer was lost, is told what became
// of it; whoever has not seen the last change is refused.
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@evenlight/contract/languages';
import type { ResourceContent } from '@evenlight/contract/resources';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { readText } from './read-text.ts';
import { addToHistory, insertDraft, type Kept, lockText, updateText } from './store.ts';

type Which = { slug: string; language: Language };
type Context = { actor: Actor; db: Db; now: Date; request: FastifyRequest };
type Place = { db: Db; userId: string; now: Date };

type Change = {
  action: string;
  /** The version that the person has seen. */
  seen: number;
  /** Whether the text already stands as this change would leave it. */
  isDone: (kept: Kept) => boolean;
  make: (kept: Kept | undefined, place: Place) => Promise<Kept | undefined>;
};

export async function changeText({ actor, db, now, request }: Context, which: Which, change: Change): Promise<Kept> {
  const { userId } = requireMember(actor);
  return db.transaction(async (db) => {
    // A text that is only being begun has no row to wait for.
    await takeTurn(db, `text ${which.language}/${which.slug}`);
    const before = await lockText(db, which);
    const isRepeated = before !== undefined && before.version === change.seen + 1 && change.isDone(before);
    if (isRepeated) return before;
    if (before && before.version !== change.seen) refuse('resource.changed_meanwhile');
    const after = (await change.make(before, { db, userId, now })) ?? refuse('resource.changed_meanwhile');
    const [subject, network] = [`${which.language}/${which.slug}`, networkOf(request)];
    await recordInAudit(db, { at: now, actor, action: change.action, subject, network });
    return after;
  });
}

export function saveDraft(which: Which, { draft, version }: { draft: ResourceContent; version: number }): Change {
  // Before anything is looked at: what cannot be shown is not kept.
  readText(draft);
  return {
    action: 'resource.saved',
    seen: version,
    isDone: (kept) => isDeepStrictEqual(kept.draft, draft),
    make: async (before, { db, now }) => {
      if (before) return updateText(db, before, { draft }, now);
      return version === 0 ? insertDraft(db, which, draft, now) : undefined;
    },
  };
}

export function publish(version: number): Change {
  return {
    action: 'resource.published',
    seen: version,
    isDone: ({ draft, published }) => draft === null && published !== null,
    make: async (before, { db, userId, now }) => {
      const { draft, ...kept } = before ?? refuse('resource.not_found');
      const published = draft ?? refuse('resource.no_draft');
      await addToHistory(db, kept, published, userId, now);
      return updateText(db, { ...kept, draft }, { draft: null, published, publishedAt: now }, now);
    },
  };
}

export function withdraw(version: number): Change {
  return {
    action: 'resource.withdrawn',
    seen: version,
    isDone: ({ published }) => published === null,
    make: async (before, { db, now }) => {
      const kept = before ?? refuse('resource.not_found');
      const published = kept.published ?? refuse('resource.not_found');
      const draft = kept.draft ?? published;
      return updateText(db, kept, { draft, published: null, publishedAt: null }, now);
    },
  };
}
