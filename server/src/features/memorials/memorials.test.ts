// Making, sharing, changing, hiding, deleting and bringing back a memorial.
import { randomUUID } from 'node:crypto';
import { MemorialId } from '@evenlight/contract/ids';
import {
  createMemorial,
  deleteMemorial,
  getMemorial,
  getMemorialBySlug,
  listMemorials,
  listStoryVersions,
  publishMemorial,
  renewMemorialLink,
  restoreMemorial,
  updateMemorial,
} from '@evenlight/contract/memorials/memorial';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../testing/lock-waits.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { memorialCollaborators } from './collaboration/tables.ts';
import { forgetMemorials } from './jobs.ts';
import { slugOf } from './slugs.ts';
import { lockMemorial } from './store.ts';

const house = await openTestHouse();
const gone = { status: 404, code: 'memorial.not_found' };
let people = 0;

function aName(): string {
  people += 1;
  return `Leela ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[people % 26]}${people} Rao`;
}

test('a public memorial is readable by everybody, by its number and by its name', async () => {
  const owner = await house.aMember();
  const fullName = aName();
  const made = await owner(createMemorial, {
    body: { fullName, birthDate: '1941-03-04', deathDate: '2026-10-28', biography: 'She sang.', isPublic: true },
  });
  expect(made).toMatchObject({
    role: 'owner',
    isPublic: true,
    privacy: 'public',
    slug: expect.stringMatching(new RegExp(`^${slugOf(fullName)}-[a-z2-9]{5}$`)),
    version: 1,
  });
  const visitor = house.aVisitor();
  const byId = await visitor(getMemorial, { params: { memorialId: made.id } });
  expect(byId).toMatchObject({ fullName, role: null, userId: null, birthDate: '1941-03-04', address: made.slug });
  expect(await visitor(getMemorialBySlug, { params: { address: made.slug ?? '' } })).toEqual(byId);
});

test('two of one name get two addresses, also at the same moment', async () => {
  const [one, other] = [await house.aMember(), await house.aMember()];
  const body = { fullName: 'José Núñez', isPublic: true };
  const made = await Promise.all([one(createMemorial, { body }), other(createMemorial, { body })]);
  for (const { slug } of made) expect(slug).toMatch(/^jose-nunez-[a-z2-9]{5}$/);
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(2);
});

test('a new address tells nobody whether a page of that name was here before', async () => {
  const [owner, curious] = [await house.aMember(), await house.aMember()];
  const shapeOf = (slug: string | null) => slug?.replace(/[a-z2-9]{5}$/, 'ending');
  const fullName = 'Unmistakable Person';
  const alone = await curious(createMemorial, { body: { fullName: 'Another Person', isPublic: true } });
  const { id } = await owner(createMemorial, { body: { fullName, isPublic: true } });
  await owner(updateMemorial, { params: { memorialId: id }, body: { isPublic: false } });
  const second = await curious(createMemorial, { body: { fullName, isPublic: true } });
  expect(shapeOf(second.slug)).toBe('unmistakable-person-ending');
  expect(shapeOf(alone.slug)).toBe('another-person-ending');
});

test('whose page it is, is told to its own people alone, by every path', async () => {
  const owner = await house.aMember();
  const made = await owner(createMemorial, { body: { fullName: aName(), isPublic: true } });
  expect(made.userId).toBe(owner.person.id);
  const address = encodeURIComponent(made.slug ?? '');
  const stranger = await house.aMember();
  for (const caller of [house.aVisitor(), stranger])
    for (const path of [`memorials/${made.id}`, `memorials/slug/${address}`, `memorials/page/${address}`]) {
      const { text } = await caller.raw('GET', `/api/${path}`);
      expect(text).not.toContain(owner.person.id);
    }
});

test('addresses are made of what people are called, in any script, and never of digits alone', () => {
  expect(slugOf("Mary-Ann O'Brien")).toBe('mary-ann-obrien');
  expect(slugOf('François Ñandú')).toBe('francois-nandu');
  expect(slugOf('陳大文')).toBe('陳大文');
  expect(slugOf('فاطمة الزهراء')).toBe('فاطمة-الزهراء');
  expect(slugOf('ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ')).toBe('ਗੁਰਪ੍ਰੀਤ-ਸਿੰਘ');
  expect(slugOf('1984')).toBe('memorial-1984');
  expect(slugOf('💐')).toBe('memorial');
});

test('a request sent twice makes one memorial', async () => {
  const owner = await house.aMember();
  const body = { fullName: aName(), idempotencyKey: randomUUID() };
  const both = await Promise.all([owner(createMemorial, { body }), owner(createMemorial, { body })]);
  expect(both[0]?.id).toBe(both[1]?.id);
  expect(await owner(listMemorials, { params: { userId: owner.person.id } })).toHaveLength(1);
});

