// Server reads: ours, a bare Node HTTP server that sends the same bytes, and the same reads written the common way, on one
// database, in turns.
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DATABASE } from '../../server/src/platform/database/find-database.ts';
import { findRunningPostgres } from '../../server/src/platform/database/running-postgres.ts';
import { openGrowingHouse } from '../growth/growing-house.mjs';
import { idOf } from '../growth/measures.mjs';
import { fillMemorial, PAGE } from '../memorial-house.mjs';
import { inTurns, rate } from '../tools/asking.mjs';
import { startChild } from '../tools/child.mjs';
import { visibleText } from '../tools/visible-text.mjs';

export const table = { name: 'reads', title: 'Server reads', measure };

// BENCH_QUICK shortens every measurement, for whoever works on the bench itself.
const TIMES = process.env.BENCH_QUICK ? { seconds: 0.3, warmUp: 0.2 } : { seconds: 1, warmUp: 0.2 };
const ROUNDS = 3;
// Has two plans, one of them booked.
const PERSON = 11;
// What browsers say they take; pages are sent compressed, and so are the same bytes by the others.
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };
// A word of one visitor's own is in no cache.
const UNCACHED = `${PAGE}?said=bench`;

/** `kind` says what it is held against: public and kept answers against bare Node, dynamic ones against the common way. */
function readsFor(person) {
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

async function measure({ say }) {
  const house = await openGrowingHouse();
  const children = [];
  const start = async (...asked) => {
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
    const rows = [];
    for (const read of reads) {
      const rates = ratesOf(read, house, contestants);
      // A turn that does not count: Node compiles what is asked often, and a house has more to compile than a bare server.
      await inTurns(rates, 1);
      rows.push(rowOf(read, await inTurns(rates, ROUNDS)));
      say(`${read.what}: ${Math.round(rows.at(-1).ours)} a second`);
    }
    return report(rows);
  } finally {
    for (const child of children) child.end();
    await house.close();
  }
}

async function signedIn(house) {
  const { name, value } = await house.signIn(PERSON);
  return { id: idOf('user', PERSON), cookie: `${name}=${value}`, cookieName: name };
}

async function startContestants({ house, person, reads, start }) {
  const answers = await Promise.all(reads.map((read) => answerOf(house.address, read)));
  const bare = await start(new URL('../tools/bare-server.mjs', import.meta.url), { told: { answers } });
  const kept = answers.find(({ path }) => path === PAGE);
  const file = join(house.dataDir, 'page.html');
  await writeFile(`${file}.br`, Buffer.from(kept.body, 'base64'));
  await writeFile(file, await (await fetch(house.address + PAGE)).text());
  const still = await start(new URL('../static-file.mjs', import.meta.url), { words: [file] });
  const sessionKey = house.runningHouse.keys.of('sessions').toString('base64');
  const session = { cookieName: person.cookieName, sessionKey };
  const database = await findRunningPostgres(join(house.dataDir, 'database'), DATABASE);
  const page = await (await fetch(house.address + PAGE)).text();
  const [origin] = /http:\/\/localhost:\d+/.exec(page);
  const common = await start(new URL('../baseline/server.mjs', import.meta.url), {
    told: { database, session, origin },
  });
  return { bare, still, common };
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/** What our server sends, byte by byte and with its headers, for the bare one to send as well. */
async function answerOf(address, { path, headers }) {
  const asked = { headers: { 'accept-encoding': 'identity', ...headers } };
  // The second answer is the kept one, where there is one.
  await (await fetch(address + path, asked)).arrayBuffer();
  const { promise, resolve, reject } = Promise.withResolvers();
  get(address + path, asked, async (answer) => {
    const pieces = await Array.fromAsync(answer);
    if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`));
    const sent = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
    const body = Buffer.concat(pieces);
    resolve({
      path,
      headers: { ...Object.fromEntries(sent), 'content-length': body.length },
      body: body.toString('base64'),
    });
  }).on('error', reject);
  return promise;
}

/** Equal correctness: the same JSON, and of the page the same words in the same order. */
async function requireSameAnswers(house, common, reads) {
  for (const { what, path, kind, headers } of reads.filter(({ kind }) => kind !== 'public')) {
    const [ours, theirs] = await Promise.all(
      [house, common].map(async ({ address }) => (await fetch(address + path, { headers })).text()),
    );
    const [one, other] =
      kind === 'drawn' ? [ours, theirs].map(visibleText) : [ours, theirs].map((text) => JSON.parse(text));
    if (isDeepStrictEqual(one, other)) continue;
    throw new Error(
      `${what}: the common way gives another answer.\n${whereTheyPart(JSON.stringify(one), JSON.stringify(other))}`,
    );
  }
}

function whereTheyPart(one, other) {
  const at = [...one].findIndex((sign, place) => sign !== other[place]);
  const around = (text) => text.slice(Math.max(0, at - 60), at + 120);
  return `ours:   ${around(one)}\ntheirs: ${around(other)}`;
}

function ratesOf({ path, headers, kind, hasFile }, house, { bare, still, common }) {
  const rateOf = ({ address }, at = path) => rate(address, at, { ...TIMES, headers });
  return {
    bare: () => rateOf(bare),
    ours: () => rateOf(house),
    ...(kind === 'public' ? {} : { common: () => rateOf(common) }),
    ...(hasFile ? { file: () => rateOf(still, still.path) } : {}),
  };
}

function rowOf({ what, kind }, { bare, ours, common, file }) {
  return {
    what,
    kind,
    ours,
    bare,
    ofBare: ours / bare,
    common: common ?? '',
    timesCommon: common ? ours / common : '',
    ofFile: file ? ours / file : '',
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

function report(rows) {
  const of = (kind) => rows.filter((row) => row.kind === kind);
  const kept = rows.find(({ ofFile }) => ofFile !== '');
  const [drawn] = of('drawn');
  const higher = { better: 'higher' };
  return {
    lead,
    columns,
    rows: rows.map(({ kind: _, ...row }) => row),
    targets: [
      ...of('public').map(({ what, ofBare }) => ({ name: `${what}, of bare Node`, want: 0.6, got: ofBare, ...higher })),
      ...of('dynamic').map(({ what, timesCommon }) => ({
        name: `${what}, times the common way`,
        want: 2,
        got: timesCommon,
        ...higher,
      })),
      { name: 'public memorial from the cache, of a static file', want: 0.5, got: kept.ofFile, ...higher },
      { name: 'public memorial, drawn anew', want: 200, got: drawn.ours, unit: 'pages/s', ...higher },
    ],
    guarded: [
      ...rows.map(({ what, ofBare }) => ({ name: `reads: ${what} / bare`, value: ofBare, ...higher })),
      ...rows
        .filter(({ timesCommon }) => timesCommon !== '')
        .map(({ what, timesCommon }) => ({ name: `reads: ${what} / common way`, value: timesCommon, ...higher })),
      { name: 'reads: kept memorial / static file', value: kept.ofFile, ...higher },
    ],
    charts: [
      {
        name: 'reads-of-bare',
        title: 'Public pages, of what bare Node sends',
        unit: 'ratio of answers a second',
        bars: of('public').map(({ what, ofBare }) => ({ label: what, value: ofBare, target: 0.6 })),
      },
      {
        name: 'reads-times-common',
        title: 'Reads, times the common way',
        unit: 'ratio of answers a second',
        bars: [...of('dynamic'), drawn].map(({ what, kind, timesCommon }) => ({
          label: what,
          value: timesCommon,
          ...(kind === 'dynamic' ? { target: 2 } : {}),
        })),
      },
    ],
  };
}
