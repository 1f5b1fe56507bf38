// Who may not, how much is too much, and what a link is good for.
import { connect } from 'node:net';
import {
  DOCUMENT_BYTES_PER_PERSON,
  DOCUMENT_MAX_BYTES,
  DOCUMENTS_PER_PERSON,
  deleteDocument,
  listDocuments,
  listPlanDocuments,
  openDocument,
} from '@evenlight/contract/documents';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { openFileStore } from '../../platform/files/files.ts';
import { auditEntries, storedFiles } from '../../platform/tables.ts';
import { openTestHouse, type TestHouse } from '../../testing/open-test-house.ts';
import { aPlan } from '../../testing/plans.ts';
import { aPdf, sendUpload, type Upload } from '../../testing/uploads.ts';
import { documents } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { world, app, clock } = house;
const { db } = world;
type Caller = Awaited<ReturnType<TestHouse['aMember']>>;

const aScan = { bytes: await aPdf(), name: 'scan.pdf', type: 'application/pdf' };
const fields = { documentType: 'death-certificate' };
const send = (caller: Caller | null, upload: Upload) => sendUpload(app, caller?.person, upload);

async function aDocument(caller: Caller, more: Record<string, string> = {}) {
  const { document } = await send(caller, { fields: { ...fields, ...more }, files: [aScan] });
  if (!document) throw new Error('it was refused');
  return document;
}

const fetchAs = ({ person }: Caller, url: string) =>
  app.inject({ url, headers: { host: 'localhost:3000', cookie: `${person.cookie.name}=${person.cookie.value}` } });

const teamActionsBy = async ({ person }: Caller) => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.actorId, person.id));
  return rows.map(({ action, subject }) => [action, subject]);
};

test('strangers and visitors get nowhere near a paper, and learn nothing of it', async () => {
  const [ada, ben, visitor] = [await house.aMember(), await house.aMember(), house.aVisitor()];
  const plan = await aPlan(ada);
  const { id: documentId } = await aDocument(ada, { planId: plan.id });
  for (const endpoint of [openDocument, deleteDocument]) {
    await expect(ben(endpoint, { params: { documentId } })).rejects.toMatchObject({
      status: 404,
      code: 'document.not_found',
    });
    await expect(visitor(endpoint, { params: { documentId } })).rejects.toMatchObject({ status: 401 });
  }
  const [ofPlan, ofAda] = [{ params: { planId: plan.id } }, { params: { userId: ada.person.id } }];
  await expect(ben(listPlanDocuments, ofPlan)).rejects.toMatchObject({ code: 'plan.not_found' });
  await expect(ben(listDocuments, ofAda)).rejects.toMatchObject({ code: 'user.not_found' });
  await expect(visitor(listPlanDocuments, ofPlan)).rejects.toMatchObject({ code: 'session.required' });
  await expect(visitor(listDocuments, ofAda)).rejects.toMatchObject({ code: 'session.required' });
  const kept = await db.$count(storedFiles);
  expect((await send(null, { fields, files: [aScan] })).code).toBe('session.required');
  expect((await send(ben, { fields: { ...fields, planId: plan.id }, files: [aScan] })).code).toBe('plan.not_found');
  expect((await send(ben, { fields: { ...fields, userId: ada.person.id }, files: [aScan] })).code).toBe(
    'plan.foreign_user',
  );
  expect(await db.$count(storedFiles)).toBe(kept);
  expect((await send(ben, { fields: { ...fields, userId: ben.person.id }, files: [aScan] })).status).toBe(201);
});

