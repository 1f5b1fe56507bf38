import { type Rite, rite } from '../rite.ts';
import { authority, griefCheckIn, notices, permit, pronounce, register, transfer } from './civil.ts';

const withBody = { isWithBody: true } as const;

export const buddhistRites: readonly Rite[] = [
  pronounce,
  rite('bud-quiet', 'preparation', 'recommended', 'D+0', withBody),
  rite('bud-bedside', 'preparation', 'essential', 'D+0', withBody),
  authority,
  rite('bud-temple', 'preparation', 'essential', 'D+0'),
  transfer,
  register('D+0..D+4'),
  rite('bud-date', 'preparation', 'recommended', 'D+1'),
  rite('bud-altar', 'preparation', 'recommended', 'D+1'),
  permit('S-1'),
  rite('bud-encoffin', 'preparation', 'recommended', 'S-1', withBody),
  rite('bud-wake', 'ceremony', 'recommended', 'S-1', withBody),
  rite('bud-funeral', 'ceremony', 'essential', 'S+0', { isMain: true }),
  rite('bud-pansukula', 'ceremony', 'recommended', 'S+0', { onlyIf: { branch: 'theravada' } }),
  rite('bud-cremation', 'ceremony', 'essential', 'S+0', withBody),
  rite('bud-meal', 'memorial', 'recommended', 'S+0'),
  rite('bud-ashes', 'memorial', 'recommended', 'S+1..S+3', withBody),
  rite('bud-day7', 'memorial', 'essential', 'D+6'),
  rite('bud-sevens', 'memorial', 'optional', ['D+13', 'D+20', 'D+27', 'D+34', 'D+41']),
  rite('bud-day49', 'memorial', 'essential', 'D+48'),
  rite('bud-inurn', 'memorial', 'recommended', 'D+48..D+99', { ...withBody, isAfterService: true }),
  rite('bud-day100', 'memorial', 'recommended', 'D+99'),
  notices('D+10'),
  griefCheckIn('S+14'),
  rite('bud-year1', 'memorial', 'recommended', 'anniversary'),
];

export const buddhistBurial = rite('bud-burial', 'ceremony', 'essential', 'S+0', withBody);
export const buddhistGraveVisit = rite('bud-grave-visit', 'memorial', 'recommended', 'D+48', { isAfterService: true });
