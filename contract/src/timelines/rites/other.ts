import { type Rite, rite } from '../rite.ts';
import { announce, authority, griefCheckIn, notices, permit, pronounce, register, transfer } from './civil.ts';

const withBody = { isWithBody: true } as const;

/** An outline that a community fills with its own rites. */
export const otherRites: readonly Rite[] = [
  pronounce,
  rite('oth-concierge', 'preparation', 'essential', 'D+0', { isFaithSpecific: false }),
  authority,
  rite('oth-leader', 'preparation', 'essential', 'D+0'),
  transfer,
  register('D+0..D+5'),
  rite('oth-disposition', 'preparation', 'essential', 'D+1', withBody),
  permit('S-1'),
  announce('S-3'),
  rite('oth-prepare', 'preparation', 'recommended', 'S-1', withBody),
  rite('oth-ceremony', 'ceremony', 'essential', 'S+0', { isMain: true }),
  rite('oth-committal', 'ceremony', 'essential', 'S+0', withBody),
  rite('oth-gathering', 'memorial', 'recommended', 'S+0'),
  rite('oth-days', 'memorial', 'recommended', 'D+6..D+39'),
  notices('D+10'),
  griefCheckIn('S+14'),
  rite('oth-year', 'memorial', 'optional', 'anniversary'),
];