test('a draft is seen by its maker alone until it is published', async () => {
  const owner = await house.aMember();
  const draft = await owner(createMemorial, { body: { fullName: aName(), isPublic: true, isDraft: true } });
  expect(draft).toMatchObject({ publishedAt: null, slug: null, address: null });
  const params = { memorialId: draft.id };
  await expect(house.aVisitor()(getMemorial, { params })).rejects.toMatchObject(gone);
  await expect(house.aVisitor()(publishMemorial, { params })).rejects.toMatchObject(gone);
  const published = await owner(publishMemorial, { params });
  expect(published.slug).toMatch(new RegExp(`^${slugOf(draft.fullName)}-`));
  expect(await house.aVisitor()(getMemorial, { params })).toMatchObject({ role: null });
});

test('an address stays, whatever the name becomes', async () => {
  const owner = await house.aMember();
  const { id, slug } = await owner(createMemorial, { body: { fullName: aName(), isPublic: true } });
  const changed = await owner(updateMemorial, { params: { memorialId: id }, body: { fullName: 'Another Name' } });
  expect(changed.slug).toBe(slug);
});

test('strangers find a private memorial by no path, and a public one that is closed is closed at once', async () => {
  const owner = await house.aMember();
  const [stranger, visitor] = [await house.aMember(), house.aVisitor()];
  const { id, slug } = await owner(createMemorial, { body: { fullName: aName(), isPublic: true } });
  const params = { memorialId: id };
  const address = { params: { address: slug ?? '' } };
  await owner(updateMemorial, { params, body: { isPublic: false } });
  for (const caller of [stranger, visitor]) {
    await expect(caller(getMemorial, { params })).rejects.toMatchObject(gone);
    await expect(caller(getMemorialBySlug, address)).rejects.toMatchObject(gone);
    await expect(caller(updateMemorial, { params, body: { biography: 'x' } })).rejects.toMatchObject(gone);
    await expect(caller(deleteMemorial, { params })).rejects.toMatchObject(gone);
    await expect(caller(listStoryVersions, { params })).rejects.toMatchObject(gone);
  }
  const missing = { params: { memorialId: MemorialId.parse(987_654_321) } };
  await expect(visitor(getMemorial, missing)).rejects.toMatchObject(gone);
  expect(await owner(getMemorial, { params })).toMatchObject({ privacy: 'invited', role: 'owner' });
});

test('on a public memorial a visitor is asked to sign in and a stranger is told no', async () => {
  const owner = await house.aMember();
  const { id } = await owner(createMemorial, { body: { fullName: aName(), isPublic: true } });
  const change = { params: { memorialId: id }, body: { biography: 'x' } };
  await expect(house.aVisitor()(updateMemorial, change)).rejects.toMatchObject({ status: 401 });
  const stranger = await house.aMember();
  await expect(stranger(updateMemorial, change)).rejects.toMatchObject({ code: 'memorial.role_too_low' });
  await expect(stranger(deleteMemorial, { params: change.params })).rejects.toMatchObject({ status: 403 });
});

test('an unlisted memorial opens by its random address, until it gets a new one', async () => {
  const owner = await house.aMember();
  const made = await owner(createMemorial, { body: { fullName: aName(), privacy: 'unlisted' } });
  expect(made).toMatchObject({ isPublic: false, slug: null });
  expect(made.address).toMatch(/^[\w-]{22}$/);
  const visitor = house.aVisitor();
  const open = (address: string | null) => visitor(getMemorialBySlug, { params: { address: address ?? '' } });
  expect(await open(made.address)).toMatchObject({ fullName: made.fullName, role: null, slug: null });
  await expect(visitor(getMemorial, { params: { memorialId: made.id } })).rejects.toMatchObject(gone);
  const renewed = await owner(renewMemorialLink, { params: { memorialId: made.id } });
  await expect(open(made.address)).rejects.toMatchObject(gone);
  expect(await open(renewed.address)).toMatchObject({ id: made.id });
});

test('a stale save is refused and overwrites nothing', async () => {
  const owner = await house.aMember();
  const { id, version } = await owner(createMemorial, { body: { fullName: aName(), biography: 'First.' } });
  const params = { memorialId: id };
  const saved = await owner(updateMemorial, { params, body: { biography: 'Second.', version } });
  expect(saved.version).toBe(version + 1);
  const stale = owner(updateMemorial, { params, body: { biography: 'Third.', version } });
  await expect(stale).rejects.toMatchObject({ status: 409, code: 'memorial.changed_meanwhile' });
  expect(await owner(getMemorial, { params })).toMatchObject({ biography: 'Second.' });
  const versions = await owner(listStoryVersions, { params });
  expect(versions.map(({ biography }) => biography)).toEqual(['Second.', 'First.']);
  expect(versions[0]?.savedBy).toBe('Ada Okafor');
});

