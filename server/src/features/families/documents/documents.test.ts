// What a family shares: sent, looked at, opened through a check, replaced, taken out.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { deleteDocument } from '@evenlight/contract/documents';
import {
  listSharedDocuments,
  removeSharedDocument,
  SHARED_BYTES_PER_GROUP,
  type SharedDocument,
  sharePaper,
  VERSIONS_PER_SHARED_DOCUMENT,
} from '@evenlight/contract/families/documents';
import { DocumentId, SharedDocumentId } from '@evenlight/contract/ids';
import { deleteAccount } from '@evenlight/contract/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { news, storedFiles } from '../../../platform/tables.ts';
import { aFamily, type Relative, type TestFamily } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPdf, aPicture, sendShared, sendUpload } from '../../../testing/uploads.ts';
import { eraseLeavers } from '../../accounts/profile/leave.ts';
import { removeStrayFiles } from '../../documents/jobs.ts';
import { documents } from '../../documents/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { aboutOf } from '../sealed-about.ts';
import { familyActivities } from '../tables.ts';
import { lookAgainAtShared, removeStraySharedFiles } from './jobs.ts';
import { SHARED_KEPT_AS } from './shared-store.ts';
import { sharedVersions } from './tables.ts';

// Stands for clamd; null hangs up.
let scannerSays: string | null = 'stream: OK\0';
const scanner = createServer((socket) => {
  let end = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    end = Buffer.concat([end, part]).subarray(-4);
    if (scannerSays === null) socket.destroy();
    else if (end.equals(Buffer.alloc(4))) socket.end(scannerSays);
  });
});
await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
const { port } = scanner.address() as { port: number };
afterAll(() => scanner.close());

const house = await openTestHouse({ withSampleData: true, env: { CLAMD_URL: `tcp://127.0.0.1:${port}` } });
const { world, app, clock } = house;
const { db } = world;

const aScan = { bytes: await aPdf(), name: 'program.pdf', type: 'application/pdf' };
const aPhoto = { bytes: await aPicture(), name: 'leela.jpg', type: 'image/jpeg' };

type More = { documentType?: string; replacesId?: string; idempotencyKey?: string };
function send(family: TestFamily, { person }: Pick<Relative, 'person'>, file = aScan, more: More = {}) {
  const fields = { groupId: family.group.id, idempotencyKey: randomUUID(), ...more };
  return sendShared(app, person, { fields, files: [file] });
}
async function sent(...asked: Parameters<typeof send>): Promise<SharedDocument> {
  const { document } = await send(...asked);
  if (!document) throw new Error('it was not kept');
  return document;
}
const listFor = async (person: Relative, { group }: TestFamily) =>
  (await person(listSharedDocuments, { query: { groupId: group.id } })).documents;
const fileOf = (id: string, asked = '') => `/api/shared-documents/${id}/file${asked}`;
async function toldIn(groupId: string) {
  const activities = await db.select().from(familyActivities).where(eq(familyActivities.groupId, groupId));
  return activities.map((activity) => ({ ...activity, about: aboutOf(house.world.keys, activity) }));
}
const sharedFiles = () => db.$count(storedFiles, eq(storedFiles.mediaType, SHARED_KEPT_AS));

test('somebody sends a program, and everybody of the family can look at it and save it', async () => {
  const family = await aFamily(house);
  const { contributor, viewer } = family.as;
  const document = await sent(family, contributor, aScan, { documentType: 'legal' });
  expect(document).toMatchObject({
    fileName: 'program.pdf',
    fileType: 'pdf',
    documentType: 'legal',
    isChecked: true,
    paperId: null,
    version: 1,
    uploadedBy: { name: 'Carl Rao' },
    versions: [{ version: 1 }],
    mayRemove: true,
    mayReplace: true,
  });
  expect(await listFor(viewer, family)).toEqual([{ ...document, mayRemove: false, mayReplace: false }]);
  const shown = await viewer.raw('GET', fileOf(document.id));
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="program\.pdf"/),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(shown.text.startsWith('%PDF')).toBe(true);
  const saved = await viewer.raw('GET', fileOf(document.id, '?download=true'));
  expect(saved.headers['content-disposition']).toMatch(/^attachment/);
  expect(saved.headers['content-security-policy']).toContain('sandbox');
  const activities = await toldIn(family.group.id);
  expect(activities).toMatchObject([{ kind: 'document.added', about: 'program.pdf', actorId: contributor.person.id }]);
});

