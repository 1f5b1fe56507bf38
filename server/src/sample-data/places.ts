// The San Francisco Bay Area: the cities of the sample listings, and its nine counties.
export const sampleCities = [
  'San Francisco',
  'Oakland',
  'Berkeley',
  'San Jose',
  'Fremont',
  'Daly City',
  'San Mateo',
  'Los Altos',
  'Danville',
  'San Ramon',
] as const;
export type SampleCity = (typeof sampleCities)[number];

const countyNames = [
  'Alameda',
  'Contra Costa',
  'Marin',
  'Napa',
  'San Francisco',
  'San Mateo',
  'Santa Clara',
  'Solano',
  'Sonoma',
];

export const sampleCounties = countyNames.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));
