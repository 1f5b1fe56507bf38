// The texts that come with the product, as files: `library/<language>/<slug>.md`, some lines about the text and then the
// text itself. docs/resources.md explains each line.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@evenlight/contract/languages';
import { ResourceContent, Slug } from '@evenlight/contract/resources';

export type LibraryText = {
  slug: string;
  language: Language;
  content: ResourceContent;
  /** Changes when anything about the text does. */
  hash: string;
};

const LIBRARY_DIR = join(import.meta.dirname, 'library');

export async function readLibrary(directory = LIBRARY_DIR): Promise<LibraryText[]> {
  const shelves = await Promise.all(languages.map((language) => readShelf(directory, language)));
  return shelves.flat();
}

async function readShelf(directory: string, language: Language): Promise<LibraryText[]> {
  const files = await readdir(join(directory, language)).catch(() => []);
  const names = files.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = join(directory, language, name);
      return { language, ...readFileText(name.replace(/\.md$/, ''), await readFile(path, 'utf8')) };
    }),
  );
}

/** Throws with the name of the text: a library that cannot be read is a fault of ours, found before it is shipped. */
export function readFileText(slug: string, text: string): Omit<LibraryText, 'language'> {
  try {
    const content = ResourceContent.parse(contentIn(text));
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    return { slug: Slug.parse(slug), content, hash };
  } catch (error) {
    throw new Error(`The library's text '${slug}' cannot be read.`, { cause: error });
  }
}

function contentIn(text: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = new Map(head.split('\n').map((line) => fieldIn(line)));
  const listIn = (name: string, mark: string) =>
    (fields.get(name) ?? '')
      .split(mark)
      .map((part) => part.trim())
      .filter(Boolean);
  return {
    title: fields.get('title'),
    summary: fields.get('summary'),
    category: fields.get('category'),
    type: fields.get('type'),
    tags: listIn('tags', ','),
    traditions: listIn('traditions', ','),
    related: listIn('related', ','),
    sources: listIn('sources', ';'),
    reviewedOn: fields.get('reviewed'),
    body,
  };
}

/** Split at the first colon: titles have colons of their own. */
function fieldIn(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}
