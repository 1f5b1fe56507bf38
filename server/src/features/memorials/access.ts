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

type Door = Pick<World, 'db' | 'keys'>;

/** By its number. The address somebody came by opens an unlisted one as well. */
export async function visitMemorial(
  { db, keys }: Door,
  actor: Actor,
  memorialId: MemorialId,
  address?: string | null,
): Promise<MemorialVisit> {
  const memorial = await findMemorial(db, memorialId);
  if (!memorial) return refuse('memorial.not_found');
  const hasLink = typeof address === 'string' && memorial.linkHash?.equals(linkTrace(keys, address)) === true;
  return letIn(db, actor, memorial, { isOpen: isOpen(memorial) || (hasLink && isUnlisted(memorial)) });
}

/** By something of it that cannot be guessed and is told only to those who see the page, as the key of a photo. */
export async function visitMemorialByKey({ db }: Door, actor: Actor, memorialId: MemorialId): Promise<MemorialVisit> {
  const memorial = await findMemorial(db, memorialId);
  if (!memorial) return refuse('memorial.not_found');
  return letIn(db, actor, memorial, { isOpen: isOpen(memorial) || isUnlisted(memorial) });
}

/** By what stands in the address of its page: the slug of a public one, or the random one of an unlisted. */
export async function visitMemorialAt({ db, keys }: Door, actor: Actor, address: string): Promise<MemorialVisit> {
  const bySlug = await findMemorialBySlug(db, address);
  const memorial = bySlug ?? (await findMemorialByLink(db, linkTrace(keys, address)));
  if (!memorial) return refuse('memorial.not_found');
  return letIn(db, actor, memorial, { isOpen: bySlug ? isOpen(memorial) : isUnlisted(memorial) });
}

async function letIn(db: Db, actor: Actor, memorial: MemorialRow, { isOpen }: { isOpen: boolean }) {
  const member = actor.kind === 'member' ? actor : null;
  const { role, isDelegate } = member ? await standingOf(db, memorial, member.userId) : nobody;
  const isClosed = memorial.closedAt !== null && role !== 'owner';
  if (memorial.deletedAt || isClosed || !(isOpen || role)) return refuse('memorial.not_found');
  const memorialId = MemorialId.parse(memorial.id);
  return { memorialId, memorial, role, isDelegate, member } as MemorialVisit;
}

const nobody = { role: null, isDelegate: false };

async function standingOf(
  db: Db,
  memorial: MemorialRow,
  userId: UserId,
): Promise<{ role: MemorialRole | null; isDelegate: boolean }> {
  if (memorial.userId === userId) return { role: 'owner', isDelegate: false };
  const found = await collaboratorOf(db, memorial.id, userId);
  if (!found) return nobody;
  return { role: memorial.secondKeeperId === userId ? 'keeper' : found.role, isDelegate: found.isDelegate };
}

/** 404 to whoever may not even see it, 401 to a visitor, 403 in too small a role. */
export async function requireRight(
  door: Door,
  actor: Actor,
  memorialId: MemorialId,
  right: MemorialRight,
): Promise<MemorialScope> {
  return withRight(await visitMemorial(door, actor, memorialId), actor, right);
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
