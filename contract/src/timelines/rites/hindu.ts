import { type Rite, rite } from '../rite.ts';
import { authority, griefCheckIn, notices, permit, pronounce, register, transfer } from './civil.ts';

const withBody = { isWithBody: true } as const;
const afterService = { isAfterService: true } as const;

export const hinduRites: readonly Rite[] = [
  pronounce,
  rite('hin-bedside', 'preparation', 'recommended', 'D+0', withBody),
  authority,
  rite('hin-priest', 'preparation', 'essential', 'D+0'),
  transfer,
  rite('hin-crematory', 'preparation', 'essential', 'D+0..D+1', withBody),
  register('D+0..D+2'),
  permit('S-1'),
  rite('hin-samagri', 'preparation', 'recommended', 'S-1'),
  rite('hin-snana', 'preparation', 'essential', 'S-1..S+0', withBody),
  rite('hin-darshan', 'ceremony', 'recommended', 'S+0', withBody),
  rite('hin-pinda', 'ceremony', 'essential', 'S+0'),
  rite('hin-procession', 'ceremony', 'recommended', 'S+0', withBody),
  rite('hin-dahan', 'ceremony', 'essential', 'S+0', { ...withBody, isMain: true }),
  rite('hin-return', 'memorial', 'recommended', 'S+0', withBody),
  rite('hin-ashaucha', 'memorial', 'essential', 'D+0..D+12', { endsAfterService: true }),
  rite('hin-meeting', 'memorial', 'optional', 'S+1..S+3', { onlyIf: { optIn: true } }),
  rite('hin-asthi', 'memorial', 'essential', 'S+2', withBody),
  rite('hin-visarjan', 'memorial', 'recommended', 'S+3..S+9', withBody),
  rite('hin-day10', 'memorial', 'recommended', 'D+9', afterService),
  rite('hin-day11-12', 'memorial', 'essential', 'D+10..D+11', afterService),
  rite('hin-day13', 'memorial', 'essential', 'D+12', afterService),
  notices('D+14'),
  griefCheckIn('S+14'),
  rite('hin-varshik', 'memorial', 'recommended', 'tithi', { isGreatDay: true }),
];

/** For a child, an ascetic, or a Lingayat family. */
export const hinduBurial = rite('hin-burial', 'ceremony', 'essential', 'S+0', { isMain: true, isWithBody: true });