test('our team sends a paper for a family, which sees it and who sent it; every look of the team is written down', async () => {
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true, firstName: 'Sam' })];
  const plan = await aPlan(ada);
  const byPlan = await aDocument(staff, { planId: plan.id });
  const byPerson = await aDocument(staff, { userId: ada.person.id, documentType: 'will-testament' });
  for (const document of [byPlan, byPerson])
    expect(document).toMatchObject({ userId: ada.person.id, uploadedBy: { name: 'Sam Okafor', isStaff: true } });
  expect(await ada(listDocuments, { params: { userId: ada.person.id } })).toHaveLength(2);
  await staff(listDocuments, { params: { userId: ada.person.id } });
  const { url } = await staff(openDocument, { params: { documentId: byPlan.id } });
  expect((await fetchAs(staff, url)).statusCode).toBe(200);
  const own = ada.person.id;
  expect(await teamActionsBy(staff)).toEqual([
    ['document.uploaded', own],
    ['document.uploaded', own],
    ['documents.listed', own],
    ['document.opened', own],
    ['document.downloaded', own],
  ]);
  const mixedUp = { planId: plan.id, userId: staff.person.id };
  expect((await send(staff, { fields: { ...fields, ...mixedUp }, files: [aScan] })).code).toBe('plan.not_found');
  await expect(staff(listDocuments, { params: { userId: uuid() as never } })).rejects.toMatchObject({
    code: 'user.not_found',
  });
});

test('opening a paper asks for a fresh proof, of families and of the team', async () => {
  const ada = await house.aMember();
  const { id: documentId } = await aDocument(ada);
  const staff = await house.aMember({ isStaff: true, isProven: false });
  await expect(staff(openDocument, { params: { documentId } })).rejects.toMatchObject({
    code: 'session.proof_required',
  });
  clock.forward({ hours: 2 });
  await expect(ada(openDocument, { params: { documentId } })).rejects.toMatchObject({ code: 'session.proof_required' });
});

test('a link works for five minutes, in the session that asked, as long as the paper is there', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const phone = await house.onAnotherDevice(ada);
  const { id: documentId } = await aDocument(ada);
  const other = await aDocument(ada);
  const { url, expiresAt } = await ada(openDocument, { params: { documentId } });
  expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(5 * 60_000);
  const codeFor = async (caller: Caller, address: string) => (await fetchAs(caller, address)).json().code;
  expect((await fetchAs(ada, url)).statusCode).toBe(200);
  expect(await codeFor(ben, url)).toBe('document.not_found');
  expect(await codeFor(phone, url)).toBe('document.not_found');
  expect((await app.inject({ url, headers: { host: 'localhost:3000' } })).json().code).toBe('session.required');
  const later = url.replace(/~(\d+)~/, (_, at) => `~${Number(at) + 60_000}~`);
  for (const forged of [
    later,
    url.replace(documentId, other.id),
    `${url}x`,
    url.slice(0, -3),
    '/api/documents/files/x',
    '/api/documents/files/~~',
  ])
    expect(await codeFor(ada, forged), forged).toBe('document.not_found');
  clock.forward({ minutes: 5 });
  expect(await codeFor(ada, url)).toBe('document.link_expired');
  const fresh = await ada(openDocument, { params: { documentId } });
  await ada(deleteDocument, { params: { documentId } });
  expect(await codeFor(ada, fresh.url)).toBe('document.not_found');
});

test('a file that is too large is refused, and whoever sends it hears so', async () => {
  const ada = await house.aMember();
  const kept = await db.$count(storedFiles);
  const large = { ...aScan, bytes: Buffer.alloc(DOCUMENT_MAX_BYTES + 1) };
  expect(await send(ada, { fields, files: [large] })).toMatchObject({ status: 413, code: 'document.too_large' });
  // Over a real connection, with far more than the limit.
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const form = new FormData();
  form.append('file', new Blob([Buffer.alloc(3 * DOCUMENT_MAX_BYTES)], { type: 'application/pdf' }), 'large.pdf');
  form.append('documentType', 'death-certificate');
  const { name, value } = ada.person.cookie;
  const headers = { cookie: `${name}=${value}`, origin: address };
  const answer = await fetch(`${address}/api/documents/upload`, { method: 'POST', body: form, headers });
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'document.too_large' }]);
  expect(await db.$count(storedFiles)).toBe(kept);

  // Called off halfway.
  const filesThere = async () => {
    let count = 0;
    for await (const _ of openFileStore(world.config).ids()) count += 1;
    return count;
  };
  const lying = await filesThere();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const head = ['POST /api/documents/upload HTTP/1.1', `host: ${new URL(address).host}`, `origin: ${address}`];
  const more = [`cookie: ${headers.cookie}`, 'content-type: multipart/form-data; boundary=x', 'content-length: 900000'];
  const part =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
  socket.write(`${[...head, ...more].join('\r\n')}\r\n\r\n${part}${'x'.repeat(100_000)}`);
  await expect.poll(filesThere).toBe(lying + 1);
  socket.destroy();
  await expect.poll(filesThere).toBe(lying);
  expect(await db.$count(storedFiles)).toBe(kept);
  expect(house.said.join('')).not.toContain('a request failed');
});

