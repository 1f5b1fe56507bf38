// Secular steps from the day of the ceremony on.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const secularWordsAfter: Record<string, InEveryLanguage> = {
  'sec-ceremony': inEveryLanguage((t) => ({
    title: t('Memorial ceremony', 'a rite'),
    description: t(
      'A welcome, the life story, tributes, readings, a quiet moment and words of farewell, with music to open and to end.',
    ),
    notes: t('It is about the person, in your own words. Tears and laughter both belong.'),
    duration: t('45-75 minutes', 'how long a rite takes'),
    participants: [
      t('Celebrant', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Guests', 'who takes part in a rite'),
    ],
    location: t('Venue', 'where a rite is held'),
  })),
  'sec-openfloor': inEveryLanguage((t) => ({
    title: t('Open sharing', 'a rite'),
    description: t('Guests who would like to may share a short memory.'),
    notes: t('The host keeps an eye on the time and makes sure that nobody feels pressed to speak.'),
    duration: t('20-30 minutes', 'how long a rite takes'),
    participants: [t('Guests', 'who takes part in a rite')],
    location: t('Venue', 'where a rite is held'),
  })),
  'sec-reception': inEveryLanguage((t) => ({
    title: t('Gathering', 'a rite'),
    description: t('People stay for food, photos and conversation.'),
    notes: t('It can be as simple as coffee and cake. Ask a friend to host, so that you can sit and talk.'),
    duration: t('2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Guests', 'who takes part in a rite')],
    location: t('Venue or home'),
  })),
  'sec-ashes': inEveryLanguage((t) => ({
    title: t('Scatter, bury, plant or keep ashes'),
    description: t('The ashes are scattered, buried, planted with a tree or kept, as the person or the family wished.'),
    notes: t(
      'Carry the permit. On land you need the owner’s written permission; at sea, state and federal rules ask for a distance from shore. Today’s distances stand on the page about the ashes.',
    ),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Close family', 'who takes part in a rite')],
    location: t('Chosen place', 'where a rite is held'),
  })),
  'sec-legacy': inEveryLanguage((t) => ({
    title: t('Gift in memory'),
    description: t('The family chooses a gift in memory, such as a cause, a tree, a bench or a scholarship.'),
    notes: t('It can wait until it feels right.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Online', 'where a rite is held'),
  })),
  'sec-anniversary': inEveryLanguage((t) => ({
    title: t('First birthday or year gathering'),
    description: t('Family and friends meet on a day that matters, such as a birthday or a year after the death.'),
    notes: t('A walk, a meal or a favorite song is plenty.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Friends', 'who takes part in a rite')],
    location: t('Home or favorite place'),
  })),
};
