// Christian rites before the day of the service.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const christianWordsBefore: Record<string, InEveryLanguage> = {
  'chr-clergy': inEveryLanguage((t) => ({
    title: t('Call the priest or pastor'),
    description: t('Your priest or pastor comes or calls to pray with you and to begin planning.'),
    notes: t(
      'Anointing is for people who are ill and living; for someone who has died there are prayers of farewell, which clergy gladly say. No parish yet? Ask us to help you find one.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Clergy', 'who takes part in a rite')],
    location: t('By phone', 'where a rite is held'),
  })),
  'chr-date': inEveryLanguage((t) => ({
    title: t('Agree the day with the church'),
    description: t('The family, the church and the place of rest agree on a day before it is announced.'),
    notes: t(
      'Catholic and Orthodox churches do not hold every kind of service on every day. Ask about Sundays, Holy Week and feast days.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Clergy', 'who takes part in a rite'),
      t('Cemetery', 'who takes part in a rite'),
    ],
    location: t('Parish office', 'where a rite is held'),
  })),
  'chr-liturgy': inEveryLanguage((t) => ({
    title: t('Choose readings, music and roles'),
    description: t('Together with the clergy you choose Scripture, hymns, readers and pallbearers.'),
    notes: t(
      'Parishes have their own rules for music and for spoken memories. Orthodox services use chant without instruments.',
    ),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Clergy', 'who takes part in a rite'),
      t('Music director', 'who takes part in a rite'),
    ],
    location: t('Parish or home'),
  })),
  'chr-prepare': inEveryLanguage((t) => ({
    title: t('Clothing and preparation'),
    description: t('The family chooses clothes and, if wished, a cross, a rosary or a prayer rope.'),
    notes: t(
      'Embalming is your free choice and no law asks for it; keeping your loved one cool is always possible. Bring a photo if hair or makeup matter to you.',
    ),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Funeral home staff')],
    location: t('Funeral home', 'where a rite is held'),
  })),
  'chr-visitation': inEveryLanguage((t) => ({
    title: t('Visitation', 'a rite'),
    description: t('Friends come to pay their respects and to sit with the family.'),
    notes: t(
      'Whether the casket is open or closed is your choice. Someone at the door can greet guests, so that you can sit down.',
    ),
    duration: t('2-4 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Friends', 'who takes part in a rite')],
    location: t('Funeral home or church'),
  })),
  'chr-vigil': inEveryLanguage((t) => ({
    title: t('Vigil and Rosary'),
    description: t('The evening before, family and parish gather for Scripture, prayer and often the Rosary.'),
    notes: t('This is a good hour for stories and eulogies, because the Mass leaves little room for them.'),
    duration: t('1-1.5 hours', 'how long a rite takes'),
    participants: [
      t('Priest or deacon'),
      t('Family', 'who takes part in a rite'),
      t('Parish', 'who takes part in a rite'),
    ],
    location: t('Church or funeral home'),
  })),
  'chr-trisagion': inEveryLanguage((t) => ({
    title: t('Trisagion or Panikhida'),
    description: t('The priest leads evening prayers for the person who died, before the day of the funeral.'),
    notes: t('Ask the parish whether it is held in the church or at the funeral home.'),
    duration: t('30-45 minutes', 'how long a rite takes'),
    participants: [
      t('Priest', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Parish', 'who takes part in a rite'),
    ],
    location: t('Church or funeral home'),
  })),
};
