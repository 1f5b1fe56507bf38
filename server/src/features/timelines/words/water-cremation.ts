// Water cremation: like a cremation, in another place and by other means.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const waterCremationWords: Record<string, InEveryLanguage> = {
  'civ-permit-water': inEveryLanguage((t) => ({
    title: t('Permit and authorization'),
    description: t(
      'The person with the right to decide signs for the water cremation, and the county issues the permit.',
    ),
    notes: t(
      'The permit is the same as for a cremation. Ask the funeral home whether a pacemaker or other implant matters, and whether more than one relative needs to sign.',
    ),
    duration: t('Same day to 2 days'),
    participants: [
      t('Legal decision-maker', 'who takes part in a rite'),
      t('Funeral director', 'who takes part in a rite'),
      t('County registrar', 'who takes part in a rite'),
    ],
    location: t('Funeral home and county registrar'),
  })),
  'civ-water': inEveryLanguage((t) => ({
    title: t('Water cremation'),
    description: t(
      'Warm water and an alkaline salt do in some hours what a flame does, and the family may be there at the beginning if the place allows it.',
    ),
    notes: t(
      'It takes longer than a flame, so nobody waits for the end. Ask whether you may be there, how many of you, and on which day the ashes are ready.',
    ),
    duration: t('Several hours', 'how long a rite takes'),
    participants: [t('Close family', 'who takes part in a rite'), t('Funeral home staff')],
    location: t('Place of the water cremation', 'where a rite is held'),
  })),
  'civ-water-place': inEveryLanguage((t) => ({
    title: t('Reserve the place and time'),
    description: t('A place for water cremation is booked, with a room for the rites before it.'),
    notes: t(
      'Few places offer it, so ask early. Ask how long the family may stay, how many people the room holds, and who may begin.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Concierge', 'who takes part in a rite'), t('Funeral director', 'who takes part in a rite')],
    location: t('Place of the water cremation', 'where a rite is held'),
  })),
  'civ-water-ashes': inEveryLanguage((t) => ({
    title: t('Receive the ashes'),
    description: t('Someone from the family receives the ashes from the place of the water cremation.'),
    notes: t('They are fine and light in color. Ask on which day they are ready, and who may sign for them.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Place of the water cremation', 'where a rite is held'),
  })),
  'hin-dahan-water': inEveryLanguage((t) => ({
    title: t('Antyeshti and water cremation'),
    description: t('With the last mantras the chief mourner walks around the casket and gives the sign to begin.'),
    notes: t(
      'There is no fire in it, so ask your pandit which rites are held before, and whether a lamp or havan may stand for it. The family does not stay until the end.',
    ),
    duration: t('30-60 minutes attended'),
    participants: [
      t('Chief mourner', 'who takes part in a rite'),
      t('Pandit', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
    ],
    location: t('Place of the water cremation', 'where a rite is held'),
  })),
  'hin-asthi-water': inEveryLanguage((t) => ({
    title: t('Collect the ashes (asthi sanchayana)'),
    description: t('The chief mourner and family receive the ashes with a short prayer.'),
    notes: t(
      'Custom places this on the third day, but the place of the water cremation names the day the ashes are ready. Ask about it when you book.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Chief mourner', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Place of the water cremation', 'where a rite is held'),
  })),
  'sik-antam-water': inEveryLanguage((t) => ({
    title: t('Antam Sanskar', 'a rite'),
    description: t('The family stands in Ardas, someone close gives the sign to begin, and Kirtan Sohila is recited.'),
    notes: t('Decide together who gives it; a relative or a friend may. The granthi leads the prayers.'),
    duration: t('45-60 minutes', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Granthi', 'who takes part in a rite'),
      t('Sangat', 'who takes part in a rite'),
    ],
    location: t('Place of the water cremation', 'where a rite is held'),
  })),
  'bud-cremation-water': inEveryLanguage((t) => ({
    title: t('Farewell before the water cremation'),
    description: t('The family follows the casket and chants as the water cremation begins.'),
    notes: t('It takes some hours, and nobody waits for the end. Ask how many people may be in the room.'),
    duration: t('30-60 minutes attended'),
    participants: [t('Family', 'who takes part in a rite'), t('Temple clergy', 'who takes part in a rite')],
    location: t('Place of the water cremation', 'where a rite is held'),
  })),
};
