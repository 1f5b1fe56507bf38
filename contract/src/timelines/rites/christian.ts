import { type Rite, rite } from '../rite.ts';
import {
  announce,
  authority,
  griefCheckIn,
  militaryHonors,
  notices,
  permit,
  pronounce,
  register,
  transfer,
} from './civil.ts';

const withBody = { isWithBody: true } as const;
const orthodox = { branch: 'eastern-orthodox' } as const;
const catholic = { branch: 'catholic' } as const;

export const christianRites: readonly Rite[] = [
  pronounce,
  rite('chr-clergy', 'preparation', 'essential', 'D+0'),
  authority,
  transfer,
  register('D+0..D+5'),
  rite('chr-date', 'preparation', 'essential', 'D+1'),
  rite('chr-liturgy', 'preparation', 'recommended', 'S-3'),
  announce('S-3'),
  rite('chr-prepare', 'preparation', 'recommended', 'S-2', withBody),
  permit('S-2'),
  militaryHonors('S-2'),
  rite('chr-visitation', 'ceremony', 'recommended', 'S-1', withBody),
  rite('chr-vigil', 'ceremony', 'recommended', 'S-1', { onlyIf: catholic }),
  rite('chr-trisagion', 'ceremony', 'essential', 'S-1', { onlyIf: orthodox }),
  rite('chr-funeral', 'ceremony', 'essential', 'S+0', { isMain: true }),
  rite('chr-committal', 'ceremony', 'essential', 'S+0', withBody),
  rite('chr-meal', 'memorial', 'recommended', 'S+0'),
  rite('chr-pastoral', 'aftercare', 'recommended', 'S+7'),
  rite('chr-novena', 'memorial', 'optional', 'D+0..D+8', { onlyIf: { optIn: true, amongBranches: ['catholic'] } }),
  rite('chr-day3-9', 'memorial', 'optional', ['D+2', 'D+8'], { onlyIf: orthodox }),
  // Filipino Catholic families keep it too.
  rite('chr-day40', 'memorial', 'recommended', 'D+39', {
    onlyIf: { ...orthodox, orOptIn: ['catholic'] },
    isGreatDay: true,
  }),
  rite('chr-month', 'memorial', 'optional', 'D+30', { onlyIf: catholic }),
  notices('D+10'),
  griefCheckIn('S+14'),
  rite('chr-anniversary', 'memorial', 'recommended', 'anniversary'),
];

// There is no time for it before the service, so it comes after.
const soon = { than: 3, when: 'S+1' } as const;

export const christianCremation = rite('chr-cremation', 'ceremony', 'essential', 'D+2..S-1', {
  ...withBody,
  ifSooner: soon,
});
export const christianInurnment = rite('chr-inurnment', 'ceremony', 'essential', 'S+0', {
  ...withBody,
  ifSooner: soon,
});