test('days are checked, also against those that were there before', async () => {
  const owner = await house.aMember();
  const wrong = { fullName: aName(), birthDate: '1990-01-02', deathDate: '1990-01-01' };
  await expect(owner(createMemorial, { body: wrong })).rejects.toMatchObject({ status: 400 });
  const { id } = await owner(createMemorial, { body: { fullName: aName(), birthDate: '1950-05-05' } });
  const params = { memorialId: id };
  for (const body of [{ deathDate: '1949-01-01' }, { deathDate: '2999-01-01' }, { birthDate: '2999-01-01' }])
    await expect(owner(updateMemorial, { params, body })).rejects.toMatchObject({ status: 400 });
  await expect(owner(createMemorial, { body: { fullName: '   ' } })).rejects.toMatchObject({ status: 400 });
});

test('owner, slug, number and times cannot be set from outside', async () => {
  const [owner, other] = [await house.aMember(), await house.aMember()];
  const { id, slug } = await owner(createMemorial, { body: { fullName: aName(), isPublic: true } });
  const body = { userId: other.person.id, slug: 'mine-now', id: 1, createdAt: '2001-01-01', fullName: 'New' };
  const changed = await owner(updateMemorial, { params: { memorialId: id }, body });
  expect(changed).toMatchObject({ id, slug, userId: owner.person.id, fullName: 'New' });
});

test('a deleted memorial is gone for everybody, can be brought back for 30 days, and is then forgotten', async () => {
  const owner = await house.aMember();
  const { id } = await owner(createMemorial, { body: { fullName: aName(), isPublic: true } });
  const params = { memorialId: id };
  await owner(deleteMemorial, { params });
  await expect(house.aVisitor()(getMemorial, { params })).rejects.toMatchObject(gone);
  await expect(owner(getMemorial, { params })).rejects.toMatchObject(gone);
  const [listed] = await owner(listMemorials, { params: { userId: owner.person.id } });
  expect(listed?.restorableUntil).not.toBeNull();
  await expect((await house.aMember())(restoreMemorial, { params })).rejects.toMatchObject(gone);
  expect(await owner(restoreMemorial, { params })).toMatchObject({ id, isPublic: true });
  await owner(deleteMemorial, { params });
  house.clock.forward({ days: 29 });
  await forgetMemorials(house.world);
  const later = await house.onAnotherDevice(owner);
  expect(await later(listMemorials, { params: { userId: owner.person.id } })).toHaveLength(1);
  house.clock.forward({ days: 2 });
  const atLast = await house.onAnotherDevice(owner);
  await expect(atLast(restoreMemorial, { params })).rejects.toMatchObject(gone);
  await forgetMemorials(house.world);
  expect(await atLast(listMemorials, { params: { userId: owner.person.id } })).toEqual([]);
});

test("somebody else's list is not found", async () => {
  const [owner, other] = [await house.aMember(), await house.aMember()];
  const theirs = other(listMemorials, { params: { userId: owner.person.id } });
  await expect(theirs).rejects.toMatchObject({ status: 404, code: 'user.not_found' });
});

test('a role that is taken away while a change waits for its turn no longer counts', async () => {
  const [owner, editor] = [await house.aMember(), await house.aMember()];
  const { id } = await owner(createMemorial, { body: { fullName: aName(), biography: 'Hers.', isPublic: true } });
  const params = { memorialId: id };
  const about = { id: randomUUID(), email: editor.person.email, userId: editor.person.id, role: 'editor' } as const;
  const at = house.clock.now();
  const row = { ...about, memorialId: id, isDelegate: false, invitedAt: at, acceptedAt: at };
  await house.world.db.insert(memorialCollaborators).values(row);
  let waiting: Promise<unknown> = Promise.resolve();
  await house.world.db.transaction(async (db) => {
    await lockMemorial(db, id);
    waiting = editor(updateMemorial, { params, body: { biography: 'Mine.' } }).catch((error) => error);
    await untilSomebodyWaits(house.world.db);
    await db.delete(memorialCollaborators).where(eq(memorialCollaborators.id, about.id));
  });
  expect(await waiting).toMatchObject({ code: 'memorial.role_too_low' });
  expect(await owner(getMemorial, { params })).toMatchObject({ biography: 'Hers.' });
});

test('somebody who makes one memorial and publishes another at the same moment waits for nobody', async () => {
  const owner = await house.aMember();
  for (let round = 0; round < 6; round += 1) {
    const { id } = await owner(createMemorial, { body: { fullName: aName() } });
    const change = { params: { memorialId: id }, body: { privacy: 'public', biography: `Story ${round}` } } as const;
    await Promise.all([
      owner(updateMemorial, change),
      owner(createMemorial, { body: { fullName: aName(), isPublic: true } }),
    ]);
  }
});
