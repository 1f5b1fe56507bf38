import { type Rite, rite } from '../rite.ts';
import { authority, griefCheckIn, notices, permit, pronounce, register, transfer } from './civil.ts';

const withBody = { isWithBody: true } as const;
const onRequest = { onlyIf: { optIn: true } } as const;

export const muslimRites: readonly Rite[] = [
  pronounce,
  rite('mus-bedside', 'preparation', 'recommended', 'D+0', withBody),
  authority,
  rite('mus-masjid', 'preparation', 'essential', 'D+0', withBody),
  transfer,
  register('D+0..D+1'),
  permit('S-1..S+0'),
  rite('mus-announce', 'preparation', 'recommended', 'D+0..D+1', withBody),
  rite('mus-ghusl', 'preparation', 'essential', 'S+0', withBody),
  rite('mus-kafan', 'preparation', 'essential', 'S+0', withBody),
  rite('mus-janazah', 'ceremony', 'essential', 'S+0', { ...withBody, isMain: true }),
  rite('mus-procession', 'ceremony', 'recommended', 'S+0', withBody),
  rite('mus-burial', 'ceremony', 'essential', 'S+0', withBody),
  rite('mus-grave-dua', 'ceremony', 'recommended', 'S+0', withBody),
  rite('mus-wahshat', 'memorial', 'optional', 'S+0', { ...withBody, onlyIf: { branch: 'shia' } }),
  rite('mus-taziyah', 'memorial', 'essential', 'D+0..D+2'),
  rite('mus-meals', 'aftercare', 'recommended', 'D+0..D+2'),
  rite('mus-charity', 'memorial', 'recommended', 'D+3'),
  rite('mus-day3-7', 'memorial', 'optional', 'D+2..D+6', onRequest),
  rite('mus-day40', 'memorial', 'optional', 'D+39', onRequest),
  rite('mus-debts', 'aftercare', 'recommended', 'D+7'),
  notices('D+10'),
  rite('mus-iddah', 'aftercare', 'recommended', 'iddah', { onlyIf: { answer: 'hasSurvivingWife' } }),
  griefCheckIn('S+14'),
  rite('mus-marker', 'memorial', 'optional', 'S+30..S+90', withBody),
];