test('what is sent wrongly is named, and nothing of it stays', async () => {
  const ada = await house.aMember();
  const kept = await db.$count(storedFiles);
  for (const [upload, wrong] of [
    [{ fields }, 'file'],
    [{ fields, files: [aScan, aScan] }, 'file'],
    [{ files: [aScan] }, 'documentType'],
    [{ fields: { documentType: 'diary' }, files: [aScan] }, 'documentType'],
    [{ fields: { ...fields, planId: 'x' }, files: [aScan], isFileFirst: true }, 'planId'],
  ] as const) {
    const answer = await send(ada, upload as Upload);
    expect(answer).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(Object.keys(answer.fields ?? {})).toEqual([wrong]);
  }
  for (const [name, type] of [
    ['drawing.svg', 'image/svg+xml'],
    ['page.html', 'text/html'],
    ['scan.pdf.exe', 'application/pdf'],
    ['scan.pdf', 'text/html'],
    ['scan', 'application/pdf'],
  ] as const)
    expect((await send(ada, { fields, files: [{ ...aScan, name, type }] })).code, name).toBe('document.kind_refused');
  expect((await send(ada, { fields, files: [{ ...aScan, name: 'scan.png', type: 'image/png' }] })).code).toBe(
    'document.kind_refused',
  );
  const cutOff = await ada.raw('POST', '/api/documents/upload', {
    headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'http://localhost:3000' },
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-',
  });
  expect(cutOff.status).toBe(400);
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await ada.raw('POST', '/api/documents/upload', json)).status).toBe(415);
  const elsewhere = {
    headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'http://localhost:3000' },
    body: '--x--',
  };
  expect((await ada.raw('POST', '/api/funeral-plans', elsewhere)).status).toBe(415);
  const foreign = { ...elsewhere, headers: { ...elsewhere.headers, origin: 'https://evil.example' } };
  expect((await ada.raw('POST', '/api/documents/upload', foreign)).status).toBe(403);
  expect(await db.$count(storedFiles)).toBe(kept);
});

test('parallel uploads cannot take more room than there is, and a replacement needs none', async () => {
  const ada = await house.aMember();
  const { id: replaces } = await aDocument(ada);
  const [row] = await db.select().from(documents).where(eq(documents.userId, ada.person.id));
  if (!row) throw new Error('there is one');
  // A sealed name opens in its own row alone.
  const copy = { ...row, name: 'Copy.pdf', sealedName: null };
  const copies = Array.from({ length: DOCUMENTS_PER_PERSON - 3 }, () => ({ ...copy, id: uuid(), fileId: uuid() }));
  await db.insert(documents).values(copies);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(ada, { fields, files: [aScan] })));
  expect(answers.map(({ code }) => code ?? 'kept').sort()).toEqual([
    ...Array(4).fill('document.too_many'),
    'kept',
    'kept',
  ]);
  expect(await db.$count(documents, eq(documents.userId, ada.person.id))).toBe(DOCUMENTS_PER_PERSON);
  expect((await send(ada, { fields: { ...fields, replaces }, files: [aScan] })).status).toBe(201);
  const [first, last] = [copies[0]?.id ?? '', copies.at(-1)?.id ?? ''];
  await db.delete(documents).where(eq(documents.id, last));
  await db.update(documents).set({ byteSize: DOCUMENT_BYTES_PER_PERSON }).where(eq(documents.id, first));
  expect((await send(ada, { fields, files: [aScan] })).code).toBe('document.too_many');
});
