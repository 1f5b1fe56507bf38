// Server reads: ours, a bare Node HTTP server that sends the same bytes, and the same reads written the common way, on one
// database, in turns.
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { Told } from '../baseline/server.ts';
import { type GrowingHouse, openGrowingHouse } from '../growth/growing-house.ts';
import { idOf } from '../growth/measures.ts';
import type { Findings, Say, Table } from '../report/table.ts';
import { inTurns, rate } from '../tools/asking.ts';
import type { AnswerToSend } from '../tools/bare-server.ts';
import { headerOf } from '../tools/bench-house.ts';
import { type Child, startChild } from '../tools/child.ts';
import { fillMemorial, PAGE } from '../tools/memorial-house.ts';
import { addressOf } from '../tools/open-owner.ts';
import { visibleText } from '../tools/visible-text.ts';

export const table: Table = { name: 'reads', title: 'Server reads', measure };

// BENCH_QUICK shortens every measurement, for whoever works on the bench itself.
const TIMES = process.env.BENCH_QUICK ? { seconds: 0.3, warmUp: 0.2 } : { seconds: 1, warmUp: 0.2 };
const ROUNDS = 3;
// Has two plans, one of them booked.
const PERSON = 11;
// What browsers say they take; pages are sent compressed, and so are the same bytes by the others.
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };
// A word of one visitor's own is in no cache.
const UNCACHED = `${PAGE}?said=bench`;

type Read = {
  what: string;
  path: string;
  /** What it is held against: public and kept answers against bare Node, dynamic ones against the common way. */
  kind: 'public' | 'drawn' | 'dynamic';
  headers: Record<string, string>;
  hasFile?: boolean;
};
type Asker = { id: string; cookie: string; cookieName: string };
type Contestants = { bare: Child; still: Child; common: Child };

function readsFor(person: Asker): Read[] {
  return [
    { what: 'about page', path: '/about', kind: 'public', headers: asBrowser },
    { what: 'services page', path: '/services', kind: 'public', headers: asBrowser },
    { what: 'public memorial, kept', path: PAGE, kind: 'public', headers: asBrowser, hasFile: true },
    { what: 'public memorial, drawn anew', path: UNCACHED, kind: 'drawn', headers: {} },
    {
      what: 'venue search',
      path: '/api/venues/search?faithTradition=hindu&minCapacity=100',
      kind: 'dynamic',
      headers: {},
    },
    { what: 'vendor search', path: '/api/vendors/search?category=florists&city=Oakland', kind: 'dynamic', headers: {} },
    {
      what: 'dashboard data',
      path: `/api/users/${person.id}/plans`,
      kind: 'dynamic',
      headers: { cookie: person.cookie },
    },
  ];
}

async function measure({ say }: { say: Say }): Promise<Findings> {
  const house = await openGrowingHouse();
  const children: Child[] = [];
  const start = async (...asked: Parameters<typeof startChild>) => {
    const child = await startChild(...asked);
    children.push(child);
    return child;
  };
  try {
    await house.fill({ from: 0, to: 1 });
    await fillMemorial(house);
    say('a house of 1,000 memorials, 1,000 vendors, 500 venues and 10,000 plans is filled');
    const person = await signedIn(house);
    const reads = readsFor(person);
    const contestants = await startContestants({ house, person, reads, start });
    await requireSameAnswers(house, contestants.common, reads);
    say('the common way gives the same answers');
    const rows: Rates[] = [];
    for (const read of reads) {
      const row = await ratesOf(read, house, contestants);
      rows.push(row);
      say(`${read.what}: ${Math.round(row.ours)} a second`);
    }
    return report(rows);
  } finally {
    for (const child of children) child.end();
    await house.close();
  }
}

async function signedIn(house: GrowingHouse): Promise<Asker> {
  const cookie = await house.signIn(PERSON);
  return { id: idOf('user', PERSON), cookie: headerOf(cookie), cookieName: cookie.name };
}

