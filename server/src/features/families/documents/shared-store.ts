// What a family shares, as rows.
import type { SharedDocument } from '@evenlight/contract/families/documents';
import type { FamilyPerson } from '@evenlight/contract/families/group';
import { DocumentId, type FamilyGroupId, SharedDocumentId } from '@evenlight/contract/ids';
import { and, count, desc, eq, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { storedFiles } from '../../../platform/tables.ts';
import type { World } from '../../../platform/world.ts';
import { nameOf } from '../../documents/sealed-names.ts';
import { documents } from '../../documents/tables.ts';
import { type FamilyScope, mayHere } from '../access.ts';
import { peopleByAccount } from '../group-store.ts';
import { sharedNameOf } from './sealed-names.ts';
import { sharedDocuments, sharedVersions } from './tables.ts';

/** What files are kept under in the store: nothing there says what they are, and the strays among them can be told. */
export const SHARED_KEPT_AS = 'application/x-evenlight-shared';

export type SharedRow = typeof sharedDocuments.$inferSelect;
export type VersionRow = typeof sharedVersions.$inferSelect;
type PaperRow = typeof documents.$inferSelect;
type Sealing = Pick<World, 'db' | 'keys'>;

export async function sharedWith({ db, keys }: Sealing, scope: FamilyScope, which?: SQL): Promise<SharedDocument[]> {
  const rows = await db
    .select({ shared: sharedDocuments, paper: documents })
    .from(sharedDocuments)
    .leftJoin(documents, eq(documents.id, sharedDocuments.paperId))
    .where(and(eq(sharedDocuments.groupId, scope.groupId), which))
    .orderBy(desc(sharedDocuments.createdAt), desc(sharedDocuments.id));
  const versions = await versionsOf(
    db,
    rows.map(({ shared }) => shared.id),
  );
  const people = await peopleByAccount(db, scope.groupId);
  const shown = rows.flatMap(({ shared, paper }) => {
    const own = versions.filter(({ documentId }) => documentId === shared.id);
    return asWire({ shared, paper, versions: own }, { people, scope, keys });
  });
  return shown.toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
}

export async function sharedDocument(sealing: Sealing, scope: FamilyScope, id: string): Promise<SharedDocument | null> {
  const [found] = await sharedWith(sealing, scope, eq(sharedDocuments.id, id));
  return found ?? null;
}

type Whole = { shared: SharedRow; paper: PaperRow | null; versions: VersionRow[] };
type Seeing = { people: Map<string, FamilyPerson>; scope: FamilyScope; keys: Keys };

/** What shows is the newest version that was looked at; a first one that still waits shows as it is. */
function asWire({ shared, paper, versions }: Whole, { people, scope, keys }: Seeing): SharedDocument[] {
  const latest = versions.find(({ isChecked }) => isChecked) ?? versions[0];
  const shown = paper ? { ...paper, isChecked: paper.state !== 'checking' } : latest;
  if (!shown) return [];
  const fileName = paper ? nameOf(keys, paper) : latest ? sharedNameOf(keys, latest) : '';
  const person = (id: string | null) => (id && people.get(id)) || null;
  const { mediaType, byteSize, isChecked } = shown;
  return [
    {
      id: SharedDocumentId.parse(shared.id),
      fileName,
      mediaType,
      byteSize,
      isChecked,
      documentType: shared.type,
      fileType: mediaType === 'application/pdf' ? 'pdf' : 'image',
      uploadedBy: person(paper ? shared.sharedBy : (latest?.uploadedBy ?? null)),
      uploadedAt: (paper ? shared.createdAt : shown.uploadedAt).toISOString(),
      paperId: paper && DocumentId.parse(paper.id),
      version: paper ? null : (latest?.version ?? null),
      mayRemove: mayRemove(scope, shared),
      mayReplace: mayReplace(scope, shared),
      versions: versions.map((kept) => ({
        version: kept.version,
        fileName: sharedNameOf(keys, kept),
        byteSize: kept.byteSize,
        isChecked: kept.isChecked,
        uploadedBy: person(kept.uploadedBy),
        uploadedAt: kept.uploadedAt.toISOString(),
      })),
    },
  ];
}

/** One's own, or anybody's for those who arrange things; a paper of the plan also whoever keeps the plan. */
export function mayRemove(scope: FamilyScope, { sharedBy, paperId }: SharedRow): boolean {
  const { userId } = scope.member;
  const isOwn = sharedBy === userId && mayHere(scope, 'talk');
  return isOwn || mayHere(scope, 'arrange') || (paperId !== null && userId === scope.plannerId);
}

export function mayReplace(scope: FamilyScope, { sharedBy, paperId }: SharedRow): boolean {
  const isOwn = sharedBy === scope.member.userId;
  return paperId === null && mayHere(scope, 'addDocuments') && (isOwn || mayHere(scope, 'arrange'));
}

/** Newest first. */
export async function versionsOf(db: Db, documentIds: readonly string[]): Promise<VersionRow[]> {
  if (documentIds.length === 0) return [];
  return db
    .select()
    .from(sharedVersions)
    .where(inArray(sharedVersions.documentId, [...documentIds]))
    .orderBy(desc(sharedVersions.version));
}

export async function findShared(db: Db, id: string) {
  const [found] = await db
    .select({ shared: sharedDocuments, paper: documents })
    .from(sharedDocuments)
    .leftJoin(documents, eq(documents.id, sharedDocuments.paperId))
    .where(eq(sharedDocuments.id, id));
  return found ?? null;
}

/** The one that came of an earlier try to send the same. */
export async function versionSentAs(
  db: Db,
  groupId: FamilyGroupId,
  idempotencyKey: string,
): Promise<VersionRow | null> {
  const [found] = await db
    .select({ version: sharedVersions })
    .from(sharedVersions)
    .innerJoin(sharedDocuments, eq(sharedDocuments.id, sharedVersions.documentId))
    .where(and(eq(sharedDocuments.groupId, groupId), eq(sharedVersions.idempotencyKey, idempotencyKey)));
  return found?.version ?? null;
}

export async function findVersion(db: Db, { documentId, version }: Pick<VersionRow, 'documentId' | 'version'>) {
  const [found] = await db.select().from(sharedVersions).where(isVersion({ documentId, version }));
  return found ?? null;
}

function isVersion({ documentId, version }: Pick<VersionRow, 'documentId' | 'version'>): SQL | undefined {
  return and(eq(sharedVersions.documentId, documentId), eq(sharedVersions.version, version));
}

export async function countShared(db: Db, groupId: FamilyGroupId): Promise<number> {
  const [row] = await db.select({ n: count() }).from(sharedDocuments).where(eq(sharedDocuments.groupId, groupId));
  return row?.n ?? 0;
}

/** What the group's own files take up, earlier versions as well. The plan's papers count among their owner's documents. */
export async function bytesShared(db: Db, groupId: FamilyGroupId): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(sharedVersions.byteSize).mapWith(Number) })
    .from(sharedVersions)
    .innerJoin(sharedDocuments, eq(sharedDocuments.id, sharedVersions.documentId))
    .where(eq(sharedDocuments.groupId, groupId));
  return row?.bytes ?? 0;
}

