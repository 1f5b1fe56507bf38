// Venues to try things out with, all of them invented. Crematoria never name 'secular': a venue open to all is also
// shown to Muslim and Jewish families.
import { fremontVenues } from './fremont.ts';
import { oaklandAndBerkeleyVenues } from './oakland-and-berkeley.ts';
import { peninsulaVenues } from './peninsula.ts';
import type { SampleVenue } from './sample-venue.ts';
import { sanFranciscoVenues } from './san-francisco.ts';
import { sanJoseVenues } from './san-jose.ts';
import { triValleyVenues } from './tri-valley.ts';

export const sampleVenues: SampleVenue[] = [
  ...sanFranciscoVenues,
  ...oaklandAndBerkeleyVenues,
  ...fremontVenues,
  ...sanJoseVenues,
  ...peninsulaVenues,
  ...triValleyVenues,
];
