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

const general = { isFaithSpecific: false } as const;
const withBody = { ...general, isWithBody: true } as const;
const gathering = { isOfGathering: true } as const;
const generalGathering = { ...general, ...gathering } as const;

/** The person is laid to rest first, and the memorial follows some weeks later. */
export const secularRites: readonly Rite[] = [
  pronounce,
  authority,
  transfer,
  rite('sec-wishes', 'preparation', 'essential', 'D+1', withBody),
  register('D+0..D+5'),
  permit('D+2..D+5'),
  rite('sec-farewell', 'ceremony', 'optional', 'D+1..D+4', withBody),
  rite('sec-disposition', 'ceremony', 'essential', 'D+4..D+10', withBody),
  rite('sec-venue', 'preparation', 'essential', 'S-14', generalGathering),
  rite('sec-celebrant', 'preparation', 'recommended', 'S-14', gathering),
  announce('S-10'),
  rite('sec-story', 'preparation', 'recommended', 'S-10', gathering),
  rite('sec-program', 'preparation', 'recommended', 'S-7', gathering),
  militaryHonors('S-7'),
  rite('sec-media', 'preparation', 'optional', 'S-5', generalGathering),
  rite('sec-printed', 'preparation', 'recommended', 'S-3', generalGathering),
  rite('sec-runthrough', 'preparation', 'recommended', 'S-1', generalGathering),
  rite('sec-ceremony', 'ceremony', 'essential', 'S+0', { ...gathering, isMain: true }),
  rite('sec-openfloor', 'ceremony', 'optional', 'S+0', generalGathering),
  rite('sec-reception', 'memorial', 'recommended', 'S+0', generalGathering),
  rite('sec-ashes', 'memorial', 'optional', 'S+1..S+30', withBody),
  rite('sec-legacy', 'memorial', 'optional', 'S+14', general),
  notices('D+10'),
  griefCheckIn('S+14'),
  rite('sec-anniversary', 'memorial', 'optional', 'anniversary', general),
];
