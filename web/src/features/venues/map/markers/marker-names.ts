// What each marker says to those who cannot see it, on the drawing and on the street map alike.
import type { VenueOnDay } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { plainAmount } from '../../../../platform/plain-amount';
import { availabilityWords } from '../../words';

/** Made once for the venues that were found: a hundred sentences are too many for every press. */
export function useMarkerNames(venues: readonly VenueOnDay[], firstNumber: number): string[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () =>
      venues.map(({ name, location, minCost, availability }, index) => {
        const number = firstNumber + index;
        const price = plainAmount(minCost);
        if (!availability) return t`${number}. ${name}, ${location}, from ${price}`;
        const standing = i18n._(availabilityWords[availability]).toLocaleLowerCase();
        return t`${number}. ${name}, ${location}, from ${price}, ${standing}`;
      }),
    [venues, firstNumber, t, i18n],
  );
}
