import type { DocumentType } from '@evenlight/contract/documents';
import { type DocumentId, type PlanId, UserId } from '@evenlight/contract/ids';
import { and, count, desc, eq, isNull, lt, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { storedFiles } from '../../platform/tables.ts';
import { users } from '../accounts/tables.ts';
import type { PlanScope } from '../plans/access.ts';
import type { DocumentScope, OwnDocumentsScope } from './access.ts';
import type { KeptDocument } from './rules.ts';
import { nameOf } from './sealed-names.ts';
import { documents, missingDocuments } from './tables.ts';

/** What files are kept under in the store: nothing there says what they are, and the strays among them can be told. */
export const KEPT_AS = 'application/x-evenlight-document';

export async function ownerOfDocument(db: Db, id: DocumentId): Promise<UserId | null> {
  const [found] = await db.select({ userId: documents.userId }).from(documents).where(eq(documents.id, id));
  return found ? UserId.parse(found.userId) : null;
}

export function documentsOf(db: Db, keys: Keys, userId: UserId): Promise<KeptDocument[]> {
  return readDocuments(db, keys, eq(documents.userId, userId));
}

/** Those of the plan, and those that belong to its owner rather than to one plan. */
export function documentsForPlan(
  db: Db,
  keys: Keys,
  { id, userId }: { id: PlanId; userId: UserId },
): Promise<KeptDocument[]> {
  const ofPlan = or(eq(documents.planId, id), isNull(documents.planId));
  return readDocuments(db, keys, and(eq(documents.userId, userId), ofPlan));
}

async function readDocuments(db: Db, keys: Keys, which: SQL | undefined): Promise<KeptDocument[]> {
  const found = await db
    .select({ document: documents, firstName: users.firstName, lastName: users.lastName })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.uploadedBy))
    .where(which)
    .orderBy(desc(documents.uploadedAt), desc(documents.id));
  return found.map(({ document: { sealedName, ...document }, firstName, lastName }) => ({
    ...document,
    name: nameOf(keys, { ...document, sealedName }),
    uploader: firstName === null ? null : `${firstName} ${lastName}`,
  }));
}

/** Held until the transaction ends. */
export async function lockDocument(db: Db, { documentId }: DocumentScope) {
  const [found] = await db.select().from(documents).where(eq(documents.id, documentId)).for('update');
  return found ?? null;
}

export async function findDocument(db: Db, { documentId }: DocumentScope) {
  const [found] = await db.select().from(documents).where(eq(documents.id, documentId));
  return found ?? null;
}

/** The one that came of an earlier try to send the same. */
export async function documentSentAs(db: Db, { userId }: OwnDocumentsScope, idempotencyKey: string) {
  const [found] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

/** How many there are and how large they are together, apart from the one that is about to go. */
export async function roomTaken(db: Db, { userId }: OwnDocumentsScope, leaving: DocumentId | null) {
  const [taken] = await db
    .select({ count: count(), bytes: sum(documents.byteSize).mapWith(Number) })
    .from(documents)
    .where(and(eq(documents.userId, userId), leaving ? ne(documents.id, leaving) : undefined));
  return { count: taken?.count ?? 0, bytes: taken?.bytes ?? 0 };
}

export async function insertDocument(db: Db, document: typeof documents.$inferInsert): Promise<void> {
  await db.insert(documents).values(document);
}

export async function updateDocument(
  db: Db,
  { documentId }: DocumentScope,
  fields: Partial<typeof documents.$inferInsert>,
) {
  await db.update(documents).set(fields).where(eq(documents.id, documentId));
}

export async function removeDocument(db: Db, { documentId }: DocumentScope): Promise<void> {
  await db.delete(documents).where(eq(documents.id, documentId));
}

/** Some of those that wait to be looked at, because something was away or a process ended. */
export async function waitingDocuments(db: Db, sentBefore: Date, atMost: number) {
  return (
    db
      .select({ id: documents.id, userId: documents.userId })
      .from(documents)
      .where(and(eq(documents.state, 'checking'), lt(documents.uploadedAt, sentBefore)))
      // In no order: one that the scanner cannot manage must not be first, and end the round, every time.
      .orderBy(sql`random()`)
      .limit(atMost)
  );
}

/** Files whose document never came to be, or went with its plan. */
export async function strayFiles(db: Db, keptBefore: Date): Promise<string[]> {
  const strays = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.mediaType, KEPT_AS),
        lt(storedFiles.createdAt, keptBefore),
        sql`not exists (select 1 from ${documents} where ${documents.fileId} = ${storedFiles.id})`,
      ),
    );
  return strays.map(({ id }) => id);
}

export async function missingTypes(db: Db, planId: PlanId): Promise<Set<DocumentType>> {
  const said = await db
    .select({ type: missingDocuments.type })
    .from(missingDocuments)
    .where(eq(missingDocuments.planId, planId));
  return new Set(said.map(({ type }) => type));
}

export async function sayMissing(
  db: Db,
  { planId }: PlanScope,
  type: DocumentType,
  saidAt: Date | null,
): Promise<void> {
  if (saidAt) await db.insert(missingDocuments).values({ planId, type, saidAt }).onConflictDoNothing();
  else
    await db.delete(missingDocuments).where(and(eq(missingDocuments.planId, planId), eq(missingDocuments.type, type)));
}
