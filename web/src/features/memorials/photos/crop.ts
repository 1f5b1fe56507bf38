// Which part of a photo becomes the portrait.
import type { Crop } from '@evenlight/contract/memorials/memorial';

/** As the arched frame of the page is. */
const ASPECT = 14 / 17;

/** The largest cut of the right shape is zoom 1; x and y say where it lies between the edges, from 0 to 1. */
export type View = { zoom: number; x: number; y: number };
type Size = { width: number; height: number };

export function cropOf({ zoom, x, y }: View, photo: Size): Crop {
  const isWide = photo.width / photo.height > ASPECT;
  const width = (isWide ? (photo.height * ASPECT) / photo.width : 1) / zoom;
  const height = (isWide ? 1 : photo.width / ASPECT / photo.height) / zoom;
  return { left: (1 - width) * x, top: (1 - height) * y, width, height };
}
