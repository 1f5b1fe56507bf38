// Venues to try things out with, all of them invented. One that names 'secular' is shown to every tradition, so it must
// suit every one of them in what it is and in how it speaks; crematoria and houses of one faith never name it.
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
