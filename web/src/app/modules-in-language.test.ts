import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { textFolders } from '../../text-folders';
import { putTextsIntoModules } from '../../texts-in-modules';
import { modulesFor } from './modules-in-language';

afterEach(() => vi.unstubAllGlobals());

const { en = '', es = '' } = textFolders();

/** A build with these modules, and how one of them reads after the texts were put in. */
async function aBuild(modules: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'evenlight-texts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const assets = join(folder, 'assets');
  await mkdir(assets);
  for (const [name, code] of Object.entries(modules)) await writeFile(join(assets, name), code);
  return {
    putTexts: () => putTextsIntoModules(folder),
    read: (language: string, name: string) => readFile(join(assets, language, name), 'utf8'),
    names: async () => (await readdir(assets)).filter((name) => name.endsWith('.js')),
  };
}

/** The number of a text, as the macros leave it in a module. */
async function numberOf(words: string): Promise<string> {
  const { messages } = await import('../../../languages/en.po');
  const [number] = Object.entries(messages).find(([, text]) => Array.isArray(text) && text[0] === words) ?? [];
  if (!number) throw new Error(`there is no text ${words}`);
  return number;
}

test('a module brings its words along, in each language', async () => {
  const id = await numberOf('Saturday');
  const build = await aBuild({ 'a-1.js': `say({id:\`${id}\`});b({id:"row"})`, 'static-page-1.js': 'still()' });
  await build.putTexts();
  expect(await build.read(en, 'a-1.js')).toBe(`say({id:\`${id}\`,message:["Saturday"]});b({id:"row"})`);
  expect(await build.read(es, 'a-1.js')).toContain('message:["sábado"]');
  // What pages name without a language stays where it was; nothing else does.
  expect(await build.names()).toEqual(['static-page-1.js']);
});

test('modules that are named by their whole path stay in their language, and the list of routes is short', async () => {
  const list = 'x={"module":"/assets/a-1.js","imports":["/assets/b-1.js"],"css":["/assets/c-1.css"]}';
  const build = await aBuild({ 'manifest-1.js': list, 'a-1.js': 'deps=["assets/b-1.js","assets/c-1.css"]' });
  await build.putTexts();
  expect(await build.read(es, 'manifest-1.js')).toBe(
    `x={"module":"/assets/${es}/a-1.js","imports":[],"css":["/assets/c-1.css"]}`,
  );
  expect(await build.read(es, 'a-1.js')).toBe(`deps=["assets/${es}/b-1.js","assets/c-1.css"]`);
});

test('a text that would be shown as its number stops the build', async () => {
  const id = await numberOf('Saturday');
  const build = await aBuild({ 'a-1.js': `say("${id}")` });
  await expect(build.putTexts()).rejects.toThrow(`a-1.js names the text ${id}`);
});

test('a page names the modules of its language; a broken one those in English, one in development those there are', () => {
  const manifest = { entry: { module: '/assets/a-1.js', imports: [] }, routes: {}, url: '', version: '' };
  const entry = (root: object | undefined) =>
    modulesFor({ manifest, staticHandlerContext: { loaderData: { root } } } as unknown as EntryContext).entry.module;
  vi.stubGlobal('TEXT_FOLDERS', { en: 'en-1', es: 'es-1' });
  expect(entry({ locale: 'es' })).toBe('/assets/es-1/a-1.js');
  expect(entry(undefined)).toBe('/assets/en-1/a-1.js');
  vi.stubGlobal('TEXT_FOLDERS', null);
  expect(entry({ locale: 'es' })).toBe('/assets/a-1.js');
});
