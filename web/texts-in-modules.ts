// After a build: writes every module once for each language, with its own texts in it. A browser then fetches the texts of
// the screens it opens, instead of all texts of the house.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compiledCatalogue } from './catalogue.ts';
import { textFolders } from './text-folders.ts';

type Texts = ReadonlyMap<string, string>;

// How the text macros leave a text: by its number, next to which its words may stand.
const NUMBERED = /\bid:(["'`])([\w+/-]{6})\1/g;
const ANY_NUMBER = /(["'`])([\w+/-]{6})\1/g;
// The router's list of all routes names what each of them imports, for preloads. Only the server writes those; without
// them the list is a fifth of its size.
const MANIFEST = /^manifest-\w+\.js$/;
const IMPORTS = /"imports":\[[^\]]*\]/g;
// A page that stays still has its one script in it by this name, whatever its language.
const WITHOUT_TEXTS = /^static-page-/;
// Modules name each other by relative paths, and stay in their folder by themselves; the router's list does not.
const MODULE_PATH = /(["'`])(\/?assets\/)([\w.-]+\.js)\1/g;

export async function putTextsIntoModules(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets');
  const entries = await readdir(assets, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await rm(join(assets, entry.name), { recursive: true });
  const names = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js')).map(({ name }) => name);
  const modules = await Promise.all(
    names.map(async (name) => ({ name, code: await readFile(join(assets, name), 'utf8') })),
  );
  for (const [locale, folder] of Object.entries(textFolders())) {
    const texts = textsOf(locale);
    await mkdir(join(assets, folder));
    for (const { name, code } of modules)
      await writeFile(join(assets, folder, name), written(code, { texts, folder, name }));
  }
  for (const { name } of modules) if (!WITHOUT_TEXTS.test(name)) await rm(join(assets, name));
}

function textsOf(locale: string): Texts {
  const compiled: { messages: Record<string, unknown> } = JSON.parse(compiledCatalogue(locale, 'json'));
  return new Map(Object.entries(compiled.messages).map(([id, words]) => [id, JSON.stringify(words)]));
}

function written(code: string, { texts, folder, name }: { texts: Texts; folder: string; name: string }): string {
  refuseUnreachable(code, texts, name);
  const lean = MANIFEST.test(name) ? code.replace(IMPORTS, '"imports":[]') : code;
  return lean
    .replace(NUMBERED, (found, _, id: string) => (texts.has(id) ? `${found},message:${texts.get(id)}` : found))
    .replace(MODULE_PATH, (_, quote: string, path: string, file: string) => `${quote}${path}${folder}/${file}${quote}`);
}

/** A text that is named in another way would be shown as its number. */
function refuseUnreachable(code: string, texts: Texts, name: string) {
  const rest = code.replace(NUMBERED, '');
  for (const [, , id = ''] of rest.matchAll(ANY_NUMBER))
    if (texts.has(id)) throw new Error(`${name} names the text ${id} in a way that texts-in-modules.ts does not know.`);
}
