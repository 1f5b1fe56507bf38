import { packagedTraditions } from '@evenlight/contract/traditions';
import { CREMATORIUM, groupOfType, suitsTradition } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { type SampleCity, sampleCities } from '../places.ts';
import { sampleVenues } from './sample-venues.ts';

const byName = sampleVenues.map((venue) => [venue.name, venue] as const);

/** South, north, west and east of the built-up city, so that a point in the box is on land or very near it. */
const boxes: Record<SampleCity, [south: number, north: number, west: number, east: number]> = {
  'San Francisco': [37.708, 37.806, -122.513, -122.382],
  Oakland: [37.735, 37.855, -122.3, -122.15],
  Berkeley: [37.847, 37.9, -122.3, -122.245],
  'San Jose': [37.22, 37.42, -121.98, -121.77],
  Fremont: [37.48, 37.592, -122.06, -121.9],
  'Daly City': [37.66, 37.708, -122.492, -122.43],
  'San Mateo': [37.53, 37.585, -122.345, -122.295],
  'Los Altos': [37.34, 37.395, -122.125, -122.08],
  Danville: [37.8, 37.84, -122.01, -121.94],
  'San Ramon': [37.745, 37.785, -121.99, -121.9],
};

/** A house of one faith lists that faith and no other. */
const ownFaith: Record<string, string> = {
  'Religious – Church': 'christian',
  'Religious – Chapel': 'christian',
  'Religious – Synagogue': 'jewish',
  'Religious – Mosque': 'muslim',
  'Religious – Temple': 'hindu',
  'Religious – Gurdwara': 'sikh',
  'Religious – Buddhist temple': 'buddhist',
};

const types = [
  ...Object.keys(ownFaith),
  'Secular – Garden',
  'Secular – Hall',
  'Secular – Community center',
  'Secular – Waterfront',
  'Crematorium',
  'Funeral home',
];

test('there are enough venues to try things out with, in every city and of every kind', () => {
  expect(sampleVenues.length).toBeGreaterThanOrEqual(48);
  for (const city of sampleCities) {
    expect(sampleVenues.filter((it) => it.location === city).length, city).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(sampleVenues.map((it) => it.type))).toEqual(new Set(types));
  expect(new Set(sampleVenues.map((it) => groupOfType(it.type)))).toEqual(
    new Set(['religious', 'secular', 'traditional']),
  );
});

test.each(packagedTraditions)('%s families are named by at least five venues', (tradition) => {
  expect(sampleVenues.filter((it) => it.faithTraditions.includes(tradition)).length).toBeGreaterThanOrEqual(5);
});

test('names, addresses and places on the map are all different', () => {
  const all = sampleVenues.length;
  expect(new Set(sampleVenues.map((it) => it.name)).size).toBe(all);
  expect(new Set(sampleVenues.map((it) => it.address)).size).toBe(all);
  expect(new Set(sampleVenues.map((it) => `${it.latitude},${it.longitude}`)).size).toBe(all);
});

test.each(byName)('%s lies in the city it names', (_name, venue) => {
  const [south, north, west, east] = boxes[venue.location];
  expect(venue.latitude).toBeGreaterThan(south);
  expect(venue.latitude).toBeLessThan(north);
  expect(venue.longitude).toBeGreaterThan(west);
  expect(venue.longitude).toBeLessThan(east);
  expect(venue.address).toMatch(new RegExp(`^\\d+ [^,]+, ${venue.location}, CA 9\\d{4}$`));
});

test.each(byName)('%s has plausible numbers and says what is there', (_name, venue) => {
  expect(venue.minCost).toBeGreaterThanOrEqual(300_00);
  expect(venue.minCost).toBeLessThanOrEqual(6000_00);
  expect(venue.maxCost).toBeGreaterThanOrEqual(venue.minCost);
  expect(venue.rating).toBeGreaterThanOrEqual(3.9);
  expect(venue.rating).toBeLessThanOrEqual(4.9);
  expect(venue.reviews).toBeGreaterThan(0);
  expect(venue.capacity).toBeGreaterThanOrEqual(50);
  expect(venue.amenities.length).toBeGreaterThanOrEqual(4);
  expect(venue.amenities.length).toBeLessThanOrEqual(7);
  expect(venue.description.match(/[.](\s|$)/g)?.length).toBeLessThanOrEqual(2);
});

test('some venues have one price', () => {
  expect(sampleVenues.filter((it) => it.minCost === it.maxCost).length).toBeGreaterThanOrEqual(3);
});

test.each(byName)('%s welcomes only families it suits', (_name, venue) => {
  const faith = ownFaith[venue.type];
  if (faith) expect(venue.faithTraditions).toEqual([faith]);
  if (groupOfType(venue.type) === 'secular') expect(venue.faithTraditions).toContain('secular');
  expect(venue.faithTraditions.length).toBeGreaterThan(0);
});

test('a venue open to all is fit for all, in what it is and in how it speaks', () => {
  const openToAll = sampleVenues.filter((it) => it.faithTraditions.includes('secular'));
  expect(openToAll.length).toBeGreaterThanOrEqual(15);
  for (const { name, type, description, amenities } of openToAll) {
    expect(groupOfType(type), name).not.toBe('religious');
    expect(type, name).not.toBe(CREMATORIUM);
    expect([name, description, ...amenities].join(' '), name).not.toMatch(
      /viewing|visitation|darshan|\bwake\b|\bcross\b|altar|chapel|\bpews?\b|organ\b|choir|hymn|\bash(es)?\b|cremat|open casket|\bbar\b|wine/i,
    );
  }
});

test('a funeral home for everyone can wash the person and names every tradition', () => {
  const general = sampleVenues.filter((it) => it.type === 'Funeral home' && it.faithTraditions.includes('secular'));
  expect(general).toHaveLength(3);
  for (const { name, amenities, faithTraditions } of general) {
    expect(amenities, name).toContain('Washing room');
    expect([...faithTraditions].sort(), name).toEqual([...packagedTraditions].sort());
  }
});

test('crematoria are never offered to Muslim or Jewish families', () => {
  const crematoria = sampleVenues.filter((it) => it.type === CREMATORIUM);
  expect(crematoria.length).toBeGreaterThanOrEqual(4);
  for (const venue of crematoria) {
    expect(suitsTradition(venue, 'muslim'), venue.name).toBe(false);
    expect(suitsTradition(venue, 'jewish'), venue.name).toBe(false);
    expect(suitsTradition(venue, 'hindu'), venue.name).toBe(true);
    expect(suitsTradition(venue, 'sikh'), venue.name).toBe(true);
  }
});

test('every mosque can wash, every gurdwara can feed, every synagogue keeps kosher', () => {
  const needs = { Mosque: 'Ghusl room', Gurdwara: 'Langar hall', Synagogue: 'Kosher kitchen' };
  for (const [kind, need] of Object.entries(needs)) {
    for (const venue of sampleVenues.filter((it) => it.type === `Religious – ${kind}`)) {
      expect(venue.amenities, venue.name).toContain(need);
    }
  }
});
