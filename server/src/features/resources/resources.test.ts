// The library as families find and read it, and as our team writes in it.
import { listDatedFacts } from '@evenlight/contract/facts';
import { listResources, previewResource, RESOURCE_BODY_MAX_LENGTH, readResource } from '@evenlight/contract/resources';
import { expect, test } from 'vitest';
import { aText } from '../../testing/a-text.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { openFacts } from '../facts/keep-first-facts.ts';
import { openLibrary } from './keep-library.ts';
import { readLibrary } from './library.ts';
import { blocksOf } from './read-markdown.ts';
import { resourceHistory, resources } from './tables.ts';

const house = await openTestHouse();
const { world } = house;
const visitor = house.aVisitor();
// English alone, so that what happens without a translation can be seen.
const library = (await readLibrary()).filter(({ language }) => language === 'en');
await openLibrary(world, library);

const plain = aText();

const find = async (query: Parameters<typeof ask>[0]) => (await ask(query)).map(({ slug }) => slug);
const ask = (query: { search?: string; category?: 'faith' | 'crisis'; type?: 'video'; tradition?: 'sikh' | 'other' }) =>
  visitor(listResources, { query });

test('anybody finds every text, what may save a life first, then what the first days ask', async () => {
  const all = await ask({});
  expect(all.length).toBe(library.length);
  const categories = all.map(({ category }) => category);
  expect(categories.lastIndexOf('crisis')).toBe(categories.filter((category) => category === 'crisis').length - 1);
  const first = all.find(({ category }) => category !== 'crisis');
  expect(first?.slug).toBe('the-first-days');
  for (const { minutes } of all) expect(minutes).toBeGreaterThanOrEqual(1);
});

test('a text is found by its words, by other endings, by a part, and in spite of a mistake', async () => {
  expect((await find({ search: 'sleep' }))[0]).toMatch(/sleep/);
  expect(await find({ search: 'sleeping' })).toContain('sleep-after-a-loss');
  expect(await find({ search: 'shiv' })).toContain('jewish-mourning');
  expect(await find({ search: 'suicde' })).toContain('suicide-loss');
  expect(await find({ search: 'greif' })).toContain('grief-in-the-body');
  expect(await find({ search: 'buddist mourning' })).toContain('buddhist-mourning');
  expect(await find({ search: 'ourning' })).toContain('sikh-mourning');
  expect(await find({ search: 'how do I tell my little daughter that grandma died' })).toContain('telling-a-child');
  expect(await find({ search: 'zzzzqqq' })).toEqual([]);
});

test('a word in the title weighs more than one in the text', async () => {
  expect((await find({ search: 'obituary' }))[0]).toBe('writing-an-obituary');
  expect((await find({ search: 'overdose' }))[0]).toBe('overdose-loss');
});

test('filters go together with words', async () => {
  expect((await ask({ category: 'crisis' })).every(({ category }) => category === 'crisis')).toBe(true);
  expect((await ask({ type: 'video', search: 'breathing' })).map(({ type }) => type)).not.toContain('article');
  expect(await find({ category: 'crisis', search: 'shloshim' })).toEqual([]);
});

test('whoever names a tradition finds its texts first, those for everybody too, and no other tradition’s', async () => {
  const sikh = await find({ tradition: 'sikh' });
  expect(sikh[0]).toBe('sikh-mourning');
  expect(sikh).toContain('telling-a-child');
  expect(sikh).not.toContain('jewish-mourning');
  expect(await find({ tradition: 'other' })).not.toContain('sikh-mourning');
});

test.each([
  "'",
  '\\',
  ':*',
  '!(a & b)',
  "a'); drop table resources; --",
  '%',
  '_',
  '☂',
  'ﬁ',
  '<b>',
  'or and not',
  '& | !',
])('a search for %s is only words', async (search) => {
  await expect(ask({ search })).resolves.toBeInstanceOf(Array);
});

test('a search longer than anybody types, or a part that is not there, names the field', async () => {
  const long = ask({ search: 'a'.repeat(101) });
  await expect(long).rejects.toMatchObject({ status: 400, code: 'request.invalid' });
  const wrong = visitor(listResources, { query: { category: 'cooking' as 'faith' } });
  await expect(wrong).rejects.toMatchObject({ fields: { category: expect.any(String) } });
});

test('one text comes in parts that a page can show, with its related texts', async () => {
  const text = await visitor(readResource, { params: { slug: 'the-first-days' }, query: {} });
  expect(text.blocks.some((block) => block.kind === 'heading')).toBe(true);
  expect(text.steps).toEqual([]);
  expect(text.sources.length).toBeGreaterThan(0);
  expect(text.related.length).toBeGreaterThan(0);
  expect(JSON.stringify(text)).not.toContain('**');
});

test('a figure of others is read together with the text, with the day of its check or as one to ask for', async () => {
  await openFacts(house.world);
  const slug = 'death-certificates-and-permits';
  const { blocks } = await visitor(readResource, { params: { slug }, query: {} });
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  expect(facts).toEqual(await visitor(listDatedFacts, { query: { keys: 'copy.certified', county: '' } }));
  expect(facts).toMatchObject([{ key: 'copy.certified' }]);
});

