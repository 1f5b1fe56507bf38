import {
  decideDocument,
  deleteDocument,
  listDocuments,
  listPlanDocuments,
  openDocument,
  sayDocumentIsNone,
} from '@evenlight/contract/documents';
import type { DocumentId, PlanId } from '@evenlight/contract/ids';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openFileStore } from '../../platform/files/files.ts';
import { auditEntries, storedFiles } from '../../platform/tables.ts';
import { openTestHouse, type TestHouse } from '../../testing/open-test-house.ts';
import { aPlan } from '../../testing/plans.ts';
import { aPdf, aPicture, sendUpload, type Upload } from '../../testing/uploads.ts';
import { documents } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { world, app, clock } = house;
const { db } = world;
type Caller = Awaited<ReturnType<TestHouse['aMember']>>;

const send = (caller: Caller, upload: Upload) => sendUpload(app, caller.person, upload);
const aScan = {
  bytes: await aPdf('Certificate of death of Theodora'),
  name: 'Scan of certificate.pdf',
  type: 'application/pdf',
};
const ofType = (documentType: string) => ({ documentType });

const jewishPlan = async (caller: Caller) => (await aPlan(caller, { faithTradition: 'jewish' })).id;

async function aDocument(caller: Caller, fields: Record<string, string> = ofType('death-certificate'), file = aScan) {
  const { document } = await send(caller, { fields, files: [file] });
  if (!document) throw new Error('it was refused');
  return document;
}

async function fileBehind(caller: Caller, documentId: DocumentId) {
  const { url } = await caller(openDocument, { params: { documentId } });
  const { name, value } = caller.person.cookie;
  return app.inject({ url, headers: { host: 'localhost:3000', cookie: `${name}=${value}` } });
}

const teamActionsOn = async (id: string) => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.subject, id));
  return rows.map(({ action }) => action);
};

test('a paper comes in, is listed, and comes out again as it was', async () => {
  const ada = await house.aMember();
  const planId = await jewishPlan(ada);
  const document = await aDocument(ada, { ...ofType('death-certificate'), planId });
  expect(document).toMatchObject({
    documentType: 'death-certificate',
    planId,
    userId: ada.person.id,
    name: 'Scan of certificate.pdf',
    mediaType: 'application/pdf',
    state: 'received',
    reason: '',
    isCurrent: true,
    byteSize: aScan.bytes.length,
    uploadedBy: { name: 'Ada Okafor', isStaff: false },
  });
  const { slots, isComplete } = await ada(listPlanDocuments, { params: { planId } });
  expect(slots.map(({ type, isDone }) => [type, isDone])).toEqual([
    ['death-certificate', true],
    ['government-id', false],
    ['power-of-attorney', false],
    ['burial-permit', false],
    ['insurance-policy', false],
    ['will-testament', false],
  ]);
  expect(isComplete).toBe(false);
  expect(await ada(listDocuments, { params: { userId: ada.person.id } })).toEqual([document]);

  const answer = await fileBehind(ada, document.id);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(aScan.bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Scan of certificate.pdf"; filename*=UTF-8''Scan%20of%20certificate.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(await teamActionsOn(ada.person.id)).toEqual(['document.uploaded', 'document.opened', 'document.downloaded']);
  for (const words of ['Scan of certificate', 'Theodora']) expect(house.said.join('')).not.toContain(words);
});

test('fields may stand after the file', async () => {
  const ada = await house.aMember();
  const answer = await send(ada, { fields: ofType('will-testament'), files: [aScan], isFileFirst: true });
  expect(answer.document).toMatchObject({ documentType: 'will-testament', planId: null });
});

test('a photo is kept drawn anew, and its size is the one that is kept', async () => {
  const ada = await house.aMember();
  const photo = await sharp(await aPicture())
    .withExif({ IFD0: { Copyright: 'Theodora' } })
    .jpeg()
    .toBuffer();
  const file = { bytes: photo, name: 'Ausweis für Zoë 死.JPG', type: 'image/jpeg' };
  const document = await aDocument(ada, ofType('government-id'), file);
  const { rawPayload } = await fileBehind(ada, document.id);
  expect(document).toMatchObject({
    name: 'Ausweis für Zoë 死.jpg',
    mediaType: 'image/jpeg',
    byteSize: rawPayload.length,
  });
  expect(rawPayload.includes('Theodora')).toBe(false);
  // The original is gone: one file is left, under the one row.
  const [row] = await db.select().from(documents).where(eq(documents.id, document.id));
  const kept = await db.select({ id: storedFiles.id }).from(storedFiles);
  const named = await db.select({ id: documents.fileId }).from(documents);
  expect(kept.map(({ id }) => id).sort()).toEqual(named.map(({ id }) => id).sort());
  expect(row?.state).toBe('received');
});

test('what lies in the store can be read by nobody, and a removed paper is gone from it', async () => {
  const ada = await house.aMember();
  const plain = {
    ...aScan,
    bytes: await aPdf('Theodora', { compress: false, info: { Title: 'Theodora Quackenbush' } }),
  };
  const { id } = await aDocument(ada, ofType('death-certificate'), plain);
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  const fileId = row?.fileId ?? '';
  const store = openFileStore(world.config);
  const bytes = Buffer.concat(((await (await store.get(fileId))?.toArray()) ?? []) as Buffer[]);
  expect(bytes.length).toBeGreaterThan(plain.bytes.length);
  for (const words of ['%PDF', 'obj', 'Theodora', 'Quackenbush']) expect(bytes.includes(words)).toBe(false);
  await ada(deleteDocument, { params: { documentId: id } });
  expect(await store.get(fileId)).toBeNull();
  expect(await db.$count(storedFiles, eq(storedFiles.id, fileId))).toBe(0);
  expect(await ada(listDocuments, { params: { userId: ada.person.id } })).toEqual([]);
  await expect(ada(deleteDocument, { params: { documentId: id } })).rejects.toMatchObject({
    code: 'document.not_found',
  });
  expect(await teamActionsOn(ada.person.id)).toEqual(['document.uploaded', 'document.removed']);
});

test('a newer paper takes the place of the one it replaces, and only of one’s own of the same type', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const first = await aDocument(ada);
  const other = await aDocument(ada, ofType('will-testament'));
  const foreign = await aDocument(ben);
  for (const replaces of [foreign.id, other.id]) {
    const answer = await send(ada, { fields: { ...ofType('death-certificate'), replaces }, files: [aScan] });
    expect(answer).toMatchObject({ status: 404, code: 'document.not_found' });
  }
  const bad = { ...aScan, bytes: Buffer.from('%PDF-1.4 broken') };
  expect((await send(ada, { fields: { ...ofType('death-certificate'), replaces: first.id }, files: [bad] })).code).toBe(
    'document.unreadable',
  );
  expect(await ada(listDocuments, { params: { userId: ada.person.id } })).toHaveLength(2);
  clock.forward({ minutes: 1 });
  const second = await aDocument(ada, { ...ofType('death-certificate'), replaces: first.id });
  const left = await ada(listDocuments, { params: { userId: ada.person.id } });
  expect(left.map(({ id }) => id)).toEqual([second.id, other.id]);
  await expect(ada(openDocument, { params: { documentId: first.id } })).rejects.toMatchObject({ status: 404 });
});

