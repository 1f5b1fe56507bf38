// Steps that come with a way, whatever the tradition: what is asked of a family that gives a body to science, whose loved one
// is in another country, or who has not decided yet.
import { rite } from '../rite.ts';
import { authority, pronounce } from './civil.ts';

/** The program decides at once, so that the family needs a second way at hand. */
export const donationFirst = [
  pronounce,
  authority,
  rite('civ-program', 'preparation', 'essential', 'D+0'),
  rite('civ-consent', 'preparation', 'essential', 'D+0'),
  rite('civ-second-way', 'preparation', 'recommended', 'D+0..D+1'),
  rite('civ-record', 'preparation', 'essential', 'D+0..D+5', { words: 'civ-record-donation' }),
];
export const donationAfter = rite('civ-after-program', 'aftercare', 'recommended', 'D+14');

export const elsewhereFirst = [
  rite('civ-certificate', 'preparation', 'essential', 'D+0..D+5'),
  rite('civ-journey', 'preparation', 'recommended', 'D+0..D+5'),
];
export const ashesHome = rite('civ-ashes-home', 'aftercare', 'optional', 'D+14');

export const decideWay = rite('civ-way', 'preparation', 'essential', 'D+0..D+1');

export const askGreenCemetery = rite('civ-green', 'preparation', 'essential', 'D+0..D+1');
