// Christian rites from the day of the service on.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const christianWordsAfter: Record<string, InEveryLanguage> = {
  'chr-funeral': inEveryLanguage((t) => ({
    title: t('Funeral service or Mass'),
    description: t('The church commends the person to God, in the order of service that your own church keeps.'),
    notes: t(
      'It may be a Catholic Mass, an Orthodox funeral, a Protestant service or a homegoing. Ask early who may speak and when, because churches differ.',
    ),
    duration: t('45-75 minutes', 'how long a rite takes'),
    participants: [
      t('Clergy', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Congregation', 'who takes part in a rite'),
    ],
    location: t('Church or chapel'),
  })),
  'chr-committal': inEveryLanguage((t) => ({
    title: t('Committal at the grave'),
    description: t('Short prayers are said at the grave as the body is given to the earth.'),
    notes: t('Orthodox clergy add oil and earth. Ask whether the family may stay until the casket is lowered.'),
    duration: t('15-30 minutes', 'how long a rite takes'),
    participants: [t('Clergy', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'chr-cremation': inEveryLanguage((t) => ({
    title: t('Cremation', 'a rite'),
    description: t('Your loved one is cremated, before or after the church service.'),
    notes: t(
      'Many Catholic parishes prefer the Mass to come first, with the body present. Ask the crematory whether family may be there.',
    ),
    duration: t('30-60 minutes attended'),
    participants: [t('Close family', 'who takes part in a rite'), t('Funeral home staff')],
    location: t('Crematory', 'where a rite is held'),
  })),
  'chr-inurnment': inEveryLanguage((t) => ({
    title: t('Inurnment of the ashes'),
    description: t('The urn is laid to rest with short prayers.'),
    notes: t(
      'Catholic practice keeps the ashes together in a cemetery or columbarium, not scattered, divided or kept at home; ask your parish. Each place of rest needs its own permit.',
    ),
    duration: t('15-30 minutes', 'how long a rite takes'),
    participants: [t('Clergy', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Cemetery or columbarium'),
  })),
  'chr-meal': inEveryLanguage((t) => ({
    title: t('Reception, repast or mercy meal'),
    description: t('Family, friends and parish share a meal after the service.'),
    notes: t('At an Orthodox makaria, fish is traditional. A parish group can often cook or serve, if you ask.'),
    duration: t('2 hours', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Friends', 'who takes part in a rite'),
      t('Parish', 'who takes part in a rite'),
    ],
    location: t('Church hall or home'),
  })),
  'chr-pastoral': inEveryLanguage((t) => ({
    title: t('Pastoral visit', 'a rite'),
    description: t('Someone from the church comes to see how you are in the first weeks.'),
    notes: t('If nobody calls, you may ask; a visit is welcome at any time.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Clergy', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'chr-novena': inEveryLanguage((t) => ({
    title: t('Nine nights of prayer (pasiyam or novenario)'),
    description: t('Family and friends pray together at home on nine nights.'),
    notes: t(
      'Filipino families usually count from the death; in Latin American families the nine rosaries usually begin after the funeral. Take turns with the food, so nobody carries it alone.',
    ),
    duration: t('1 hour nightly'),
    participants: [t('Family', 'who takes part in a rite'), t('Prayer leader', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'chr-day3-9': inEveryLanguage((t) => ({
    title: t('Third and ninth-day memorials'),
    description: t('The priest says short memorial prayers on the third and on the ninth day.'),
    notes: t('The third day often falls on the funeral itself. Ask the priest where and at what hour.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Priest', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Church or grave'),
  })),
  'chr-day40': inEveryLanguage((t) => ({
    title: t('Fortieth-day memorial', 'a rite'),
    description: t('Family and parish remember the person on or near the fortieth day.'),
    notes: t(
      'Orthodox families bring koliva, and the day moves if the church calendar is closed. Many Filipino Catholic families keep it too.',
    ),
    duration: t('30-60 minutes', 'how long a rite takes'),
    participants: [
      t('Clergy', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Parish', 'who takes part in a rite'),
    ],
    location: t('Church', 'where a rite is held'),
  })),
  'chr-month': inEveryLanguage((t) => ({
    title: t('Month’s mind Mass'),
    description: t('A Mass is offered for the person about a month after the death.'),
    notes: t('Call the parish office a few weeks ahead to choose the day.'),
    duration: t('30-45 minutes', 'how long a rite takes'),
    participants: [t('Priest', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Church', 'where a rite is held'),
  })),
  'chr-anniversary': inEveryLanguage((t) => ({
    title: t('First anniversary', 'a rite'),
    description: t('A year on, the family remembers with a Mass, a memorial or a prayer at home.'),
    notes: t('Many families also remember on All Souls, November 2, or on the Orthodox Saturdays of Souls.'),
    duration: t('30-60 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Clergy', 'who takes part in a rite')],
    location: t('Church, cemetery or home'),
  })),
};