/** False when it is shared already. */
export async function insertShared(db: Db, shared: SharedRow): Promise<boolean> {
  const made = await db.insert(sharedDocuments).values(shared).onConflictDoNothing().returning();
  return made.length > 0;
}

export async function insertVersion(db: Db, version: VersionRow): Promise<void> {
  await db.insert(sharedVersions).values(version);
}

export async function updateVersion(db: Db, version: VersionRow, fields: Partial<VersionRow>): Promise<void> {
  await db.update(sharedVersions).set(fields).where(isVersion(version));
}

/** With the last version the document goes. */
export async function deleteVersion(db: Db, version: VersionRow): Promise<void> {
  await db.delete(sharedVersions).where(isVersion(version));
  const left = await versionsOf(db, [version.documentId]);
  if (left.length === 0) await deleteShared(db, version.documentId);
}

export async function deleteShared(db: Db, id: string): Promise<void> {
  await db.delete(sharedDocuments).where(eq(sharedDocuments.id, id));
}

/** Some of those that wait to be looked at, because something was away or a process ended. */
export async function waitingVersions(db: Db, sentBefore: Date, atMost: number): Promise<VersionRow[]> {
  return (
    db
      .select()
      .from(sharedVersions)
      .where(and(eq(sharedVersions.isChecked, false), lt(sharedVersions.uploadedAt, sentBefore)))
      // In no order: one that the scanner cannot manage must not be first, and end the round, every time.
      .orderBy(sql`random()`)
      .limit(atMost)
  );
}

/** Files whose row never came to be, or went with its group. */
export async function straySharedFiles(db: Db, keptBefore: Date): Promise<string[]> {
  const strays = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.mediaType, SHARED_KEPT_AS),
        lt(storedFiles.createdAt, keptBefore),
        sql`not exists (select 1 from ${sharedVersions} where ${sharedVersions.fileId} = ${storedFiles.id})`,
      ),
    );
  return strays.map(({ id }) => id);
}
