// Giving a memorial to its successor: at once by the owner's hand, or after thirty days of silence.
import { MemorialId, UserId } from '@evenlight/contract/ids';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Erasing } from '../../../platform/personal-data/coverage.ts';
import type { World } from '../../../platform/world.ts';
import { ownerOf } from '../access.ts';
import { findMemorial, lockMemorial, type MemorialRow } from '../store.ts';
import { acceptedOf } from './collaborator-store.ts';
import { sendPassedOnMails } from './keeper-mails.ts';
import { passesOnAt, passOn, passOnAndStay, successionsDue } from './keepers.ts';

const SUCCESSION_QUEUE = 'memorials.succession';
export const successionQueues = [SUCCESSION_QUEUE];
const PASSED_ON = 'memorial.passed_on';
const EVERY_HOUR = '23 * * * *';

export function successionJobs(world: World) {
  world.jobs.schedule(SUCCESSION_QUEUE, EVERY_HOUR);
  world.jobs.work(SUCCESSION_QUEUE, () => passOnDue(world));
}

type Context = { actor: Actor | null; network?: string; world: World; now: Date };

/** Part of the caller's transaction, which holds the memorial's lock. */
export async function handOver(db: Db, memorial: MemorialRow, successor: UserId, context: Context): Promise<void> {
  const { actor, network, world, now } = context;
  const people = [ownerOf(memorial), ...(await acceptedOf(db, memorial.id))];
  await passOnAndStay(db, memorial, successor, now);
  await sendPassedOnMails(db, memorial, { newOwner: successor, people }, { world, now });
  await recordInAudit(db, {
    at: now,
    actor,
    action: PASSED_ON,
    subject: String(memorial.id),
    ...(network !== undefined && { network }),
  });
}

/** As `handOver`, for an owner whose account goes: they do not stay, and are not written to any more. */
export async function handOverForLeaver(
  db: Db,
  memorial: MemorialRow,
  newOwner: UserId,
  { world, now, note }: Erasing,
): Promise<void> {
  const people = await acceptedOf(db, memorial.id);
  await passOn(db, MemorialId.parse(memorial.id), newOwner, now);
  await sendPassedOnMails(db, memorial, { newOwner, people }, { world, now });
  note({ action: PASSED_ON, subject: String(memorial.id) });
}

/** One memorial that cannot be passed on keeps no other back. */
export async function passOnDue(world: World): Promise<void> {
  const now = world.clock.now();
  for (const memorialId of await successionsDue(world.db, now)) {
    try {
      await world.db.transaction((db) => passOnIfStillDue(db, memorialId, { actor: null, world, now }));
    } catch (error) {
      world.log.error({ err: error, memorialId }, 'a memorial could not be passed on');
    }
  }
}

/** The owner may have said no in this very moment. */
async function passOnIfStillDue(db: Db, memorialId: MemorialId, context: Context): Promise<void> {
  await lockMemorial(db, memorialId);
  const memorial = await findMemorial(db, memorialId);
  if (!memorial?.successorId || !memorial.successionAskedAt || memorial.deletedAt) return;
  if (passesOnAt(memorial.successionAskedAt) > context.now) return;
  await handOver(db, memorial, UserId.parse(memorial.successorId), context);
}
