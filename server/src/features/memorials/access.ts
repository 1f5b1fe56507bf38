// Who may see a memorial, and as whom. To everybody else it is not there, on every path alike.
import { MemorialId, UserId } from '@evenlight/contract/ids';
import { type MemorialRight, type MemorialRole, mayOnMemorial } from '@evenlight/contract/memorials/rights';
import type { Actor, Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/host-cookie.ts';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { requireMember } from '../accounts/access.ts';
import { collaboratorOf, findMemorial, findMemorialByLink, findMemorialBySlug, type MemorialRow } from './store.ts';

declare const proven: unique symbol;

/** Somebody who may look; `role` is null for those who are none of the memorial's people. */
export type MemorialVisit = {
  memorialId: MemorialId;
  memorial: MemorialRow;
  role: MemorialRole | null;
  isDelegate: boolean;
  member: Member | null;
  readonly [proven]: true;
};
/** Somebody who may do what was asked for. */
export type MemorialScope = MemorialVisit & { role: MemorialRole; member: Member };

type VisitWorld = Pick<World, 'db' | 'keys'>;

/** By its number. The address somebody came by opens an unlisted one as well. */
export async function visitMemorial(
  { db, keys }: VisitWorld,
  actor: Actor,
  memorialId: MemorialId,
  address?: string | null,
): Promise<MemorialVisit> {
  // Both are asked in any case, so that the clock does not tell a private one from a missing one.
  const [memorial, helper] = await Promise.all([findMemorial(db, memorialId), helperOn(db, actor, memorialId)]);
  if (!memorial) return refuse('memorial.not_found');
  const hasLink = typeof address === 'string' && memorial.linkHash?.equals(linkTrace(keys, address)) === true;
  return letIn(actor, memorial, helper, { isOpen: isOpen(memorial) || (hasLink && isUnlisted(memorial)) });
}

/** By something of it that cannot be guessed and is told only to those who see the page, as the key of a photo. */
export async function visitMemorialByKey(
  { db }: VisitWorld,
  actor: Actor,
  memorialId: MemorialId,
): Promise<MemorialVisit> {
  const memorial = await findMemorial(db, memorialId);
  if (!memorial) return refuse('memorial.not_found');
  const helper = await helperOn(db, actor, memorialId);
  return letIn(actor, memorial, helper, { isOpen: isOpen(memorial) || isUnlisted(memorial) });
}

/** By what stands in the address of its page: the slug of a public one, or the random one of an unlisted. */
export async function visitMemorialAt({ db, keys }: VisitWorld, actor: Actor, address: string): Promise<MemorialVisit> {
  // Both are asked in any case, so that the clock does not tell a private one from a missing one.
  const [bySlug, byLink] = await Promise.all([
    findMemorialBySlug(db, address),
    findMemorialByLink(db, linkTrace(keys, address)),
  ]);
  const memorial = bySlug ?? byLink;
  if (!memorial) return refuse('memorial.not_found');
  const helper = await helperOn(db, actor, memorial.id);
  return letIn(actor, memorial, helper, { isOpen: bySlug ? isOpen(memorial) : isUnlisted(memorial) });
}

/** One that was found in somebody's own list. */
export async function visitListed({ db }: VisitWorld, actor: Actor, memorial: MemorialRow): Promise<MemorialVisit> {
  return letIn(actor, memorial, await helperOn(db, actor, memorial.id), { isOpen: false });
}

async function helperOn(db: Db, actor: Actor, memorialId: number): Promise<Helper | null> {
  return actor.kind === 'member' ? collaboratorOf(db, memorialId, actor.userId) : null;
}

type Helper = NonNullable<Awaited<ReturnType<typeof collaboratorOf>>>;

function letIn(actor: Actor, memorial: MemorialRow, helper: Helper | null, { isOpen }: { isOpen: boolean }) {
  const member = actor.kind === 'member' ? actor : null;
  const { role, isDelegate } = member ? standingOf(memorial, member.userId, helper) : nobody;
  const isClosed = memorial.closedAt !== null && role !== 'owner';
  if (memorial.deletedAt || isClosed || !(isOpen || role)) return refuse('memorial.not_found');
  const memorialId = MemorialId.parse(memorial.id);
  return { memorialId, memorial, role, isDelegate, member } as MemorialVisit;
}

const nobody = { role: null, isDelegate: false };

function standingOf(
  memorial: MemorialRow,
  userId: UserId,
  helper: Helper | null,
): { role: MemorialRole | null; isDelegate: boolean } {
  if (memorial.userId === userId) return { role: 'owner', isDelegate: false };
  if (!helper) return nobody;
  return { role: memorial.secondKeeperId === userId ? 'keeper' : helper.role, isDelegate: helper.isDelegate };
}

/** 404 to whoever may not even see it, 401 to a visitor, 403 in too small a role. */
export async function requireRight(
  world: VisitWorld,
  actor: Actor,
  memorialId: MemorialId,
  right: MemorialRight,
): Promise<MemorialScope> {
  return withRight(await visitMemorial(world, actor, memorialId), actor, right);
}

export function withRight(visit: MemorialVisit, actor: Actor, right: MemorialRight): MemorialScope {
  requireMember(actor);
  const isAllowed = mayOnMemorial(visit.role, right) || (right === 'moderate' && visit.isDelegate);
  return isAllowed ? (visit as MemorialScope) : refuse('memorial.role_too_low');
}

/** Only its owner knows of a memorial that was taken away. */
export async function requireDeleted(db: Db, actor: Actor, memorialId: MemorialId): Promise<MemorialScope> {
  const member = requireMember(actor);
  const memorial = await findMemorial(db, memorialId);
  if (memorial?.userId !== member.userId || !memorial.deletedAt) return refuse('memorial.not_found');
  return { memorialId, memorial, role: 'owner', isDelegate: false, member } as MemorialScope;
}

export function linkTrace(keys: World['keys'], address: string): Buffer {
  return hashToken(address, keys.of('memorial-links'));
}

function isOpen({ privacy, publishedAt }: MemorialRow): boolean {
  return privacy === 'public' && publishedAt !== null;
}

function isUnlisted({ privacy, publishedAt }: MemorialRow): boolean {
  return privacy === 'unlisted' && publishedAt !== null;
}

export function ownerOf({ userId }: Pick<MemorialRow, 'userId'>): UserId {
  return UserId.parse(userId);
}
