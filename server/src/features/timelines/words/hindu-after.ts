// Hindu rites from the cremation or burial on.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const hinduWordsAfter: Record<string, InEveryLanguage> = {
  'hin-dahan': inEveryLanguage((t) => ({
    title: t('Antyeshti and cremation'),
    description: t('With the last mantras the chief mourner walks around the casket and starts the cremation.'),
    notes: t(
      'In many crematories a button takes the place of the flame. The family does not stay until the end; the staff tell you when to go.',
    ),
    duration: t('30-60 minutes attended'),
    participants: [
      t('Chief mourner', 'who takes part in a rite'),
      t('Pandit', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
    ],
    location: t('Crematory', 'where a rite is held'),
  })),
  'hin-burial': inEveryLanguage((t) => ({
    title: t('Burial rites', 'a rite'),
    description: t(
      'Your loved one is laid in the earth with mantras and flowers, as many families do for a small child, an ascetic or in the Lingayat tradition.',
    ),
    notes: t(
      'Ask your pandit or community elder how the body is placed and which prayers are said. Which later days are kept after a burial is also a question for them.',
    ),
    duration: t('45-60 minutes', 'how long a rite takes'),
    participants: [
      t('Chief mourner', 'who takes part in a rite'),
      t('Pandit or community elder'),
      t('Family', 'who takes part in a rite'),
    ],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'hin-return': inEveryLanguage((t) => ({
    title: t('Bath and simple meal'),
    description: t('Once home, people bathe, clean the house and eat a simple vegetarian meal together.'),
    notes: t('Relatives or neighbors can bring the meal, so that the household does not have to cook.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'hin-ashaucha': inEveryLanguage((t) => ({
    title: t('Days of mourning (ashaucha)'),
    description: t(
      'The household lives simply for some days, with vegetarian food, prayer and readings from the Gita or Garuda Purana.',
    ),
    notes: t(
      'Many families stay away from temples and celebrations in this time. The count differs: 10, 11 or 13 days in some communities, 16 or more in others. Keep the one your family knows.',
    ),
    duration: t('Daily, 13 days'),
    participants: [t('Household', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'hin-meeting': inEveryLanguage((t) => ({
    title: t('Prayer meeting (besna, uthala or chautha)'),
    description: t('Friends and community come together for bhajans and to comfort the family.'),
    notes: t(
      'The name and the day differ by region. Ask the temple or hall about seating on the floor, shoes and sound.',
    ),
    duration: t('1.5-2 hours', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Community', 'who takes part in a rite'),
      t('Bhajan group', 'who takes part in a rite'),
    ],
    location: t('Temple or community hall'),
  })),
  'hin-asthi': inEveryLanguage((t) => ({
    title: t('Collect the ashes (asthi sanchayana)'),
    description: t('The chief mourner and family receive the ashes with a short prayer.'),
    notes: t(
      'Custom places this on the third day from the cremation, but the crematory names the day the ashes are ready. Ask about it when you book.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Chief mourner', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Crematory', 'where a rite is held'),
  })),
  'hin-visarjan': inEveryLanguage((t) => ({
    title: t('Immerse the ashes (asthi visarjan)'),
    description: t('The ashes are given to the water, near home or in the Ganga.'),
    notes: t(
      'Many families do this within ten days, others when someone can travel. State and federal rules ask for a distance from shore; today’s distances stand on the page about the ashes. Carry the permit with you.',
    ),
    duration: t('2-4 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Pandit', 'who takes part in a rite')],
    location: t('By boat on the Bay or ocean, or carried to India'),
  })),
  'hin-day10': inEveryLanguage((t) => ({
    title: t('Tenth-day purification (dasha kriya)'),
    description: t('A purifying bath and offerings bring the first days of mourning to their end.'),
    notes: t('Some families keep the shaving of the head, others do not. Ask your pandit what to bring.'),
    duration: t('2-3 hours', 'how long a rite takes'),
    participants: [
      t('Chief mourner', 'who takes part in a rite'),
      t('Pandit', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
    ],
    location: t('Home, temple or waterside'),
  })),
  'hin-day11-12': inEveryLanguage((t) => ({
    title: t('Eleventh and twelfth-day shraddha'),
    description: t(
      'Two rites, ekoddishta and then sapindikarana, bring the person who died into the company of the ancestors.',
    ),
    notes: t('Some families hold both on one day. Your pandit says which suits you.'),
    duration: t('2-3 hours each'),
    participants: [t('Chief mourner', 'who takes part in a rite'), t('Pandit', 'who takes part in a rite')],
    location: t('Home or temple'),
  })),
  'hin-day13': inEveryLanguage((t) => ({
    title: t('Thirteenth-day shraddha (terahvin)'),
    description: t('Prayers, gifts and a shared vegetarian meal mark the end of the mourning days.'),
    notes: t('After this many families return to daily life. If your family keeps another day, keep that one.'),
    duration: t('3-4 hours', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Pandit', 'who takes part in a rite'),
      t('Community', 'who takes part in a rite'),
    ],
    location: t('Home, temple or hall'),
  })),
  'hin-varshik': inEveryLanguage((t) => ({
    title: t('First annual shraddha'),
    description: t('The first yearly shraddha honors the person on the lunar day, or tithi, of the death.'),
    notes: t(
      'It is rarely the same calendar date. Ask your pandit for the day, and ask early if relatives will travel.',
    ),
    duration: t('2-3 hours', 'how long a rite takes'),
    participants: [
      t('Chief mourner', 'who takes part in a rite'),
      t('Pandit', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
    ],
    location: t('Home or temple'),
  })),
};
