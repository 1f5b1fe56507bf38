import type { Venue } from '@evenlight/contract/venues';
import type { SampleCity } from '../places.ts';

/** An invented venue as it is written down. Costs are in cents; the rating and the number of reviews are invented too. */
export type SampleVenue = Pick<
  Venue,
  | 'name'
  | 'type'
  | 'address'
  | 'description'
  | 'capacity'
  | 'reviews'
  | 'amenities'
  | 'faithTraditions'
  | 'latitude'
  | 'longitude'
  | 'minCost'
  | 'maxCost'
> & { rating: number; location: SampleCity };