test('a picture is drawn anew, shown in a sandbox, and lies encrypted', async () => {
  const family = await aFamily(house);
  const photo = await sent(family, family.as.editor, aPhoto, { documentType: 'photo' });
  expect(photo).toMatchObject({ fileType: 'image', documentType: 'photo' });
  const shown = await family.as.member.raw('GET', fileOf(photo.id));
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const [version] = await db.select().from(sharedVersions).where(eq(sharedVersions.documentId, photo.id));
  expect(version).toMatchObject({ isChecked: true, byteSize: photo.byteSize });
  expect(await db.$count(storedFiles, eq(storedFiles.id, version?.fileId ?? ''))).toBe(1);
});

test('the same request is kept once, one after the other or all at once', async () => {
  const family = await aFamily(house);
  const { editor } = family.as;
  const before = await sharedFiles();
  const input = { idempotencyKey: randomUUID() };
  const all = await Promise.all(Array.from({ length: 4 }, () => send(family, editor, aPhoto, input)));
  all.push(await send(family, editor, aPhoto, input));
  expect(new Set(all.map(({ status, document }) => `${status} ${document?.id}`)).size).toBe(1);
  expect(await listFor(editor, family)).toHaveLength(1);
  expect(await sharedFiles()).toBe(before + 1);
});

test('a next version takes the first place; the earlier ones stay to be read; there is an end to them', async () => {
  const family = await aFamily(house);
  const { contributor, editor, viewer } = family.as;
  const { id } = await sent(family, contributor);
  const second = await sent(family, editor, aPhoto, { replacesId: id });
  expect(second).toMatchObject({ id, fileName: 'leela.jpg', version: 2, uploadedBy: { name: 'Edda Rao' } });
  expect(second.versions.map(({ version, fileName }) => `${version} ${fileName}`)).toEqual([
    '2 leela.jpg',
    '1 program.pdf',
  ]);
  expect((await viewer.raw('GET', fileOf(id))).headers['content-type']).toBe('image/jpeg');
  expect((await viewer.raw('GET', fileOf(id, '?version=1'))).headers['content-type']).toBe('application/pdf');
  expect((await viewer.raw('GET', fileOf(id, '?version=7'))).status).toBe(404);
  const [one] = await db.select().from(sharedVersions).where(eq(sharedVersions.documentId, id));
  if (!one) throw new Error('it has versions');
  for (let version = 3; version <= VERSIONS_PER_SHARED_DOCUMENT; version += 1)
    await db.insert(sharedVersions).values({ ...one, version, idempotencyKey: randomUUID(), fileId: randomUUID() });
  const before = await sharedFiles();
  expect((await send(family, editor, aScan, { replacesId: id })).code).toBe('shared_document.too_many');
  expect(await sharedFiles()).toBe(before);
});

