// A quiet drawing for each tradition: light, leaves, water, lamps and pattern. No sacred figures or signs.
import type { FaithTradition } from '@evenlight/contract/traditions';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/base/class-names';

const light = 'fill-gold-soft stroke-gold-fill';

const drawings: Record<FaithTradition, ReactNode> = {
  // Morning light through an arched window, falling on the floor.
  christian: (
    <>
      <path d="M20 42V25a12 12 0 0 1 24 0v17z" className={light} />
      <path d="M25 42V26a7 7 0 0 1 14 0v16M14 42h36" />
      <path d="M20 42l-6 10M32 42v10M44 42l6 10M12 52h40" />
    </>
  ),
  // A memorial light in a glass, and small stones.
  jewish: (
    <>
      <path d="M32 12c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z" className={light} />
      <path d="M22 34h20l-2 16H24zM23 40h18" />
      <path d="M10 50c0-3 2-4 4-4s4 1 4 4zM46 50c0-4 2-6 4.500-6s4.500 2 4.500 6z" />
    </>
  ),
  // Light behind a carved screen.
  muslim: (
    <>
      <path d="M16 52V30c0-9 8-13 16-19 8 6 16 10 16 19v22z" className={light} />
      <path d="M16 40l12-12 8-8M16 52l29-29M28 52l20-20M40 52l8-8M48 40L36 28l-8-8M48 52L19 23M36 52L16 32M24 52l-8-8" />
      <path d="M12 52h40" />
    </>
  ),
  // An oil lamp, and petals.
  hindu: (
    <>
      <path d="M32 13c4.500 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1.500-6 6-12z" className={light} />
      <path d="M12 36h40c-2 9-9 14-20 14s-18-5-20-14zM32 31v5M24 50h16" />
      <path d="M13 24c4 0 6 2 6 5-4 0-6-2-6-5zM51 24c-4 0-6 2-6 5 4 0 6-2 6-5z" />
    </>
  ),
  // A leaf on still water.
  buddhist: (
    <>
      <path d="M32 12c9 6 12 12 12 17 0 6-5 9-12 9s-12-3-12-9c0-5 3-11 12-17z" className={light} />
      <path d="M32 18v26M32 28l6-4M32 28l-6-4M32 34l7-4M32 34l-7-4" />
      <path d="M18 46c4-2.500 9-3 14-3s10 .5 14 3M11 52c6-3 13-4 21-4s15 1 21 4" />
    </>
  ),
  // A river, and light above it.
  sikh: (
    <>
      <path d="M20 28a12 12 0 0 1 24 0z" className={light} />
      <path d="M10 28h44M32 10v3M19 15l2 2.500M45 15l-2 2.500" />
      <path d="M10 36c5.500-4 9-4 14.500 0s9 4 14.500 0 9-4 15 0M10 44c5.500-4 9-4 14.500 0s9 4 14.500 0 9-4 15 0M16 52c4-3 8-3 12 0s8 3 12 0 6-2 8-1" />
    </>
  ),
  // A young tree on a hill.
  secular: (
    <>
      <circle cx="32" cy="24" r="13" className={light} />
      <path d="M32 50V20M32 34l7-6M32 29l-6-5" />
      <path d="M10 50c7-5 14-7 22-7s15 2 22 7" />
    </>
  ),
  // A path that leads towards the light.
  other: (
    <>
      <path d="M18 30a14 14 0 0 1 28 0z" className={light} />
      <path d="M8 30h48M32 9v3M17 15l2 2.500M47 15l-2 2.500" />
      <path d="M29 30c-1 5 5 6 3 11-2 4-11 5-14 11M36 30c0 5 6 6 5 11-1 4 2 7 5 11" />
    </>
  ),
};

export function TraditionMotif({ tradition, className }: { tradition: FaithTradition; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('stroke-pine', className)}
    >
      {drawings[tradition]}
    </svg>
  );
}
