// Every file that the house writes for somebody: papers, calendars, lists, exports. The API's own description says which.
import type { Language } from '@evenlight/contract/languages';
import type { Family } from '../sweep/look-at.ts';
import type { Seen } from './measure.ts';
import { type Paper, readerOfPapers } from './read-paper.ts';

type Asked = {
  origin: string;
  family: Family;
  languages: readonly [Language, Language];
  /** What papers have no marks for: names, and what the family wrote. */
  kept: readonly string[];
} & Parameters<typeof readerOfPapers>[0];

// Pictures, and files that people brought, say nothing of ours.
const OURS = /pdf|calendar|csv|text\/plain|zip/;
const readers = ['owner', 'keeper', 'staff', 'visitor'] as const;

/** What stands in a path, or has to be asked for, besides the things of the family. */
const kind = 'venues';
const choices = 'faithTradition=secular&packageTier=basic';

export async function seePapers(asked: Asked): Promise<{ seen: Seen[]; faults: string[] }> {
  const piecesOf = readerOfPapers(asked);
  const seen: Seen[] = [];
  const faults: string[] = [];
  for (const path of await pathsOfPapers(asked.origin)) {
    const [first, other] = await Promise.all(asked.languages.map((language) => paperAt(path, language, asked)));
    if (!first || !other) {
      faults.push(`${path}: nobody was given it`);
      continue;
    }
    if (first.fileName === other.fileName) faults.push(`${path}: is called ${other.fileName} in both languages`);
    seen.push({ name: `file: ${path}`, first: await piecesOf(first), other: await piecesOf(other) });
  }
  return { seen, faults };
}

type Described = { get?: { responses: Record<string, { content?: object }> } };

async function pathsOfPapers(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths }: { paths: Record<string, Described> } = await answer.json();
  const described = Object.entries(paths).flatMap(([path, { get }]) => {
    const types = Object.keys(get?.responses['200']?.content ?? {});
    return types.some((type) => OURS.test(type)) ? [path] : [];
  });
  return [...described, '/power-of-attorney-form.pdf'];
}

async function paperAt(path: string, language: Language, { origin, family }: Asked): Promise<Paper | undefined> {
  const ids: Record<string, unknown> = { ...family.ids, groupId: family.ids.supportGroupId, kind };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(ids[name])));
  for (const who of readers) {
    const session = family.people[who]?.cookie;
    const cookies = [`language=${language}`, ...(session ? [`${session.name}=${session.value}`] : [])];
    const answer = await fetch(`${origin}${address}?${choices}`, { headers: { cookie: cookies.join('; ') } });
    if (!answer.ok) continue;
    const { headers } = answer;
    return {
      language,
      type: headers.get('content-type') ?? '',
      bytes: Buffer.from(await answer.arrayBuffer()),
      fileName: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '',
    };
  }
  return undefined;
}
