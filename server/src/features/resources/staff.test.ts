// Our team writes: drafts that nobody else sees, one hand at a time, and nothing that was published is ever lost.
import {
  listEarlierTexts,
  listKeptResources,
  listResources,
  previewResource,
  publishResource,
  readResource,
  saveResourceDraft,
  withdrawResource,
} from '@evenlight/contract/resources';
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/tables.ts';
import { aText } from '../../testing/a-text.ts';
import { untilSomebodyWaits } from '../../testing/lock-waits.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { openLibrary } from './keep-library.ts';
import { readLibrary } from './library.ts';
import { resourceHistory, resources } from './tables.ts';

const house = await openTestHouse();
const { world } = house;
const visitor = house.aVisitor();
const staff = await house.aMember({ isStaff: true });
const colleague = await house.aMember({ isStaff: true });
await openLibrary(world);

const at = (slug: string) => ({ params: { slug, language: 'en' as const } });
const read = (slug: string) => visitor(readResource, { params: { slug }, query: {} });
const gone = { status: 404, code: 'resource.not_found' };

test('a draft is seen by nobody until it is published, and then by everybody', async () => {
  const kept = await staff(saveResourceDraft, {
    ...at('quiet-evening'),
    body: { draft: aText({ body: 'A zither.' }), version: 0 },
  });
  expect(kept).toMatchObject({ version: 1, published: null, draft: { title: 'A quiet evening' } });
  await expect(read('quiet-evening')).rejects.toMatchObject(gone);
  const published = await staff(publishResource, { ...at('quiet-evening'), body: { version: 1 } });
  expect(published).toMatchObject({ version: 2, draft: null, published: { title: 'A quiet evening' } });
  expect(await read('quiet-evening')).toMatchObject({ title: 'A quiet evening', minutes: 1 });
  const found = await visitor(listResources, { query: { search: 'zither' } });
  expect(found.map(({ slug }) => slug)).toEqual(['quiet-evening']);
});

test('families go on reading what was published while a new draft is written, and what they read stays in the history', async () => {
  await staff(saveResourceDraft, { ...at('two-lives'), body: { draft: aText({ title: 'First' }), version: 0 } });
  await staff(publishResource, { ...at('two-lives'), body: { version: 1 } });
  await staff(saveResourceDraft, { ...at('two-lives'), body: { draft: aText({ title: 'Second' }), version: 2 } });
  expect(await read('two-lives')).toMatchObject({ title: 'First' });
  await colleague(publishResource, { ...at('two-lives'), body: { version: 3 } });
  expect(await read('two-lives')).toMatchObject({ title: 'Second' });
  const history = await world.db
    .select()
    .from(resourceHistory)
    .where(eq(resourceHistory.slug, 'two-lives'))
    .orderBy(asc(resourceHistory.id));
  expect(history.map(({ content, publishedBy }) => [content.title, publishedBy])).toEqual([
    ['First', staff.person.id],
    ['Second', colleague.person.id],
  ]);
  const shown = await staff(listEarlierTexts, at('two-lives'));
  expect(shown.map(({ content, by }) => [content.title, by])).toEqual(
    history.map(({ content }) => [content.title, expect.any(String)]).reverse(),
  );
});

test('a text that is taken off the shelf stays as a draft, and can be published again', async () => {
  await staff(saveResourceDraft, {
    ...at('off-and-on'),
    body: { draft: aText({ body: 'A lighthouse.' }), version: 0 },
  });
  await staff(publishResource, { ...at('off-and-on'), body: { version: 1 } });
  const withdrawn = await staff(withdrawResource, { ...at('off-and-on'), body: { version: 2 } });
  expect(withdrawn).toMatchObject({ published: null, publishedAt: null, draft: { body: 'A lighthouse.' } });
  await expect(read('off-and-on')).rejects.toMatchObject(gone);
  expect(await visitor(listResources, { query: { search: 'lighthouse' } })).toEqual([]);
  await expect(staff(withdrawResource, { ...at('off-and-on'), body: { version: 3 } })).rejects.toMatchObject(gone);
  await staff(publishResource, { ...at('off-and-on'), body: { version: 3 } });
  expect(await read('off-and-on')).toMatchObject({ title: 'A quiet evening' });
});

