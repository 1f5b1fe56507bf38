import { type Rite, rite } from '../rite.ts';
import { announce, authority, griefCheckIn, notices, permit, pronounce, register, transfer } from './civil.ts';

const withBody = { isWithBody: true } as const;
const onRequest = { onlyIf: { optIn: true } } as const;

export const sikhRites: readonly Rite[] = [
  pronounce,
  rite('sik-simran', 'preparation', 'recommended', 'D+0', withBody),
  authority,
  rite('sik-gurdwara', 'preparation', 'essential', 'D+0'),
  transfer,
  rite('sik-crematory', 'preparation', 'essential', 'D+1', withBody),
  register('D+0..D+4'),
  permit('S-1'),
  announce('S-2'),
  rite('sik-ishnan', 'preparation', 'essential', 'S-1..S+0', withBody),
  rite('sik-ardas', 'ceremony', 'essential', 'S+0', withBody),
  rite('sik-darshan', 'ceremony', 'recommended', 'S+0', withBody),
  rite('sik-antam', 'ceremony', 'essential', 'S+0', { ...withBody, isMain: true }),
  rite('sik-diwan', 'ceremony', 'essential', 'S+0'),
  rite('sik-langar', 'memorial', 'recommended', 'S+0'),
  rite('sik-sehaj', 'memorial', 'essential', 'S+0..S+9'),
  rite('sik-ashes', 'memorial', 'essential', 'S+1..S+3', withBody),
  rite('sik-evenings', 'memorial', 'recommended', 'S+1..S+8'),
  rite('sik-immersion', 'memorial', 'recommended', 'S+3..S+10', withBody),
  rite('sik-bhog', 'memorial', 'essential', 'S+9'),
  rite('sik-dastar', 'memorial', 'optional', 'S+9', onRequest),
  rite('sik-seva', 'aftercare', 'recommended', 'S+10..S+30'),
  notices('D+10'),
  griefCheckIn('S+14'),
  rite('sik-barsi', 'memorial', 'optional', 'anniversary', onRequest),
];

/** Only where cremation is impossible. */
export const sikhBurial = rite('sik-burial', 'ceremony', 'essential', 'S+0', { isMain: true, isWithBody: true });