test('two next versions at once are two versions', async () => {
  const family = await aFamily(house);
  const { id } = await sent(family, family.as.editor);
  await Promise.all([1, 2].map(() => send(family, family.as.admin, aPhoto, { replacesId: id })));
  const [only] = await listFor(family.as.viewer, family);
  expect(only?.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
});

test('hostile files are refused, leave nothing behind, and hide no good version', async () => {
  const family = await aFamily(house);
  const { editor } = family.as;
  const { id } = await sent(family, editor);
  const before = await sharedFiles();
  const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  const hostile = [
    ['page.pdf', Buffer.from('<html><script>alert(1)</script>'), 'document.kind_refused'],
    ['page.html', Buffer.from('<html>'), 'document.kind_refused'],
    ['broken.pdf', Buffer.from('%PDF-1.4 broken'), 'document.unreadable'],
    ['virus.pdf', Buffer.from(virus), 'document.infected'],
    ['large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 'document.too_large'],
  ] as const;
  for (const [name, bytes, code] of hostile) {
    expect((await send(family, editor, { name, bytes, type: 'application/octet-stream' })).code).toBe(code);
    expect(
      (await send(family, editor, { name, bytes, type: 'application/octet-stream' }, { replacesId: id })).code,
    ).toBe(code);
  }
  expect(await listFor(editor, family)).toMatchObject([{ id, version: 1, versions: [{ version: 1 }] }]);
  expect(await sharedFiles()).toBe(before);
  const odd = await send(family, editor, aScan, { idempotencyKey: 'x' });
  expect(odd).toMatchObject({ code: 'request.invalid', fields: { idempotencyKey: expect.any(String) } });
});

test('while the scanner is away nobody gets the file, and it is looked at later', async () => {
  const family = await aFamily(house);
  const { editor, viewer } = family.as;
  scannerSays = null;
  const held = await sent(family, editor);
  expect(held).toMatchObject({ isChecked: false });
  const early = await viewer.raw('GET', fileOf(held.id));
  expect([early.status, JSON.parse(early.text).code]).toEqual([409, 'shared_document.checking']);
  scannerSays = 'stream: OK\0';
  clock.forward({ minutes: 3 });
  await Promise.all([lookAgainAtShared(world), lookAgainAtShared(world)]);
  expect(await listFor(viewer, family)).toMatchObject([{ isChecked: true }]);
  const kinds = await db.select().from(familyActivities).where(eq(familyActivities.groupId, family.group.id));
  expect(kinds.map(({ kind }) => kind)).toEqual(['document.added']);
});

test('the planner shows one of the plan’s papers, once; nobody else can, and it stays among the papers', async () => {
  const family = await aFamily(house);
  const { planner, plan, group } = family;
  const upload = { fields: { documentType: 'death-certificate', planId: plan.id }, files: [aScan] };
  const { document } = await sendUpload(app, planner.person, upload);
  const documentId = DocumentId.parse(document?.id);
  const body = { groupId: group.id, documentId };
  const tooLow = { status: 403, code: 'family.role_too_low' };
  await expect(family.as.admin(sharePaper, { body })).rejects.toMatchObject(tooLow);
  await Promise.all([planner(sharePaper, { body }), planner(sharePaper, { body })]);
  const [paper, ...others] = await listFor(family.as.viewer, family);
  expect(others).toEqual([]);
  expect(paper).toMatchObject({ paperId: documentId, documentType: 'legal', versions: [], fileName: 'program.pdf' });
  expect((await family.as.viewer.raw('GET', fileOf(paper?.id ?? ''))).status).toBe(200);
  const next = await send(family, planner, aPhoto, { replacesId: paper?.id ?? '' });
  expect(next.code).toBe('family.role_too_low');
  const removing = { params: { documentId: SharedDocumentId.parse(paper?.id) }, query: {} };
  await expect(family.as.contributor(removeSharedDocument, removing)).rejects.toMatchObject(tooLow);
  expect(await planner(removeSharedDocument, removing)).toEqual({ documents: [] });
  expect(await db.$count(documents, eq(documents.id, documentId))).toBe(1);
});

test('sharing a paper asks for a fresh proof, as opening it does', async () => {
  const family = await aFamily(house);
  const upload = { fields: { documentType: 'death-certificate', planId: family.plan.id }, files: [aScan] };
  const { document } = await sendUpload(app, family.planner.person, upload);
  house.clock.forward({ hours: 2 });
  const body = { groupId: family.group.id, documentId: DocumentId.parse(document?.id) };
  await expect(family.planner(sharePaper, { body })).rejects.toMatchObject({ code: 'session.proof_required' });
  expect(await listFor(family.as.viewer, family)).toEqual([]);
});

test('papers of other plans and of other people cannot be shared', async () => {
  const [family, other] = [await aFamily(house), await aFamily(house)];
  const upload = { fields: { documentType: 'death-certificate', planId: other.plan.id }, files: [aScan] };
  const { document } = await sendUpload(app, other.planner.person, upload);
  const body = { groupId: family.group.id, documentId: DocumentId.parse(document?.id) };
  await expect(family.planner(sharePaper, { body })).rejects.toMatchObject({ code: 'document.not_found' });
});

test('one’s own can be taken out, others’ by those who arrange things; the file goes', async () => {
  const family = await aFamily(house);
  const { contributor, editor, member } = family.as;
  const [one, other] = [await sent(family, contributor), await sent(family, editor)];
  const removing = ({ id }: SharedDocument) => ({ params: { documentId: id }, query: {} });
  const tooLow = { status: 403, code: 'family.role_too_low' };
  await expect(member(removeSharedDocument, removing(one))).rejects.toMatchObject(tooLow);
  await expect(contributor(removeSharedDocument, removing(other))).rejects.toMatchObject(tooLow);
  expect((await send(family, contributor, aScan, { replacesId: other.id })).code).toBe('family.role_too_low');
  await contributor(removeSharedDocument, removing(one));
  await expect(editor(removeSharedDocument, removing(one))).rejects.toMatchObject({
    code: 'shared_document.not_found',
  });
  expect((await contributor.raw('GET', fileOf(one.id))).status).toBe(404);
  expect((await listFor(member, family)).map(({ id }) => id)).toEqual([other.id]);
});

test('taken out twice, as after a lost answer, it answers the same; where something else is, nothing is told', async () => {
  const [family, other] = [await aFamily(house), await aFamily(house)];
  const { editor, viewer } = family.as;
  const [one, foreign] = [await sent(family, editor), await sent(other, other.as.editor)];
  const query = { groupId: family.group.id };
  const removing = (documentId: SharedDocumentId) => ({ params: { documentId }, query });
  const both = await Promise.all([1, 2].map(() => editor(removeSharedDocument, removing(one.id))));
  expect([...both, await editor(removeSharedDocument, removing(one.id))]).toEqual(Array(3).fill({ documents: [] }));
  const told = await db.select().from(familyActivities).where(eq(familyActivities.groupId, family.group.id));
  expect(told.map(({ kind }) => kind)).toEqual(['document.added', 'document.removed']);
  // A document of others, and one that never was, are the same to whoever asks from here.
  for (const id of [foreign.id, SharedDocumentId.parse(randomUUID())])
    expect(await viewer(removeSharedDocument, removing(id))).toEqual({ documents: [] });
  expect(await listFor(other.as.viewer, other)).toHaveLength(1);
  const refused = other.as.admin(removeSharedDocument, removing(one.id));
  await expect(refused).rejects.toMatchObject({ status: 404, code: 'shared_document.not_found' });
});

test('there is an end to what one family can share: all versions count, a file sent again counts once', async () => {
  const family = await aFamily(house);
  const { editor } = family.as;
  const { id, byteSize } = await sent(family, editor);
  const [one] = await db.select().from(sharedVersions).where(eq(sharedVersions.documentId, id));
  if (!one) throw new Error('it has a version');
  // Two old versions leave room for one file more.
  const half = Math.floor((SHARED_BYTES_PER_GROUP - 2 * byteSize) / 2);
  const large = { ...one, byteSize: half, isChecked: true };
  for (const version of [2, 3])
    await db.insert(sharedVersions).values({ ...large, version, idempotencyKey: randomUUID(), fileId: randomUUID() });
  const before = await sharedFiles();
  const options = [{ idempotencyKey: randomUUID() }, { idempotencyKey: randomUUID() }];
  const [first, second] = await Promise.all(options.map((input) => send(family, editor, aScan, input)));
  expect([first?.status, second?.status].toSorted()).toEqual([201, 409]);
  const [kept, refused] = first?.status === 201 ? options : options.toReversed();
  expect((await send(family, editor, aScan, kept)).status).toBe(201);
  expect((await send(family, editor, aScan, refused)).code).toBe('shared_document.no_room');
  expect((await send(family, editor, aScan, { replacesId: id })).code).toBe('shared_document.no_room');
  expect(await sharedFiles()).toBe(before + 1);
});

test('the family hears when the owner removes a paper, and no other family does', async () => {
  const [family, other] = [await aFamily(house), await aFamily(house)];
  const { planner, plan, group } = family;
  const aPaper = async () => {
    const upload = { fields: { documentType: 'death-certificate', planId: plan.id }, files: [aScan] };
    return DocumentId.parse((await sendUpload(app, planner.person, upload)).document?.id);
  };
  const [shared, kept] = [await aPaper(), await aPaper()];
  await planner(sharePaper, { body: { groupId: group.id, documentId: shared } });
  for (const documentId of [kept, shared]) await planner(deleteDocument, { params: { documentId } });
  expect(await listFor(family.as.viewer, family)).toEqual([]);
  const removed = { kind: 'document.removed', about: 'program.pdf', actorId: planner.person.id };
  expect(await toldIn(group.id)).toMatchObject([{ kind: 'document.added' }, removed]);
  expect(await toldIn(other.group.id)).toEqual([]);
  const audience = `person:${family.as.viewer.person.id}`;
  const heard = await db.select().from(news).where(eq(news.audience, audience));
  expect(heard.map(({ subject }) => subject)).toEqual(Array(2).fill(`${group.id} documents`));
});

test('strangers, other families, visitors and small roles get nowhere, by any way in', async () => {
  const [family, other] = [await aFamily(house), await aFamily(house)];
  const document = await sent(family, family.as.editor);
  const stranger = other.as.admin;
  expect((await stranger.raw('GET', fileOf(document.id))).status).toBe(404);
  expect((await house.aVisitor().raw('GET', fileOf(document.id))).status).toBe(401);
  await expect(listFor(stranger, family)).rejects.toMatchObject({ status: 404, code: 'family.not_found' });
  const removing = stranger(removeSharedDocument, { params: { documentId: document.id }, query: {} });
  await expect(removing).rejects.toMatchObject({ status: 404 });
  expect((await send(family, stranger)).code).toBe('family.not_found');
  expect((await send(other, stranger, aScan, { replacesId: document.id })).code).toBe('shared_document.not_found');
  for (const role of ['member', 'viewer'] as const)
    expect((await send(family, family.as[role])).code).toBe('family.role_too_low');
  const upload = { fields: { groupId: family.group.id, idempotencyKey: randomUUID() }, files: [aScan] };
  expect((await sendShared(app, undefined, upload)).code).toBe('session.required');
});

test('files in use stay; those of a group that has ended go, and so do strays', async () => {
  const [family, ended] = [await aFamily(house), await aFamily(house)];
  const [kept, left] = [await sent(family, family.as.editor), await sent(ended, ended.as.editor)];
  const fileIdOf = async ({ id }: SharedDocument) =>
    (await db.select().from(sharedVersions).where(eq(sharedVersions.documentId, id)))[0]?.fileId ?? '';
  const stray = await world.files.keep(Readable.from([aScan.bytes]), { mediaType: SHARED_KEPT_AS, maxBytes: 1e7 });
  const fileIds = [await fileIdOf(kept), await fileIdOf(left), stray.id];
  await db.delete(familyGroups).where(eq(familyGroups.id, ended.group.id));
  clock.forward({ days: 2 });
  await removeStrayFiles(world);
  await removeStraySharedFiles(world);
  const there = await Promise.all(fileIds.map((id) => db.$count(storedFiles, eq(storedFiles.id, id))));
  expect(there).toEqual([1, 0, 0]);
});

test('whoever leaves leaves what they shared to the family; with the planner everything goes', async () => {
  const [family, other] = [await aFamily(house), await aFamily(house)];
  const { id } = await sent(family, family.as.contributor);
  await sent(other, other.as.contributor);
  const before = await sharedFiles();
  for (const leaver of [family.as.contributor, other.planner])
    await leaver(deleteAccount, { params: { userId: leaver.person.id } });
  clock.forward({ days: 7 });
  await eraseLeavers(world, personalData);
  for (const { as, group } of [family, other]) {
    const heard = await db
      .select()
      .from(news)
      .where(eq(news.audience, `person:${as.viewer.person.id}`));
    expect(heard.map(({ subject }) => subject)).toContain(`${group.id} people`);
  }
  expect(await listFor(family.as.viewer, family)).toMatchObject([{ id, uploadedBy: null }]);
  expect(await sharedFiles()).toBe(before - 1);
  await expect(listFor(other.as.viewer, other)).rejects.toMatchObject({ code: 'family.not_found' });
});