test('whoever has not seen the last change overwrites nothing', async () => {
  await staff(saveResourceDraft, { ...at('two-hands'), body: { draft: aText({ title: 'Mine' }), version: 0 } });
  const late = { draft: aText({ title: 'Theirs' }), version: 0 };
  const refused = { status: 409, code: 'resource.changed_meanwhile' };
  await expect(colleague(saveResourceDraft, { ...at('two-hands'), body: late })).rejects.toMatchObject(refused);
  const ahead = { ...late, version: 7 };
  await expect(colleague(saveResourceDraft, { ...at('two-hands'), body: ahead })).rejects.toMatchObject(refused);
  await expect(colleague(publishResource, { ...at('two-hands'), body: { version: 0 } })).rejects.toMatchObject(refused);
  const kept = await staff(listKeptResources, {});
  expect(kept.find(({ slug }) => slug === 'two-hands')).toMatchObject({ version: 1, draft: { title: 'Mine' } });
  await expect(staff(saveResourceDraft, { ...at('not-begun'), body: { ...late, version: 3 } })).rejects.toMatchObject(
    refused,
  );
});

test('of two who save at once, one is kept and the other is told', async () => {
  const both = await Promise.allSettled(
    [staff, colleague].map((somebody, place) =>
      somebody(saveResourceDraft, { ...at('race'), body: { draft: aText({ title: `Hand ${place}` }), version: 0 } }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a change that is sent twice is made once', async () => {
  const twice = { ...at('twice'), body: { draft: aText(), version: 0 } };
  const saved = await Promise.all([staff(saveResourceDraft, twice), staff(saveResourceDraft, twice)]);
  expect(saved.map(({ version }) => version)).toEqual([1, 1]);
  const publish = { ...at('twice'), body: { version: 1 } };
  const published = await Promise.all([staff(publishResource, publish), staff(publishResource, publish)]);
  expect(published.map(({ version }) => version)).toEqual([2, 2]);
  expect(await world.db.$count(resourceHistory, eq(resourceHistory.slug, 'twice'))).toBe(1);
  const withdraw = { ...at('twice'), body: { version: 2 } };
  await Promise.all([staff(withdrawResource, withdraw), staff(withdrawResource, withdraw)]);
  const entries = await world.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, 'en/twice')))
    .orderBy(asc(auditEntries.id));
  expect(entries.map(({ action }) => action)).toEqual(['resource.saved', 'resource.published', 'resource.withdrawn']);
});

test('what the product brings is replaced by its next version, unless our team has written in it', async () => {
  const library = await readLibrary();
  const [untouched, edited, withdrawn] = library;
  if (!untouched || !edited || !withdrawn) throw new Error('the library has more than three texts');
  const draft = { ...edited.content, title: 'In our own words' };
  await staff(saveResourceDraft, { ...at(edited.slug), body: { draft, version: 1 } });
  await staff(publishResource, { ...at(edited.slug), body: { version: 2 } });
  await staff(withdrawResource, { ...at(withdrawn.slug), body: { version: 1 } });
  const next = [untouched, edited, withdrawn].map((text) => ({
    ...text,
    content: { ...text.content, title: 'From the product' },
    hash: 'next',
  }));
  await openLibrary(world, next);
  expect(await read(untouched.slug)).toMatchObject({ title: 'From the product' });
  expect(await read(edited.slug)).toMatchObject({ title: 'In our own words' });
  await expect(read(withdrawn.slug)).rejects.toMatchObject(gone);
});