test('a paper counts for its plan, and one without a plan counts for all of them', async () => {
  const ada = await house.aMember();
  const [one, two] = [await jewishPlan(ada), await jewishPlan(ada)];
  const slotOf = async (planId: PlanId, wanted: string) => {
    const { slots } = await ada(listPlanDocuments, { params: { planId } });
    return slots.find(({ type }) => type === wanted);
  };
  const old = await aDocument(ada, { ...ofType('death-certificate'), planId: one });
  clock.forward({ minutes: 1 });
  const newer = await aDocument(ada, { ...ofType('death-certificate'), planId: one });
  await aDocument(ada, ofType('government-id'));
  const slot = await slotOf(one, 'death-certificate');
  expect(slot?.documents.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [newer.id, true],
    [old.id, false],
  ]);
  expect(await slotOf(two, 'death-certificate')).toMatchObject({ isDone: false, documents: [] });
  for (const planId of [one, two]) expect(await slotOf(planId, 'government-id')).toMatchObject({ isDone: true });

  const none = { params: { planId: one, documentType: 'power-of-attorney' } as const };
  await ada(sayDocumentIsNone, { ...none, body: { isNone: true } });
  expect(await slotOf(one, 'power-of-attorney')).toMatchObject({ isNone: true, isDone: true });
  expect(await slotOf(two, 'power-of-attorney')).toMatchObject({ isNone: false, isDone: false });
  await aDocument(ada, { ...ofType('burial-permit'), planId: one });
  expect(await ada(listPlanDocuments, { params: { planId: one } })).toMatchObject({ isComplete: true });
  await ada(sayDocumentIsNone, { ...none, body: { isNone: false } });
  expect(await ada(listPlanDocuments, { params: { planId: one } })).toMatchObject({ isComplete: false });
  const impossible = { params: { planId: one, documentType: 'death-certificate' } as const, body: { isNone: true } };
  await expect(ada(sayDocumentIsNone, impossible)).rejects.toMatchObject({ status: 400 });
});

test('our team accepts a paper or asks for another one, and the family hears of it', async () => {
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true, firstName: 'Sam' })];
  const planId = await jewishPlan(ada);
  const { id } = await aDocument(ada, { ...ofType('government-id'), planId });
  const params = { documentId: id };
  const sentBack = { state: 'needs-another', reason: 'The number of the passport is cut off' } as const;
  expect(await staff(decideDocument, { params, body: sentBack })).toMatchObject(sentBack);
  const { slots } = await ada(listPlanDocuments, { params: { planId } });
  expect(slots.find(({ type }) => type === 'government-id')).toMatchObject({ isDone: false });
  for (let subject = ''; subject !== 'We need another copy of a paper'; ) {
    const mail = await house.nextMailTo(ada.person.email);
    subject = mail.subject;
    if (subject !== 'We need another copy of a paper') continue;
    expect(mail.text).toContain('Government ID');
    expect(mail.text).toContain(`/plan-workflow/${planId}?step=3`);
    expect(mail.text).not.toContain('passport');
  }
  expect(await staff(decideDocument, { params, body: { state: 'accepted' } })).toMatchObject({
    state: 'accepted',
    reason: '',
  });
  await expect(ada(decideDocument, { params, body: { state: 'accepted' } })).rejects.toMatchObject({
    code: 'path.not_found',
  });
  expect(await teamActionsOn(ada.person.id)).toEqual(
    expect.arrayContaining(['document.sent_back', 'document.accepted']),
  );
});
