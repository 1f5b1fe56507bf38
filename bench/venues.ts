// How long the venue search takes at the server with 50,000 venues, against the same server's plainest answer.
// Target: every filter under 30 ms on two cores.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { searchVenues } from '../contract/src/venues.ts';
import type { Db } from '../server/src/platform/database/database.ts';
import { countPlanNumbers } from './growth/fill-plans.ts';
import { analyze, openBenchHouse } from './tools/bench-house.ts';
import { rounded } from './tools/figures.ts';
import { openOwner } from './tools/open-owner.ts';
import { timesOf } from './tools/times-of.ts';

const VENUES = 50_000;
const TIMES = 60;

const questions = {
  'first page': '',
  'last page': 'page=20',
  'rare word': 'search=ocotillo',
  'common word': 'search=street',
  'one letter': 'search=a',
  faith: 'faithTradition=muslim',
  'faith with crematoria': 'faithTradition=hindu',
  type: 'type=traditional',
  city: 'location=Oakland',
  'capacity and cost': 'minCapacity=200&maxCost=150000',
  'free on a day': 'date=2090-05-06&availability=available',
  'taken on a day': 'date=2090-05-06&availability=pending',
  everything:
    'search=hall&type=secular&faithTradition=sikh&location=Fremont&minCapacity=50&maxCost=400000&date=2090-05-06&availability=available',
};

const house = await openBenchHouse();
const { runningHouse } = house;
try {
  await fill(runningHouse.db);
  const plain = await timesOf(house.address, '/healthz', TIMES);
  const rows = [];
  for (const [question, query] of Object.entries(questions)) {
    const path = `/api/venues/search?${query}`;
    const { total, isMore } = searchVenues.returns.parse(await (await fetch(house.address + path)).json());
    const taken = await timesOf(house.address, path, TIMES);
    rows.push({
      question,
      found: isMore ? `${total}+` : total,
      'median ms': rounded(taken.median),
      'p95 ms': rounded(taken.p95),
      'times a plain answer': rounded(taken.median / plain.median),
      'under 30 ms': taken.p95 < 30 ? 'yes' : 'NO',
    });
  }
  console.table(rows);
} finally {
  await house.close();
}

/** Names, kinds and prices spread as in real life; one venue in five has the day taken. */
async function fill(db: Db): Promise<void> {
  await db.execute(sql`
    insert into venues (id, name, type, address, location, description, capacity, rating, reviews, amenities,
      faith_traditions, latitude, longitude, min_cents, max_cents, is_sample)
    select gen_random_uuid(),
      (array['Cedar','Harbor','Willow','Saint Anne','Lakeside','Golden','Ocotillo Ridge','Redwood','Bayview','Mission'])[
        case when n % 5000 = 0 then 7 else 1 + (n % 6) end] || ' ' ||
      (array['Hall','Chapel','Garden','Temple','House','Center'])[1 + (n % 6)] || ' ' || n,
      (array['Religious – Church','Religious – Temple','Secular – Hall','Secular – Garden','Crematorium','Funeral home'])[1 + (n % 6)],
      (n % 9000) || ' ' || (array['Oak','Elm','Bay','Hill','Park'])[1 + (n % 5)] || ' ' || (array['Street','Avenue','Road'])[1 + (n % 3)],
      (array['San Francisco','Oakland','Berkeley','San Jose','Fremont','Daly City','San Mateo','Los Altos','Danville','San Ramon'])[1 + (n % 10)],
      repeat('A calm place with room for everybody. ', 4), 30 + (n * 37) % 500, 4.2, n % 300,
      array['Parking','Step-free access','Kitchen','Sound system'],
      case n % 7 when 0 then array['muslim'] when 1 then array['hindu','sikh'] when 2 then array['christian'] when 3 then array['jewish']
        when 4 then array['secular','christian'] when 5 then array['buddhist'] else array['sikh'] end,
      37.3 + (n % 100) / 200.0, -122.5 + (n % 90) / 180.0, 50000 + (n * 7919) % 400000, 500000, false
    from generate_series(1, ${VENUES}) n`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from venues where not is_sample order by id limit 10000`,
  );
  const owner = await openOwner(house.dataDir);
  await countPlanNumbers(owner);
  await owner.end();
  const person = await runningHouse.aMember();
  for (let from = 0; from < rows.length; from += 2_000) {
    const part = rows.slice(from, from + 2_000).map(({ id }) => ({ id, plan: randomUUID() }));
    const [venues, plans] = [part.map(({ id }) => id), part.map(({ plan }) => plan)];
    await db.execute(sql`
      insert into plans (id, user_id, title, faith_tradition, branch, package_tradition, package_tier, package_name,
        service_type, person_name, relation, status, version, created_at, updated_at)
      select plan, ${person.id}, 'Bench', 'secular', '', 'secular', 'basic', 'Bench', 'memorial', '', '', 'draft', 1,
        now(), now() from unnest(${sql.param(plans)}::uuid[]) plan`);
    await db.execute(sql`
      insert into venue_days (venue_id, day, plan_id, held_until)
      select * from unnest(${sql.param(venues)}::uuid[], array_fill('2090-05-06'::date, array[${part.length}::int]),
        ${sql.param(plans)}::uuid[], array_fill('2091-01-01'::timestamptz, array[${part.length}::int]))`);
  }
  await analyze(db, ['venues', 'venue_days', 'plans']);
}
