import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { MapControls } from './map-controls';
import { CLOSEST_SCALE, openingView } from './projection';

type Props = Pick<ComponentProps<typeof MapControls>, 'onZoom' | 'onReset'> & {
  scale: number;
  /** Some venues lie outside of what is drawn. */
  hasBeyond: boolean;
};

export function MapCaption({ scale, hasBeyond, onZoom, onReset }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <MapControls
        onZoom={onZoom}
        onReset={onReset}
        isClosest={scale >= CLOSEST_SCALE}
        isFarthest={scale <= openingView.scale}
      />
      <p className="max-w-[46ch] flex-1 basis-60">
        {hasBeyond ? (
          <Trans>Outlined markers at the edge lie farther out, in that direction.</Trans>
        ) : (
          <Trans>A simple drawing to find your way by. Markers that would cover each other are moved apart.</Trans>
        )}
      </p>
    </div>
  );
}
