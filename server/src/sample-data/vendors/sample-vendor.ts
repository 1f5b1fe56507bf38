import { type FaithTradition, faithTraditions } from '@evenlight/contract/traditions';
import type { SampleCity } from '../places.ts';

/** An invented vendor as it is written down. What all of them have in common is added in sample-vendors.ts. */
export type SampleVendor = {
  name: string;
  location: SampleCity;
  businessType: string;
  description: string;
  specialties: string[];
  faithTraditions: FaithTradition[];
  /** Dollars: the lowest, and the highest where there is one. */
  price?: [lowest: number, highest?: number];
  /** What the price is for, or the vendor's own words where there is none. */
  priceNote?: string;
  hours: string;
  isFeatured?: true;
  isVerified?: false;
  hasWebsite?: false;
  hasPicture?: false;
};

export const openToAll: FaithTradition[] = [...faithTraditions];

/** Neither cremation nor flowers are customary in Muslim and Jewish families, so whoever offers them names neither. */
export const notMuslimOrJewish = faithTraditions.filter((faith) => faith !== 'muslim' && faith !== 'jewish');
