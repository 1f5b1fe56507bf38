import { type Rite, rite } from '../rite.ts';
import { authority, griefCheckIn, notices, permit, pronounce, register, transfer } from './civil.ts';

const withBody = { isWithBody: true } as const;

/** Shiva and the thirty days count from the burial, so they fall away where a memorial is held after one. */
export const jewishRites: readonly Rite[] = [
  pronounce,
  rite('jew-aninut', 'preparation', 'recommended', 'D+0..S+0', withBody),
  rite('jew-rabbi', 'preparation', 'essential', 'D+0'),
  authority,
  transfer,
  rite('jew-date', 'preparation', 'essential', 'D+0'),
  register('D+0..D+1'),
  permit('S-1..S+0'),
  rite('jew-shmirah', 'preparation', 'essential', 'D+0..S+0', withBody),
  rite('jew-aron', 'preparation', 'essential', 'D+0..D+1', withBody),
  rite('jew-tahara', 'preparation', 'essential', 'S-1..S+0', withBody),
  rite('jew-tachrichim', 'preparation', 'essential', 'S-1..S+0', withBody),
  rite('jew-kriah', 'ceremony', 'essential', 'S+0', withBody),
  rite('jew-levayah', 'ceremony', 'essential', 'S+0', { isMain: true }),
  rite('jew-kevurah', 'ceremony', 'essential', 'S+0', withBody),
  rite('jew-shurah', 'ceremony', 'recommended', 'S+0', withBody),
  rite('jew-seudah', 'memorial', 'recommended', 'S+0', withBody),
  rite('jew-shiva', 'memorial', 'essential', 'shiva', withBody),
  rite('jew-shiva-end', 'memorial', 'recommended', 'rising-from-shiva', withBody),
  rite('jew-shloshim', 'memorial', 'essential', 'shloshim', withBody),
  notices('D+10'),
  griefCheckIn('S+30'),
  rite('jew-kaddish', 'memorial', 'recommended', 'kaddish', withBody),
  rite('jew-unveiling', 'memorial', 'recommended', 'unveiling'),
  rite('jew-yahrzeit', 'memorial', 'essential', 'yahrzeit'),
];

export const jewishInterment = rite('jew-interment', 'ceremony', 'essential', 'S+0', withBody);
