import { once } from 'node:events';
import { open, readdir, readlink, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setPreferences } from '@evenlight/contract/profiles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { auditEntries } from '../../../platform/tables.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import type { Person } from '../../../testing/people.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { openRetentionFixtures, retentionPersonalData } from '../../../testing/retention-fixtures.ts';
import { users } from '../tables.ts';
import { packAccount } from './export-account.ts';

const house = await openTestHouse();
const { world } = house;
const retentionFixtures = await openRetentionFixtures(world);
const declarations = [...personalData, retentionPersonalData];

async function unpacked({ id, email }: Person, language: 'en' | 'es' = 'en') {
  const entries = await readZip(await buffer(await packAccount(world, declarations, { id, email, language })));
  const text = (name: string) => entries.get(name)?.toString() ?? '';
  return { entries, page: text('index.html'), json: JSON.parse(text('data.json')) };
}

/** Where the encrypted bytes of a file lie. */
const bytesOf = (fileId: string) => join(world.config.dataDir, 'files', fileId.slice(24, 26), fileId);

async function damage(fileId: string, at: number) {
  const file = await open(bytesOf(fileId), 'r+');
  await file.write(Buffer.from([0, 0, 0, 0]), 0, 4, at);
  await file.close();
}

// Only Linux shows what a process holds open.
const testOnLinux = test.runIf(process.platform === 'linux');

/** Files of the store that this process holds open. */
async function openFiles(): Promise<string[]> {
  const held = await readdir('/proc/self/fd');
  const paths = await Promise.all(held.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(join(world.config.dataDir, 'files')));
}

test('the zip has a page, the same as JSON, and the files byte for byte', async () => {
  const { person } = await house.aMember({ firstName: 'Zoë', lastName: 'O’Neill', phone: PHONE_NUMBER });
  const photo = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  await retentionFixtures.keep(person.id, 'Mother.jpg', photo);
  const { entries, page, json } = await unpacked(person);
  expect([...entries.keys()].sort()).toEqual(['data.json', 'files/Mother.jpg', 'index.html']);
  expect(entries.get('files/Mother.jpg')?.equals(photo)).toBe(true);
  for (const text of ['Zoë', 'O’Neill', person.email, PHONE_NUMBER, person.id]) expect(page).toContain(text);
  expect(json.sections.users).toMatchObject([{ firstName: 'Zoë', phone: PHONE_NUMBER, email: person.email }]);
  expect(json.sections.retention_fixtures).toEqual([{ title: 'Mother.jpg', fileId: 'files/Mother.jpg' }]);
  expect(json.files).toEqual([{ name: 'Mother.jpg', path: 'files/Mother.jpg', state: 'whole' }]);
});

test('only one’s own is in it', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember({ firstName: 'Benedikt' })];
  await retentionFixtures.keep(ben.person.id, 'his.txt', 'his alone');
  const { entries, page } = await unpacked(ada.person);
  for (const text of ['Benedikt', ben.person.id, ben.person.email]) expect(page).not.toContain(text);
  expect(entries.has('files/his.txt')).toBe(false);
});

test('no secret is in it', async () => {
  const { person } = await house.aMember();
  const { page, json } = await unpacked(person);
  for (const text of [page, JSON.stringify(json)]) {
    expect(text).not.toContain(person.cookie.value);
    expect(text).not.toMatch(/tokenHash|codeHash|linkHash|publicKey|wrappedKey/);
  }
});

test('the page needs no network: every link leads into the zip, and nothing is fetched', async () => {
  const { person } = await house.aMember();
  for (const name of ['a & b #1?.txt', '100%.txt', 'https:__x.png'])
    await retentionFixtures.keep(person.id, name, name);
  const { entries, page } = await unpacked(person);
  const links = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) expect([...entries.keys()]).toContain(decodeURIComponent(link.replaceAll('&#39;', "'")));
  expect(page).not.toMatch(/<(script|link|img|iframe|object|embed|base|form)\b/i);
  expect(page).not.toMatch(/url\(|@import|\bon\w+=|javascript:|<meta http-equiv="refresh"/i);
});

