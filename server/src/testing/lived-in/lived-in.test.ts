// A family that has used everything asks for every answer and every page there is: none is a fault of the house, and each
// answer is what its contract says. `TEST_ALL=1` makes a whole family of each tradition and asks as everybody.
import type { Endpoint } from '@evenlight/contract/endpoint';
import { cancelSchedule } from '@evenlight/contract/scheduling';
import { faithTraditions } from '@evenlight/contract/traditions';
import { expect, test } from 'vitest';
import { users } from '../../features/accounts/tables.ts';
import { loadSampleFamily } from '../../sample-data/sample-family.ts';
import { ask, sentTo } from '../../security/matrix/ask.ts';
import { matrix, nameOf } from '../../security/matrix/matrix.ts';
import { openTestHouse } from '../open-test-house.ts';
import { aLivedInFamily, type LivedInFamily, withPlanOf } from './lived-in-family.ts';
import { placeInTestHouse } from './place-in-test-house.ts';
import { isSignedIn, lookerIn, pathsOf, type Screen, screens } from './screens.ts';

const isEverything = Boolean(process.env.TEST_ALL);
const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000000' } });
const place = placeInTestHouse(house);
const [firstTradition, ...otherTraditions] = faithTraditions;
const family = await aLivedInFamily(place, { tradition: firstTradition });

const reads = house.world.served.filter(({ method }) => method === 'GET');
const readers = ['visitor', 'owner', 'staff', 'editor', 'keeper'] as const;
type Reader = (typeof readers)[number];

function entryOf(endpoint: Endpoint) {
  const entry = matrix[nameOf(endpoint)];
  if (!entry) throw new Error(`${nameOf(endpoint)} has no entry in the matrix`);
  return entry;
}

/** The faults that the server logged. */
const faultsSaidSince = (before: number) => house.said.slice(before).filter((line) => JSON.parse(line).level >= 50);

async function walk(of: LivedInFamily, asked: readonly Endpoint[], whoAsks: (endpoint: Endpoint) => readonly Reader[]) {
  const before = house.said.length;
  const faults: string[] = [];
  const answered = new Set<string>();
  const people = { ...of.people, visitor: undefined };
  for (const endpoint of asked) {
    const name = nameOf(endpoint);
    const sent = await sentTo(endpoint, entryOf(endpoint), { house, ...of });
    for (const reader of whoAsks(endpoint)) {
      const { status, body } = await ask(house, endpoint, sent, people[reader]);
      if (status >= 500) faults.push(`${name} by ${reader}: ${status} ${body}`);
      if (status < 200 || status > 299) continue;
      answered.add(name);
      const read = endpoint.returns?.safeParse(JSON.parse(body));
      if (read?.error) faults.push(`${name} by ${reader}: ${read.error.message}`);
    }
  }
  expect([...faults, ...faultsSaidSince(before)]).toEqual([]);
  return asked.map(nameOf).filter((name) => !answered.has(name));
}

/** Whoever asked to be let in reads how that stands; nobody else does. */
const forOthers = ['GET /family-requests/:invitationId'];

test('everybody is given every answer, or refused', async () => {
  expect(await walk(family, reads, () => readers)).toEqual(forOthers);
});

/** What is open to everybody is the same for every family, and a file is written from what was read. */
const ofAFamily = reads.filter((endpoint) => endpoint.access !== 'anyone' && !endpoint.produces);
const whoseTurn = ({ access }: Endpoint): readonly Reader[] => [access === 'staff' ? 'staff' : 'owner'];

test.each(otherTraditions.map((tradition, at) => ({ tradition, number: at + 1 })))(
  'a family of another tradition is given its answers: $tradition',
  async ({ tradition, number }) => {
    const other = isEverything
      ? await aLivedInFamily(place, { tradition, number })
      : await withPlanOf(family, tradition, number);
    const unanswered = isEverything ? await walk(other, reads, () => readers) : await walk(other, ofAFamily, whoseTurn);
    expect(unanswered).toEqual(forOthers);
    // Nobody holds more than a few dates at once, and the next one wants theirs.
    const params = { planId: other.ids.planId };
    await other.people.owner(cancelSchedule, { params });
  },
);

test('every route has a line in the table of screens', async () => {
  const { default: routes } = await import('../../../../web/src/app/routes.ts');
  const known = new Set(screens.map(({ route }) => route));
  const paths = pathsOf(routes);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
  expect([...known].filter((route) => !paths.includes(route))).toEqual([]);
});

async function drawn({ who, address, status: expected = 200, name }: Screen): Promise<string[]> {
  const before = house.said.length;
  const person = isSignedIn(who) ? lookerIn(family, who).person : undefined;
  const { statusCode: status, body } = await house.app.inject({
    url: address(family).replace(/#.*/, ''),
    headers: {
      host: 'localhost:3000',
      ...(person ? { cookie: `${person.cookie.name}=${person.cookie.value}` } : {}),
    },
  });
  return [
    ...(status === expected ? [] : [`${name} for ${who}: ${status} instead of ${expected}`]),
    ...(body.includes('Something went wrong') ? [`${name} for ${who}: a broken screen`] : []),
    ...faultsSaidSince(before).map((line) => `${name} for ${who}: ${line}`),
  ];
}

test('every screen can be drawn for those it is for', async () => {
  const faults: string[] = [];
  for (const screen of screens) faults.push(...(await drawn(screen)));
  expect(faults).toEqual([]);
});

test('a house where somebody has an account takes in no sample family, and says who lives there', async () => {
  const before = await house.world.db.$count(users);
  const said: string[] = [];
  await loadSampleFamily(house.world, house.app, (sentence) => void said.push(sentence));
  expect(await house.world.db.$count(users)).toBe(before);
  expect(said.join('\n')).toContain('asha@rao.example');
});