test('what our team publishes in the very moment a new version starts is not put back', async () => {
  const text = (await readLibrary()).find(({ slug }) => slug === 'walking-slowly') ?? expect.fail();
  const ours = { ...text.content, title: 'Published by us' };
  const next = { ...text, content: { ...text.content, title: 'From the product' }, hash: 'next' };
  const before = await world.db.$count(resourceHistory, eq(resourceHistory.slug, text.slug));
  let start: Promise<void> | undefined;
  await world.db.transaction(async (db) => {
    const isText = and(eq(resources.slug, text.slug), eq(resources.language, text.language));
    await db.update(resources).set({ published: ours, fromLibrary: null, version: 2 }).where(isText);
    start = openLibrary(world, [next]);
    await untilSomebodyWaits(world.db);
  });
  await start;
  expect(await read(text.slug)).toMatchObject({ title: 'Published by us' });
  expect(await world.db.$count(resourceHistory, eq(resourceHistory.slug, text.slug))).toBe(before);
});

test('a preview stores nothing, and names related texts that are there', async () => {
  const draft = aText({ related: ['telling-a-child', 'no-such-text'] });
  const shown = await staff(previewResource, { body: { slug: 'only-looked-at', language: 'en', draft } });
  expect(shown.related.map(({ slug }) => slug)).toEqual(['telling-a-child']);
  expect(shown.blocks).toHaveLength(3);
  const kept = await staff(listKeptResources, {});
  expect(kept.some(({ slug }) => slug === 'only-looked-at')).toBe(false);
});

test('what cannot be shown is not kept, and an exercise needs something to play', async () => {
  const unreadable = { status: 422, code: 'resource.unreadable' };
  for (const draft of [
    aText({ body: '<b>bold</b>' }),
    aText({ body: 'A fee.\n\n{copy.imagined}' }),
    aText({ type: 'video', body: 'Words without steps.' }),
    aText({ type: 'video', body: 'Words.\n\n## Steps\n- 4 fly: Up' }),
    aText({ type: 'video', body: 'Words.\n\n## Steps\n- 400 in: Too long' }),
    aText({ type: 'video', body: 'Words.\n\n## Steps\n- 4 in: Good\n\nAnd more words.' }),
  ])
    await expect(staff(saveResourceDraft, { ...at('bad'), body: { draft, version: 0 } })).rejects.toMatchObject(
      unreadable,
    );
  const told = staff(saveResourceDraft, {
    ...at('bad'),
    body: { draft: aText({ body: 'Fine.\n\n`not`' }), version: 0 },
  });
  await expect(told).rejects.toMatchObject({ fields: { 'draft.body': '`not`' } });
  const wrong = staff(saveResourceDraft, { ...at('bad'), body: { draft: aText({ title: ' ' }), version: 0 } });
  await expect(wrong).rejects.toMatchObject({ status: 400, fields: { 'draft.title': expect.any(String) } });
});

test('a text without a draft cannot be published, nor one that was never begun', async () => {
  const nothing = staff(publishResource, { ...at('telling-a-child'), body: { version: 1 } });
  await expect(nothing).rejects.toMatchObject({ status: 409, code: 'resource.no_draft' });
  await expect(staff(publishResource, { ...at('never'), body: { version: 0 } })).rejects.toMatchObject(gone);
});

test('to everybody else there is no such place', async () => {
  const member = await house.aMember();
  const draft = aText();
  for (const somebody of [visitor, member]) {
    const none = { status: 404, code: 'path.not_found' };
    await expect(somebody(listKeptResources, {})).rejects.toMatchObject(none);
    await expect(somebody(saveResourceDraft, { ...at('theirs'), body: { draft, version: 0 } })).rejects.toMatchObject(
      none,
    );
    await expect(somebody(previewResource, { body: { slug: 'theirs', language: 'en', draft } })).rejects.toMatchObject(
      none,
    );
    await expect(somebody(publishResource, { ...at('two-hands'), body: { version: 1 } })).rejects.toMatchObject(none);
    await expect(somebody(withdrawResource, { ...at('two-lives'), body: { version: 4 } })).rejects.toMatchObject(none);
  }
});