test('what people typed is text on the page, never markup', async () => {
  const { person } = await house.aMember({ firstName: '<script>alert(1)</script>', lastName: '"><img src=x>' });
  await retentionFixtures.keep(person.id, '<b onclick="x">&.txt', 'x');
  const { page } = await unpacked(person);
  expect(page).not.toMatch(/<script|<img|<b /);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('the page speaks the language we write to the person in', async () => {
  const caller = await house.aMember();
  await caller(setPreferences, { params: { userId: caller.person.id }, body: { family: false } });
  const { page } = await unpacked(caller.person, 'es');
  expect(page).toContain('<html lang="es">');
  for (const text of ['Todo lo suyo en Evenlight', 'Correo electrónico', 'Lo que no está aquí, y por qué'])
    expect(page).toContain(text);
  expect(page).not.toMatch(/E-mail address|Not given|Member since/);
});

test('what people wrote says no language, and what is ours is in the one of the page', async () => {
  const caller = await house.aMember({ firstName: 'Asha' });
  const { page } = await unpacked(caller.person, 'es');
  expect(page).toContain('<dt>Nombre</dt><dd dir="auto"><span lang="">Asha</span></dd>');
  expect(page).toContain('<dt>Está aquí como</dt><dd dir="auto">');
  expect(page).toMatch(/<time datetime="[^"]+">[^<]+ hora del Pacífico<\/time>/);
  expect(page).not.toMatch(/P[SD]T/);
});

test('the page says what is left out and why, and nothing about tables without people', async () => {
  const { page } = await unpacked((await house.aMember()).person);
  expect(page).toContain('What is not here, and why');
  expect(page).toContain('Codes, links and session values are secrets.');
  expect(page).toContain('Mail on its way waits sealed');
  expect(page).not.toContain('When the chat is answered');
});

test('a file that is gone, or damaged from the start, is named as missing and the rest is whole', async () => {
  const { person } = await house.aMember();
  const gone = await retentionFixtures.keep(person.id, 'gone.txt', 'gone');
  const bad = await retentionFixtures.keep(person.id, 'bad.txt', 'bad');
  await retentionFixtures.keep(person.id, 'good.txt', 'good');
  await rm(bytesOf(gone));
  await damage(bad, 2);
  const { entries, page, json } = await unpacked(person);
  expect([...entries.keys()].sort()).toEqual(['data.json', 'files/good.txt', 'index.html']);
  expect(page).toMatch(/gone\.txt<\/bdi> <span[^>]*>This file could not be read/);
  expect(page).toMatch(/bad\.txt<\/bdi> <span[^>]*>This file could not be read/);
  expect(json.files.map(({ state }: { state: string }) => state)).toEqual(['missing', 'missing', 'whole']);
  expect(json.sections.retention_fixtures[0]).toEqual({ title: 'gone.txt', fileId: null });
});

test('a file that is damaged further on is there as far as it goes, and says so', async () => {
  const { person } = await house.aMember();
  const id = await retentionFixtures.keep(person.id, 'long.bin', Buffer.alloc(1_000_000, 7));
  await retentionFixtures.keep(person.id, 'after.txt', 'after');
  await damage(id, 700_000);
  const { entries, page } = await unpacked(person);
  const cut = entries.get('files/long.bin') ?? Buffer.alloc(0);
  expect(cut.length).toBeGreaterThan(0);
  expect(cut.length).toBeLessThan(1_000_000);
  expect(entries.get('files/after.txt')?.toString()).toBe('after');
  expect(page).toContain('Only the beginning of this file could be read.');
});

testOnLinux('a reader who goes away leaves no file open, and the house stands', async () => {
  const { person } = await house.aMember();
  for (const name of ['one.bin', 'two.bin']) await retentionFixtures.keep(person.id, name, Buffer.alloc(8_000_000, 3));
  const early = await packAccount(world, declarations, { ...person, language: 'en' });
  early.destroy();
  await expect.poll(openFiles).toEqual([]);
  const late = await packAccount(world, declarations, { ...person, language: 'en' });
  await once(late, 'readable');
  late.read(1000);
  expect(await openFiles()).toHaveLength(1);
  late.destroy();
  await expect.poll(openFiles).toEqual([]);
  expect((await unpacked(person)).entries.size).toBe(4);
});

testOnLinux('files flow only as fast as they are read', async () => {
  const { person } = await house.aMember();
  for (const name of ['one.bin', 'two.bin', 'three.bin'])
    await retentionFixtures.keep(person.id, name, Buffer.alloc(8_000_000, 3));
  const bytes = await packAccount(world, declarations, { ...person, language: 'en' });
  await once(bytes, 'readable');
  // Time enough: meanwhile all of it flows to somebody who reads.
  await unpacked(person);
  expect(bytes.readableLength).toBeLessThan(1_000_000);
  expect(await openFiles()).toHaveLength(1);
  bytes.destroy();
  await expect.poll(openFiles).toEqual([]);
});

test('a download that is broken off over the network harms nobody', async () => {
  const caller = await house.aMember();
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = house.app.server.address() as AddressInfo;
  const { name, value } = caller.person.cookie;
  const path = `/api/users/${caller.person.id}/export`;
  const saidBefore = house.said.length;
  const options = { port, path, headers: { host: 'localhost:3000', cookie: `${name}=${value}` } };
  for (let round = 0; round < 3; round += 1) {
    const request = get(options);
    request.on('error', () => undefined);
    await once(request, 'response').then(([answer]) => answer.destroy());
  }
  const [answer] = await once(get(options), 'response');
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect([...(await readZip(await buffer(answer))).keys()]).toEqual(['index.html', 'data.json']);
  expect(house.said.slice(saidBefore).filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('every download is noted, and ten in an hour are enough', async () => {
  const caller = await house.aMember();
  const ask = () => caller.raw('GET', `/api/users/${caller.person.id}/export`);
  for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  const noted = await world.db.select().from(auditEntries).where(eq(auditEntries.actorId, caller.person.id));
  expect(noted.map(({ action }) => action)).toEqual(Array(10).fill('account.exported'));
});

test('fifteen minutes after the last proof another one is asked for', async () => {
  const caller = await house.aMember();
  house.clock.forward({ minutes: 15 });
  expect((await caller.raw('GET', `/api/users/${caller.person.id}/export`)).status).toBe(403);
  expect(await world.db.$count(users, eq(users.id, caller.person.id))).toBe(1);
});