test('an exercise has steps to play, and they are not in its text', async () => {
  const text = await visitor(readResource, { params: { slug: 'one-minute-of-breathing' }, query: {} });
  expect(text.steps[2]).toEqual({ seconds: 4, movement: 'in', words: 'Breathe in' });
  expect(JSON.stringify(text.blocks)).not.toContain('Steps');
});

test('what is not there is not found, whatever is asked for', async () => {
  for (const slug of ['no-such-text', 'a'.repeat(80)])
    await expect(visitor(readResource, { params: { slug }, query: {} })).rejects.toMatchObject({
      code: 'resource.not_found',
    });
  await expect(visitor(readResource, { params: { slug: '../etc' }, query: {} })).rejects.toMatchObject({ status: 400 });
});

test('a Spanish reader gets the Spanish text where there is one, and else the English one', async () => {
  const [some] = library;
  if (!some) throw new Error('there is a library');
  const content = { ...some.content, title: 'Un minuto de respiración', summary: 'Cinco respiraciones lentas.' };
  const spanish = { slug: 'one-minute-of-breathing', language: 'es' as const, content, hash: 'es' };
  await openLibrary(world, [spanish]);
  const cards = await visitor(listResources, { query: { language: 'es' } });
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  expect(bySlug.size).toBe(cards.length);
  expect(bySlug.get('one-minute-of-breathing')).toMatchObject({ language: 'es', title: content.title });
  expect(bySlug.get('telling-a-child')).toMatchObject({ language: 'en' });
  const found = await visitor(listResources, { query: { language: 'es', search: 'respiraciones' } });
  expect(found.map(({ slug }) => slug)).toEqual(['one-minute-of-breathing']);
  const unaccented = await visitor(listResources, { query: { language: 'es', search: 'respiracion' } });
  expect(unaccented.map(({ slug }) => slug)).toEqual(['one-minute-of-breathing']);
  const english = await visitor(listResources, { query: { language: 'es', search: 'obituaries' } });
  expect(english[0]?.slug).toBe('writing-an-obituary');
  expect((await visitor(listResources, { query: {} })).every(({ language }) => language === 'en')).toBe(true);
});

test('the sitemap names every text once', async () => {
  const { body } = await house.app.inject({ url: '/sitemap.xml', headers: { host: 'localhost:3000' } });
  expect(body.match(/\/support\/resources\/one-minute-of-breathing</g)).toHaveLength(1);
});

test('the sitemap leaves out a text that whoever names no language would not find', async () => {
  await openLibrary(world, [{ slug: 'solo-en-espanol', language: 'es', content: aText(), hash: 'es' }]);
  await expect(visitor(readResource, { params: { slug: 'solo-en-espanol' }, query: {} })).rejects.toMatchObject({
    code: 'resource.not_found',
  });
  const { body } = await house.app.inject({ url: '/sitemap.xml', headers: { host: 'localhost:3000' } });
  expect(body).not.toContain('solo-en-espanol');
});

test('two processes that start at once put the library up once', async () => {
  const before = await world.db.$count(resourceHistory);
  const changed = library.slice(0, 5).map((text) => ({ ...text, hash: `${text.hash}x` }));
  await Promise.all([openLibrary(world, changed), openLibrary(world, changed), openLibrary(world, changed)]);
  expect(await world.db.$count(resourceHistory)).toBe(before + 5);
  await openLibrary(world, library);
  await openLibrary(world, library);
  expect(await world.db.$count(resourceHistory)).toBe(before + 10);
  const [row] = await world.db.select().from(resources).limit(1);
  expect(row?.searchable).toBeTruthy();
});

test.each([
  ['a picture', '![a](/a.png)'],
  ['HTML', 'Hello <b>you</b>'],
  ['a block of HTML', '<script>alert(1)</script>'],
  ['a table', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['code', 'Say `this`'],
  ['a block of code', '```\ncode\n```'],
  ['a line', '---'],
  ['a top heading', '# Big'],
  ['a deep heading', '#### Small'],
  ['a list in a list', '- a\n  - b'],
  ['a task', '- [ ] a'],
  ['a foreign link', '[see](https://example.com)'],
  ['a bare address', 'Look at https://example.com now'],
  ['a mail address', 'Write to somebody@example.com'],
  ['a script link', '[a](javascript:alert(1))'],
  ['a link to another house', '[a](//example.com)'],
  ['a link with a title', '[a](/contact "b")'],
  ['a struck word', 'This is ~~gone~~'],
  ['a quote within thousands of others', '>'.repeat(RESOURCE_BODY_MAX_LENGTH)],
])('%s cannot be shown, and its place is named', async (_, body) => {
  const staff = await house.aMember({ isStaff: true });
  const draft = { ...plain, body };
  const preview = staff(previewResource, { body: { slug: 'a-text', language: 'en', draft } });
  await expect(preview).rejects.toMatchObject({ status: 422, code: 'resource.unreadable' });
});

test.each(['//elsewhere.example', '/about.example', 'https://elsewhere.example', '/%2f/elsewhere.example'])(
  'a link to %s is refused before anybody reads it',
  (href) => {
    expect(() => blocksOf(`Read [this](${href}).`)).toThrow();
    expect(blocksOf('Read [this](/support/safety).')).toHaveLength(1);
  },
);