type Starting = { house: GrowingHouse; person: Asker; reads: Read[]; start: typeof startChild };

async function startContestants({ house, person, reads, start }: Starting): Promise<Contestants> {
  const answers = await Promise.all(reads.map((read) => answerOf(house.address, read)));
  const bare = await start(new URL('../tools/bare-server.ts', import.meta.url), { told: { answers } });
  const kept = answers.find(({ path }) => path === PAGE);
  const page = await (await fetch(house.address + PAGE)).text();
  const [origin] = /http:\/\/localhost:\d+/.exec(page) ?? [];
  if (!kept || !origin) throw new Error('The memorial page names no address of its own.');
  const file = join(house.dataDir, 'page.html');
  await writeFile(`${file}.br`, Buffer.from(kept.body, 'base64'));
  await writeFile(file, page);
  const still = await start(new URL('../tools/static-file.ts', import.meta.url), { words: [file] });
  const sessionKey = house.runningHouse.keys.of('sessions').toString('base64');
  const told: Told = {
    database: await addressOf(house.dataDir),
    session: { cookieName: person.cookieName, sessionKey },
    origin,
  };
  const common = await start(new URL('../baseline/server.ts', import.meta.url), { told });
  return { bare, still, common };
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/** What our server sends, byte by byte and with its headers, for the bare one to send as well. */
async function answerOf(address: string, { path, headers }: Read): Promise<AnswerToSend> {
  const asked = { headers: { 'accept-encoding': 'identity', ...headers } };
  // The second answer is the kept one, where there is one.
  await (await fetch(address + path, asked)).arrayBuffer();
  const answer = await responseTo(address + path, asked);
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  const sent: AnswerToSend['headers'] = { 'content-length': body.length };
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !OF_THE_CONNECTION.has(name)) sent[name] = value;
  }
  return { path, headers: sent, body: body.toString('base64') };
}

function responseTo(url: string, asked: RequestOptions): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, asked, resolve).on('error', reject);
  return promise;
}

/** Equal correctness: the same JSON, and of the page the same words in the same order. */
async function requireSameAnswers(house: GrowingHouse, common: Child, reads: readonly Read[]): Promise<void> {
  for (const { what, path, kind, headers } of reads.filter(({ kind }) => kind !== 'public')) {
    const textOf = async (address: string) => (await fetch(address + path, { headers })).text();
    const [ours, theirs] = await Promise.all([textOf(house.address), textOf(common.address)]);
    const said = (text: string): unknown => (kind === 'drawn' ? visibleText(text) : JSON.parse(text));
    const [one, other] = [said(ours), said(theirs)];
    if (isDeepStrictEqual(one, other)) continue;
    throw new Error(
      `${what}: the common way gives another answer.\n${whereTheyPart(JSON.stringify(one), JSON.stringify(other))}`,
    );
  }
}

