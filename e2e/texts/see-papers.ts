// Every file that the house writes for somebody: papers, calendars, lists, exports. The API's own description says which.
import type { Language } from '@evenlight/contract/languages';
import type { Family } from '../sweep/look-at.ts';
import type { Seen } from './measure.ts';
import { type Paper, readerOfPapers } from './read-paper.ts';

type Asked = {
  origin: string;
  /** Alike, and each reads its own language. */
  families: readonly { language: Language; family: Family }[];
  /** What papers have no marks for: names, and what the family wrote. */
  kept: readonly string[];
} & Parameters<typeof readerOfPapers>[0];

// Pictures, and files that people brought, say nothing of ours. What our team takes out to bring back has every language in it.
const FOR_OUR_TEAM = '/api/staff/';
const OURS = /pdf|calendar|csv|text\/plain|zip/;
const readers = ['owner', 'keeper', 'staff', 'visitor'] as const;

/** What has to be asked for where no plan says it. */
const choices = 'faithTradition=secular&packageTier=basic';

export async function seePapers(asked: Asked): Promise<{ seen: Seen[]; faults: string[] }> {
  const piecesOf = readerOfPapers(asked);
  const seen: Seen[] = [];
  const faults: string[] = [];
  for (const path of await pathsOfPapers(asked.origin)) {
    const [first, other] = await Promise.all(asked.families.map((one) => paperAt(asked.origin + path, one)));
    if (!first || !other) {
      faults.push(`${path}: nobody was given it`);
      continue;
    }
    if (first.fileName === other.fileName && !SAME_EVERYWHERE.test(other.fileName))
      faults.push(`${path}: is called ${other.fileName} in both languages`);
    seen.push({ name: `file: ${path}`, first: await piecesOf(first), other: await piecesOf(other) });
  }
  return { seen, faults };
}

/** The name of the house and a day are the same in every language. */
const SAME_EVERYWHERE = /^evenlight-\d+-\d+-\d+\.zip$/;

type Described = { get?: { responses: Record<string, { content?: object }> } };

async function pathsOfPapers(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths }: { paths: Record<string, Described> } = await answer.json();
  const described = Object.entries(paths).flatMap(([path, { get }]) => {
    const types = Object.keys(get?.responses['200']?.content ?? {});
    return types.some((type) => OURS.test(type)) && !path.startsWith(FOR_OUR_TEAM) ? [path] : [];
  });
  return [...described, '/power-of-attorney-form.pdf'];
}

type Reader = Asked['families'][number];

async function paperAt(path: string, { language, family }: Reader): Promise<Paper | undefined> {
  const ids: Record<string, unknown> = { ...family.ids, groupId: family.ids.supportGroupId };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(ids[name])));
  for (const who of readers) {
    const session = family.people[who]?.cookie;
    const cookies = [`language=${language}`, ...(session ? [`${session.name}=${session.value}`] : [])];
    const answer = await fetch(`${address}?${choices}`, { headers: { cookie: cookies.join('; ') } });
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
