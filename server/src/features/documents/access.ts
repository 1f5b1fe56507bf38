// Who may touch a document: its owner, and our team on behalf of a family.
import type { DocumentId, PlanId, UserId } from '@evenlight/contract/ids';
import type { Actor, Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { findUser } from '../accounts/store.ts';
import { planForStaff, refuseForeignUser, requirePlan } from '../plans/access.ts';
import { ownerOfDocument } from './store.ts';

declare const proven: unique symbol;

/** A document that the asker may open; `userId` is its owner. */
export type DocumentScope = { documentId: DocumentId; userId: UserId; readonly [proven]: true };

/** The documents of one person, to which the actor may add. */
export type OwnDocumentsScope = { userId: UserId; planId: PlanId | null; readonly [proven]: true };

/** Somebody else's document is as good as missing. */
export async function requireOwnDocument(db: Db, actor: Actor, documentId: DocumentId): Promise<DocumentScope> {
  const { userId } = requireMember(actor);
  if ((await ownerOfDocument(db, documentId)) !== userId) refuse('document.not_found');
  return { documentId, userId } as DocumentScope;
}

export async function requireDocument(db: Db, actor: Actor, documentId: DocumentId): Promise<DocumentScope> {
  if (!requireMember(actor).isStaff) return requireOwnDocument(db, actor, documentId);
  const userId = (await ownerOfDocument(db, documentId)) ?? refuse('document.not_found');
  return { documentId, userId } as DocumentScope;
}

/** One's own, or for our team the family's, told by the plan or by the person. */
export async function requireOwnDocuments(
  db: Db,
  member: Member,
  named: { userId?: UserId | undefined; planId?: PlanId | undefined },
): Promise<OwnDocumentsScope> {
  if (!member.isStaff) refuseForeignUser(member, named.userId);
  const planId = named.planId ?? null;
  const plan = planId && (await (member.isStaff ? planForStaff : requirePlan)(db, member, planId));
  const userId = plan?.userId ?? named.userId ?? member.userId;
  if (named.userId && named.userId !== userId) refuse('plan.not_found');
  if (userId !== member.userId && !(await findUser(db, userId))) refuse('plan.foreign_user');
  return { userId, planId } as OwnDocumentsScope;
}

/** For what the house itself does with a document. */
export function documentOfHouse(documentId: DocumentId, userId: UserId): DocumentScope {
  return { documentId, userId } as DocumentScope;
}
