// Venues around the centres of the ten cities, thicker where more people live. The Bay Area stays one: a hundred times as
// many venues stand in the same ten cities.
import type pg from 'pg';
import { type SampleCity, sampleCities } from '../../server/src/sample-data/places.ts';
import { AT_SIZE_ONE, type Growth, idIn, oneOf, range, thrown } from './measures.ts';

/** Where each is, and how many of nineteen venues it has. */
const centres: Record<SampleCity, readonly [latitude: number, longitude: number, size: number]> = {
  'San Francisco': [37.77, -122.42, 5],
  Oakland: [37.8, -122.27, 3],
  Berkeley: [37.87, -122.27, 1],
  'San Jose': [37.34, -121.89, 5],
  Fremont: [37.55, -121.99, 2],
  'Daly City': [37.69, -122.47, 1],
  'San Mateo': [37.56, -122.32, 1],
  'Los Altos': [37.38, -122.11, 1],
  Danville: [37.82, -121.99, 1],
  'San Ramon': [37.78, -121.98, 1],
};
/** Each city as often as it is large. */
export const citiesByPeople = sampleCities.flatMap((city) => Array<SampleCity>(centres[city][2]).fill(city));

const first =
  'Cedar Harbor Willow Lakeside Golden Redwood Bayview Mission Saint-Anne Laurel Alder Summit Valley Rosewood Hillcrest'.split(
    ' ',
  );
const second = ['Hall', 'Chapel', 'Garden', 'Temple', 'House', 'Center'];
const types = [
  'Religious – Church',
  'Religious – Temple',
  'Secular – Hall',
  'Secular – Garden',
  'Crematorium',
  'Funeral home',
];
const ends = ['Street', 'Avenue', 'Road', 'Way'];

/** As the product numbers them with the first listing in each. */
async function numberCities(client: pg.Client): Promise<void> {
  await client.query('insert into cities (name) select unnest($1::text[]) on conflict do nothing', [[...sampleCities]]);
}

export async function fillVenues(client: pg.Client, growth: Growth): Promise<void> {
  const places = Object.entries(centres).map(
    ([city, [latitude, longitude]]) => `('${city}', ${latitude}, ${longitude})`,
  );
  await numberCities(client);
  await client.query(
    `
    insert into venues (id, name, type, address, location, description, capacity, rating, reviews, amenities,
      faith_traditions, latitude, longitude, min_cents, max_cents, is_sample)
    select ${idIn('venue', 'n')},
      case when n % 500 = 250 then 'Ocotillo' else ${oneOf(first, thrown(11))} end || ' ' || ${oneOf(second, thrown(12))} || ' ' || n,
      ${oneOf(types, thrown(13))}, (1 + n % 9000) || ' ' || ${oneOf(first, thrown(14))} || ' ' || ${oneOf(ends, thrown(15))},
      place.city, repeat('A calm place with room for everybody. ', 4), 30 + ${thrown(16)} % 500, 3.5 + (n % 15) / 10.0, n % 300,
      array['Parking','Step-free access','Kitchen','Sound system'],
      case n % 7 when 0 then array['muslim'] when 1 then array['hindu','sikh'] when 2 then array['christian'] when 3 then array['jewish']
        when 4 then array['secular','christian'] when 5 then array['buddhist'] else array['sikh'] end,
      place.latitude + random_normal(0, 0.03), place.longitude + random_normal(0, 0.03),
      50000 + ${thrown(17)} % 400000, 500000, false
    from generate_series($1::bigint, $2::bigint) n
    join (values ${places.join(', ')}) place (city, latitude, longitude) on place.city = ${oneOf(citiesByPeople, thrown(18))}`,
    range(AT_SIZE_ONE.venues, growth),
  );
}
