// Somebody asks to be let in. The question goes into the queue unread, so that neither the answer nor the time it takes
// tells whether there is such a memorial.
import { MemorialId } from '@evenlight/contract/ids';
import { type Language, languages } from '@evenlight/contract/languages';
import { isMemorialId } from '@evenlight/contract/memorials/memorial';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { linkTrace, ownerOf } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { isWithin } from '../guestbook/letters-due.ts';
import { findMemorial, findMemorialByLink, findMemorialBySlug, lockMemorial, type MemorialRow } from '../store.ts';
import { tellOfRequest } from './mails.ts';
import { countRequests, findRequest, insertRequest, updateRequest } from './request-store.ts';

const ASK_QUEUE = 'memorials.ask';
export const keepingQueues = [ASK_QUEUE];

const Question = z.object({
  address: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(languages),
  askedAt: z.coerce.date(),
});
type Question = z.infer<typeof Question>;

const CONTEXT = 'memorial-question';
const OPEN_REQUESTS_MAX = 200;
const LETTERS_A_DAY = { times: 10, seconds: 24 * 3_600 };

/** Sealed while it waits: the queue keeps its rows for days. */
export async function putQuestion(db: Db, { jobs, keys }: World, question: Question & { language: Language }) {
  const sealed = keys.wrap(Buffer.from(JSON.stringify(question)), CONTEXT).toString('base64');
  await jobs.enqueue(db, ASK_QUEUE, { sealed });
}

export function keepingJobs(world: World) {
  world.jobs.work(ASK_QUEUE, async (data) => {
    const { sealed } = z.object({ sealed: z.base64() }).parse(data);
    const text = world.keys.unwrap(Buffer.from(sealed, 'base64'), CONTEXT).toString();
    await passOn(world, Question.parse(JSON.parse(text)));
  });
}

async function passOn(world: World, question: Question): Promise<void> {
  const memorial = await findAsked(world, question.address);
  if (!memorial || memorial.deletedAt || !needsAsking(memorial)) return;
  const owner = await findOwner(world.db, ownerOf(memorial));
  if (!owner || owner.email === question.email) return;
  const isNew = await world.db.transaction((db) => keepRequest(db, MemorialId.parse(memorial.id), question));
  const { db, config, clock } = world;
  const limit = { key: `access letters ${owner.id}`, limit: LETTERS_A_DAY, now: clock.now() };
  if (isNew && (await isWithin(() => countTry(db, { ...limit, factor: config.rateLimitFactor }))))
    await db.transaction((db) => tellOfRequest(db, world, memorial, question));
}

/** Whatever stood in the address: a number, a name, or a link that works no more. */
async function findAsked({ db, keys }: World, address: string): Promise<MemorialRow | null> {
  const id = isMemorialId(address) ? MemorialId.safeParse(Number(address)).data : undefined;
  if (id !== undefined) return findMemorial(db, id);
  return (await findMemorialBySlug(db, address)) ?? findMemorialByLink(db, linkTrace(keys, address));
}

function needsAsking({ privacy, publishedAt, closedAt }: MemorialRow): boolean {
  return privacy !== 'public' || publishedAt === null || closedAt !== null;
}

/** One open question for each address; asked again, it is the same one with its latest words. False when it was. */
async function keepRequest(db: Db, memorialId: MemorialId, { address: _, ...asked }: Question): Promise<boolean> {
  await lockMemorial(db, memorialId);
  const open = await findRequest(db, memorialId, { email: asked.email });
  if (!open && (await countRequests(db, memorialId)) >= OPEN_REQUESTS_MAX) return false;
  if (open) await updateRequest(db, open.id, asked);
  else await insertRequest(db, { id: uuid({ msecs: asked.askedAt.getTime() }), memorialId, ...asked });
  await memorialChanged(db, memorialId, asked.askedAt);
  return !open;
}
