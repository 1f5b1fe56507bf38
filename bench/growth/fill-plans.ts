// People and their plans: lines from the catalogue as it stands, a first version each, a venue for every second one, and
// for every fifth a day that is booked.
import type pg from 'pg';
import type { PackagedTradition } from '../../contract/src/traditions.ts';
import { AT_SIZE_ONE, type Growth, idIn, oneOf, range } from './measures.ts';

const told: PackagedTradition[] = ['hindu', 'muslim', 'jewish', 'christian', 'buddhist', 'sikh', 'secular'];

/** From one size to the next; in `client`'s own transaction. */
export async function fillPlans(client: pg.Client, growth: Growth): Promise<void> {
  await client.query(
    `
    insert into users (id, first_name, last_name, email, role, created_at, language)
    select ${idIn('user', 'n')}, 'Ada', 'Okafor ' || n, 'person-' || n || '@example.org', 'member',
      now() - interval '800 days' + n * interval '2 minutes', 'en'
    from generate_series($1::bigint, $2::bigint) n`,
    range(AT_SIZE_ONE.users, growth),
  );
  const plans = range(AT_SIZE_ONE.plans, growth);
  await client.query(planRows, plans);
  // The key is made again over all rows, as a restore does: that takes half of the time.
  await client.query('alter table plan_lines drop constraint plan_lines_pkey');
  await client.query(lineRows, plans);
  await client.query('alter table plan_lines add constraint plan_lines_pkey primary key (plan_id, position)');
  await client.query(versionRows, plans);
  const venues = range(AT_SIZE_ONE.venues, growth);
  await client.query(selectionRows, [...plans, ...venues]);
  await client.query(bookedRows, [...plans, ...venues]);
}

/**
 * Out of sixteen million numbers the product throws one for each plan. Among as many plans as here the same would be thrown
 * again within one filling, so they are counted, with the same signs.
 */
export async function countPlanNumbers(owner: pg.Client): Promise<void> {
  // Beside the product's own schema, so that a house of the bench can be backed up and restored.
  await owner.query('create schema bench');
  await owner.query('create sequence bench.plan_numbers');
  await owner.query('grant usage on schema bench to evenlight_app');
  await owner.query('grant usage on sequence bench.plan_numbers to evenlight_app');
  await owner.query(`
    alter table plans alter column number set default
      'EV-' || translate(lpad(to_hex(nextval('bench.plan_numbers')), 6, '0'), '0123456789abcdef', '34679CDFGHJKMNPR')`);
}

const made = `now() - interval '800 days' + n * interval '1 minute'`;

/** Most families take the simplest package of their tradition; so does everybody here. */
const planRows = `
  insert into plans (id, user_id, save_key, title, plan_intent, faith_tradition, branch, package_tradition, package_tier,
    package_name, service_type, budget_cents, person_name, relation, date_of_death, service_date, status, version,
    created_at, updated_at)
  select ${idIn('plan', 'n')}, ${idIn('user', '(n + 1) / 2')}, ${idIn('plan', 'n')}, packages.name, null, packages.tradition,
    '', packages.tradition, packages.tier, packages.name, packages.service_type, 500000 + n % 1000000, 'Elena Ruiz', 'mother',
    '2026-10-28', null, (array['draft','draft','draft','active','completed'])[1 + n % 5], 1, ${made}, ${made}
  from generate_series($1::bigint, $2::bigint) n
  join packages on is_listed and packages.tier = 'basic' and packages.tradition = ${oneOf(told, '(n + 1) / 2 / 5')}`;

const lineRows = `
  insert into plan_lines (plan_id, position, item, source, name, kind, cents, can_decline, is_declined)
  select plans.id, line.position, line.id, 'package', line.name, line.kind, line.price_cents, line.can_decline, false
  from plans
  join packages on packages.tradition = plans.package_tradition and packages.tier = plans.package_tier and is_listed
  join package_lines line on line.package_id = packages.id
  where plans.id between ${idIn('plan', '$1')} and ${idIn('plan', '$2')}`;

/** Without their lines, which take a minute to write and are read by nothing that is measured here. */
const versionRows = `
  insert into plan_versions (plan_id, version, author_id, at, snapshot)
  select id, 1, user_id, created_at, jsonb_build_object('title', title, 'personName', person_name, 'relation', relation,
    'packageTier', package_tier, 'packageName', package_name, 'isArchived', false, 'venue', null, 'lines', '[]'::jsonb)
  from plans where id between ${idIn('plan', '$1')} and ${idIn('plan', '$2')}`;

/** Of ten plans, two are booked, three have a venue only, and five have none. Venues are those of the same size. */
const isBooked = 'n % 10 < 2';
const venueOf = '$3::bigint + n % ($4::bigint - $3::bigint + 1)';

const selectionRows = `
  insert into venue_selections (plan_id, venue_id, selected_cents, status, selected_at)
  select ${idIn('plan', 'n')}, ${idIn('venue', venueOf)}, 120000, case when ${isBooked} then 'confirmed' else 'pending' end, ${made}
  from generate_series($1::bigint, $2::bigint) n where n % 10 < 5`;

/** Every venue has four days booked, whatever the size: more venues, not busier ones. */
const bookedRows = `
  with booked as (
    select n, row_number() over (partition by ${venueOf} order by n) as turn, ${venueOf} as venue
    from generate_series($1::bigint, $2::bigint) n where ${isBooked}
  ), dated as (
    select n, venue, date '2026-09-01' + (turn * 40 + venue % 37)::int as day from booked
  ), days as (
    insert into venue_days (venue_id, day, plan_id, held_until)
    select ${idIn('venue', 'venue')}, day, ${idIn('plan', 'n')}, null from dated
  )
  insert into plan_schedules (plan_id, mode, day, start_minute, wished_days, note, at)
  select ${idIn('plan', 'n')}, 'blocked', day, 600, '', '', now() from dated`;
