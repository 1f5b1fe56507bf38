// The desk: one queue of everything that waits, and one page for each.
import type { PromiseKind } from '@evenlight/contract/concierge';
import { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { planNumberIn } from '@evenlight/contract/plan-numbers';
import {
  getKeptFigures,
  getPublicKeptFigures,
  handOverQueueItem,
  keepPromise,
  listQueue,
  listTeam,
  noteOnQueueItem,
  type QueueItem,
  type QueueView,
  readQueueItem,
  releaseQueueItem,
  searchQueue,
  takeQueueItem,
  writeFromQueue,
} from '@evenlight/contract/queue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { languageOf, networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { requireMember } from '../../accounts/access.ts';
import { findUser } from '../../accounts/store.ts';
import { countFactsToCheck } from '../../facts/tell-facts.ts';
import { planNumbered } from '../../plans/plan-store.ts';
import { nameOf, promisesAsWire } from '../promises-as-wire.ts';
import { findPromise } from '../read-promises.ts';
import { type Acting, handOver, release, take } from './assignment.ts';
import { auditSubjects } from './audit-subjects.ts';
import { auditView } from './audit-views.ts';
import { completePromiseByHand } from './complete-promise.ts';
import { historyOf } from './entries.ts';
import { keptFigures } from './kept-figures.ts';
import { nameSearchHashesFor } from './name-search-hashes.ts';
import { countQueue, LINES_AT_ONCE, linesOf, teamOf } from './queue-store.ts';
import { readPlace, writePlace } from './rules.ts';
import { templatesFor } from './templates.ts';
import { theirLanguage } from './their-language.ts';
import { note, write } from './words.ts';

type Context = { actor: Actor; world: World; now: Date; request: FastifyRequest };
/** What is changed is answered as it stands then, in the language of whoever changed it. */
type Asking = Acting & { language: Language };

function actingOf({ actor, world, now, request }: Context): Asking {
  return { actor: requireMember(actor), world, now, network: networkOf(request), language: languageOf(request) };
}

export function queueRoutes(app: FastifyInstance) {
  serve(app, listQueue, ({ query, db, ...context }) => pageOf(db, actingOf(context), query));

  serve(app, searchQueue, ({ body, db, ...context }) => pageOf(db, actingOf(context), body));

  serve(app, readQueueItem, ({ params: { promiseId }, db, ...context }) =>
    db.transaction((db) => itemOf(db, promiseId, actingOf(context))),
  );

  serve(app, takeQueueItem, ({ params: { promiseId }, body, db, ...context }) =>
    changed(db, promiseId, actingOf(context), (db, acting) => take(db, promiseId, body.from, acting)),
  );

  serve(app, releaseQueueItem, ({ params: { promiseId }, db, ...context }) =>
    changed(db, promiseId, actingOf(context), (db, acting) => release(db, promiseId, acting)),
  );

  serve(app, handOverQueueItem, ({ params: { promiseId }, body, db, ...context }) =>
    changed(db, promiseId, actingOf(context), (db, acting) => handOver(db, promiseId, body.to, acting)),
  );

  serve(app, noteOnQueueItem, ({ params: { promiseId }, body, db, ...context }) =>
    changed(db, promiseId, actingOf(context), (db, acting) => note(db, promiseId, body, acting)),
  );

  serve(app, writeFromQueue, ({ params: { promiseId }, body, db, ...context }) =>
    changed(db, promiseId, actingOf(context), (db, acting) => write(db, promiseId, body, acting)),
  );

  serve(app, keepPromise, ({ params: { promiseId }, body, db, ...context }) =>
    changed(db, promiseId, actingOf(context), (db, acting) =>
      completePromiseByHand(db, promiseId, body.madeAt, acting),
    ),
  );

  serve(app, listTeam, async ({ db }) => {
    const team = await teamOf(db);
    return team.map((colleague) => ({ id: UserId.parse(colleague.id), name: nameOf(colleague) }));
  });

  serve(app, getKeptFigures, ({ db, now }) => keptFigures(db, now));

  serve(app, getPublicKeptFigures, async ({ db, now, world }) => {
    const [thisMonth = null] = world.config.showsKeptPromises ? await keptFigures(db, now, 1) : [];
    return { thisMonth };
  });
}

type Wanted = { view: QueueView; kind?: PromiseKind | undefined; search?: string; after?: string | undefined };

async function pageOf(db: Db, acting: Asking, { view, kind, search = '', after }: Wanted) {
  const { now, world, language } = acting;
  const { userId: reader } = acting.actor;
  const number = planNumberIn(search);
  const planId = number && (await planNumbered(db, number));
  const nameSearchHashes = planId ? [] : nameSearchHashesFor(world.keys, search);
  const found = await linesOf(db, { view, kind, nameSearchHashes, planId, after: readPlace(after), reader, now });
  const shown = found.slice(0, LINES_AT_ONCE);
  const last = found.length > shown.length ? shown.at(-1)?.promise : undefined;
  await db.transaction((db) => auditView(db, acting, { action: 'promises.read', subject: 'promises' }));
  return {
    lines: await promisesAsWire(db, { keys: world.keys, language, now }, shown),
    next: last
      ? writePlace({ comesFirst: last.endedAt ? null : last.comesFirst, at: last.endedAt ?? last.dueAt, id: last.id })
      : null,
    counts: await countQueue(db, { reader, now }),
    factsToCheck: await countFactsToCheck(db, now),
  };
}

/** One transaction; then as it stands. */
async function changed(
  db: Db,
  promiseId: string,
  acting: Asking,
  change: (db: Db, acting: Acting) => Promise<void>,
): Promise<QueueItem> {
  return db.transaction(async (db) => {
    await change(db, acting);
    return itemOf(db, promiseId, acting);
  });
}

/** Whoever is shown it has read it, and that is written down. */
async function itemOf(db: Db, promiseId: string, acting: Asking): Promise<QueueItem> {
  const { world, actor, language, now } = acting;
  const found = (await findPromise(db, promiseId)) ?? refuse('promise.not_found');
  const [line] = await promisesAsWire(db, { keys: world.keys, language, now }, [found]);
  if (!line) return refuse('promise.not_found');
  const writer = await findUser(db, actor.userId);
  const names = { name: line.person?.name ?? '', from: writer ? nameOf(writer) : '' };
  const item = {
    ...line,
    language: await theirLanguage(db, found, line.person?.email ?? null),
    subjectId: subjectOf(found.promise),
    history: await historyOf(db, world.keys, promiseId),
    templates: templatesFor(line.kind, names),
  };
  await auditView(db, acting, { action: 'promise.read', subject: promiseId, details: auditSubjects(found) });
  return item;
}

type Row = NonNullable<Awaited<ReturnType<typeof findPromise>>>['promise'];

function subjectOf(row: Row): string {
  const { planId, customRequestId, adjustmentId, documentId, counselingRequestId, groupMembershipId } = row;
  const { contactMessageId, consultationId, crisisAlertId, memorialReportId, refundRequestId } = row;
  const first = planId ?? customRequestId ?? adjustmentId ?? documentId ?? counselingRequestId ?? groupMembershipId;
  return first ?? contactMessageId ?? consultationId ?? crisisAlertId ?? memorialReportId ?? refundRequestId ?? '';
}
