// The desk of the house, as the server tells about it.
import { fictionalBrand } from '@evenlight/contract/brand';
import type { OpeningHours } from '@evenlight/contract/desk';

export const openingHours = (about: Partial<OpeningHours> = {}): OpeningHours => ({
  brand: fictionalBrand,
  week: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 9 * 60, closesMinute: 18 * 60 })),
    ...[6, 0].map((weekday) => ({ weekday, opensMinute: 10 * 60, closesMinute: 16 * 60 })),
  ],
  isOpen: true,
  ...about,
});
