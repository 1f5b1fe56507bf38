// A house in use is copied by the operator's commands, comes back elsewhere, and is lived in there.
import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askToSignIn, signIn } from '@evenlight/contract/accounts';
import { deleteDocument, listDocuments, openDocument, StoredDocument } from '@evenlight/contract/documents';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { runCommandProcess } from '../testing/command-process.ts';
import { codeIn, mailTo } from '../testing/mail-reader.ts';
import { openRunningHouse } from '../testing/open-running-house.ts';
import type { Person } from '../testing/people.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { browserWith, callerWith, overHttp } from '../testing/test-client.ts';
import { newTestDatabase } from '../testing/test-postgres.ts';
import { aPdf, multipartBody } from '../testing/uploads.ts';

const directory = await mkdtemp(join(tmpdir(), 'evenlight-operations-'));
// As root, PostgreSQL runs as somebody else, who must be able to pass through.
await chmod(directory, 0o711);
const database = await newTestDatabase(inject('postgres'));
const settings = { DATA_DIR: join(directory, 'house'), DATABASE_URL: database.url, SAMPLE_DATA: 'off' };
const house = await startServerProcess({ ...settings, RATE_LIMIT_FACTOR: '1000' });
const runningHouse = await openRunningHouse({ NODE_ENV: 'test', ...settings });
afterAll(async () => {
  await runningHouse.close();
  await house.end('SIGTERM');
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const cookieOf = ({ cookie }: Person) => `${cookie.name}=${cookie.value}`;

async function upload(person: Person, bytes: Buffer) {
  const files = [{ bytes, name: 'scan.pdf', type: 'application/pdf' }];
  const answer = await fetch(`${house.address}/api/documents/upload`, {
    method: 'POST',
    headers: {
      origin: house.address,
      cookie: cookieOf(person),
      'content-type': 'multipart/form-data; boundary=----evenlight-test-boundary',
    },
    body: new Uint8Array(multipartBody({ fields: { documentType: 'death-certificate' }, files })),
  });
  return StoredDocument.parse(await answer.json());
}

/** People come, send papers and take them back, until told to stop. */
function startLoad(paper: Buffer) {
  let isOver = false;
  let rounds = 0;
  const live = async () => {
    const person = await runningHouse.aMember();
    const call = callerWith(overHttp(house.address), { cookie: cookieOf(person) });
    for (; !isOver; rounds += 1) {
      const { id } = await upload(person, paper);
      await upload(person, paper);
      await call(deleteDocument, { params: { documentId: id } });
      await runningHouse.aMember();
    }
  };
  const lives = [live(), live()];
  return async () => {
    isOver = true;
    await Promise.all(lives);
    return rounds;
  };
}

test('a house in use is backed up and comes back elsewhere: its people sign in and read their papers', async () => {
  const paper = await aPdf('The last will of Rosa Lima.');
  const ada = await runningHouse.aMember();
  await upload(ada, paper);
  const stop = startLoad(paper);
  const backup = join(directory, 'backup');
  const made = await runCommandProcess('backup', settings, backup);
  expect(await stop()).toBeGreaterThan(0);
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^The house as it was at .* is in /) });
  expect((await readdir(directory)).sort()).toEqual(['backup', 'house']);

  const there = join(directory, 'there');
  await cp(join(directory, 'house/keys'), join(there, 'keys'), { recursive: true });
  await chmod(there, 0o711);
  const restored = await runCommandProcess('restore', { DATA_DIR: there }, backup);
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/^The house is as it was at /) });
  const counts = /\d+ tables with \d+ rows, \d+ files/;
  expect(counts.exec(restored.said)?.[0]).toBe(counts.exec(made.said)?.[0]);

  const second = await startServerProcess({ DATA_DIR: there, SAMPLE_DATA: 'off' });
  onTestFinished(async () => void (await second.end('SIGTERM')));
  const browser = browserWith(overHttp(second.address));
  await browser(askToSignIn, { body: { email: ada.email } });
  await browser(signIn, { body: { email: ada.email, code: codeIn(await mailTo(there, ada.email)) } });
  const [document] = await browser(listDocuments, { params: { userId: ada.id } });
  if (!document) throw new Error('her paper did not come along');
  const { url } = await browser(openDocument, { params: { documentId: document.id } });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const bytes = await (await fetch(`${second.address}${url}`, { headers: { cookie } })).arrayBuffer();
  expect(Buffer.from(bytes)).toEqual(paper);

  // With PostgreSQL built in, those that may join the running house do; a restore is refused.
  const [verified, next, refused] = await Promise.all([
    runCommandProcess('audit', { DATA_DIR: there }, 'verify'),
    runCommandProcess('backup', { DATA_DIR: there }, join(directory, 'next')),
    runCommandProcess('restore', { DATA_DIR: there }, backup),
  ]);
  expect([verified.code, next.code, refused.code]).toEqual([0, 0, 1]);
  expect(refused.said).toMatch(/^Nothing was restored\.\nThis house is not empty/);
});