function whereTheyPart(one: string, other: string): string {
  const at = [...one].findIndex((sign, place) => sign !== other[place]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  return `ours:   ${around(one)}\ntheirs: ${around(other)}`;
}

/** Answers a second; what a read is not held against has none. */
type Rates = Pick<Read, 'what' | 'kind'> & { ours: number; bare: number; common?: number; file?: number };

async function ratesOf(
  { what, kind, path, headers, hasFile }: Read,
  house: GrowingHouse,
  { bare, still, common }: Contestants,
): Promise<Rates> {
  const rateOf = (address: string, at = path) => rate(address, at, { ...TIMES, headers });
  const contestants = {
    bare: () => rateOf(bare.address),
    ours: () => rateOf(house.address),
    ...(kind === 'public' ? {} : { common: () => rateOf(common.address) }),
    ...(hasFile ? { file: () => rateOf(still.address, still.path) } : {}),
  };
  // A turn that does not count: Node compiles what is asked often, and a house has more to compile than a bare server.
  await inTurns(contestants, 1);
  const measured = await inTurns(contestants, ROUNDS);
  return {
    what,
    kind,
    ours: measured('ours'),
    bare: measured('bare'),
    ...('common' in contestants ? { common: measured('common') } : {}),
    ...('file' in contestants ? { file: measured('file') } : {}),
  };
}

const columns = [
  { key: 'what', label: 'read' },
  { key: 'ours', label: 'ours, a second' },
  { key: 'bare', label: 'bare Node, a second' },
  { key: 'ofBare', label: 'ours / bare' },
  { key: 'common', label: 'common way, a second' },
  { key: 'timesCommon', label: 'ours / common' },
  { key: 'ofFile', label: 'ours / static file' },
];

const lead = `Answers a second over 16 open connections, medians of three rounds in which all take turns, after one that does not count. The data is size 1x of the
growth table, and one memorial with 200 photos and 1,000 entries. *Bare Node* is an HTTP server without anything that sends
the very bytes and headers our server sent. The *common way* (\`bench/baseline\`) is Express 5 with Sequelize on the same database,
without prepared statements and without a cache; before anything is timed the run makes sure that it gives the same JSON, and
for the memorial the same words in the same order. Pages are asked for as browsers do, compressed; the other reads are not
compressed by either. Searches and the dashboard are worked out anew for every question, so they are held against the common
way: no answer that asks a database comes near a server that asks nothing. The memorial of the common way is a template of strings without
our header and footer.`;

function report(rows: readonly Rates[]): Findings {
  const ofBare = rows
    .filter(({ kind }) => kind === 'public')
    .map(({ what, ours, bare }) => ({ what, ratio: ours / bare }));
  const ofCommon = rows.flatMap(({ what, kind, ours, common }) =>
    common === undefined ? [] : [{ what, kind, ratio: ours / common }],
  );
  const kept = rows.find(({ file }) => file !== undefined);
  const drawn = rows.find(({ kind }) => kind === 'drawn');
  if (!kept?.file || !drawn) throw new Error('The memorial was not measured.');
  const ofFile = kept.ours / kept.file;
  const higher = { better: 'higher' } as const;
  return {
    lead,
    columns,
    rows: rows.map(({ what, ours, bare, common, file }) => ({
      what,
      ours,
      bare,
      ofBare: ours / bare,
      common: common ?? '',
      timesCommon: common ? ours / common : '',
      ofFile: file ? ours / file : '',
    })),
    notes: [],
    targets: [
      ...ofBare.map(({ what, ratio }) => ({ name: `${what}, of bare Node`, want: 0.6, got: ratio, ...higher })),
      ...ofCommon
        .filter(({ kind }) => kind === 'dynamic')
        .map(({ what, ratio }) => ({ name: `${what}, times the common way`, want: 2, got: ratio, ...higher })),
      { name: 'public memorial from the cache, of a static file', want: 0.5, got: ofFile, ...higher },
      { name: 'public memorial, drawn anew', want: 200, got: drawn.ours, unit: 'pages/s', ...higher },
    ],
    guarded: [
      ...rows.map(({ what, ours, bare }) => ({ name: `reads: ${what} / bare`, value: ours / bare, ...higher })),
      ...ofCommon.map(({ what, ratio }) => ({ name: `reads: ${what} / common way`, value: ratio, ...higher })),
      { name: 'reads: kept memorial / static file', value: ofFile, ...higher },
    ],
    charts: [
      {
        name: 'reads-of-bare',
        title: 'Public pages, of what bare Node sends',
        unit: 'ratio of answers a second',
        bars: ofBare.map(({ what, ratio }) => ({ label: what, value: ratio, target: 0.6 })),
      },
      {
        name: 'reads-times-common',
        title: 'Reads, times the common way',
        unit: 'ratio of answers a second',
        // The page comes last: it has no target.
        bars: ofCommon
          .toSorted((one, other) => Number(one.kind === 'drawn') - Number(other.kind === 'drawn'))
          .map(({ what, kind, ratio }) => ({
            label: what,
            value: ratio,
            ...(kind === 'dynamic' ? { target: 2 } : {}),
          })),
      },
    ],
  };
}
