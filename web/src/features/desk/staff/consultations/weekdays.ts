import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A week is read from Monday on; the contract counts from Sunday = 0. */
export const weekdays: readonly { weekday: number; name: MessageDescriptor }[] = [
  { weekday: 1, name: msg`Monday` },
  { weekday: 2, name: msg`Tuesday` },
  { weekday: 3, name: msg`Wednesday` },
  { weekday: 4, name: msg`Thursday` },
  { weekday: 5, name: msg`Friday` },
  { weekday: 6, name: msg`Saturday` },
  { weekday: 0, name: msg`Sunday` },
];
