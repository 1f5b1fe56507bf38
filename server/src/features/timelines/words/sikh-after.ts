// Sikh rites from Antam Sanskar on.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const sikhWordsAfter: Record<string, InEveryLanguage> = {
  'sik-antam': inEveryLanguage((t) => ({
    title: t('Antam Sanskar', 'a rite'),
    description: t('The family stands in Ardas, someone close starts the cremation, and Kirtan Sohila is recited.'),
    notes: t('Decide together who will start it; a relative or a friend may. The granthi leads the prayers.'),
    duration: t('45-60 minutes', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Granthi', 'who takes part in a rite'),
      t('Sangat', 'who takes part in a rite'),
    ],
    location: t('Crematory', 'where a rite is held'),
  })),
  'sik-burial': inEveryLanguage((t) => ({
    title: t('Burial where cremation is not possible'),
    description: t('Where cremation cannot be done, your loved one is laid in the earth with Ardas and Kirtan Sohila.'),
    notes: t(
      'The place is left without a marker. Ask your granthi about the order of prayers, and the cemetery how it keeps such a place.',
    ),
    duration: t('45-60 minutes', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Granthi', 'who takes part in a rite'),
      t('Sangat', 'who takes part in a rite'),
    ],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'sik-diwan': inEveryLanguage((t) => ({
    title: t('Prayers at the gurdwara'),
    description: t('At the gurdwara there is kirtan, Anand Sahib, Ardas and hukamnama, and karah parshad is shared.'),
    notes: t('Guests of any faith are welcome; shoes come off and heads are covered.'),
    duration: t('1-1.5 hours', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Sangat', 'who takes part in a rite'),
      t('Ragis', 'who takes part in a rite'),
    ],
    location: t('Gurdwara', 'where a rite is held'),
  })),
  'sik-langar': inEveryLanguage((t) => ({
    title: t('Langar', 'a rite'),
    description: t('Everyone who comes is served a free vegetarian meal.'),
    notes: t('Family and friends may help to cook and serve. No alcohol or tobacco is brought in.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Sangat', 'who takes part in a rite'),
      t('Sevadars', 'who takes part in a rite'),
    ],
    location: t('Gurdwara', 'where a rite is held'),
  })),
  'sik-sehaj': inEveryLanguage((t) => ({
    title: t('Sehaj Paath', 'a rite'),
    description: t('Family and friends take turns to read the whole Guru Granth Sahib, at home or at the gurdwara.'),
    notes: t('The reading begins once the funeral is over, and has no fixed pace. The gurdwara can help with readers.'),
    duration: t('10 days', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Readers', 'who takes part in a rite')],
    location: t('Home or gurdwara'),
  })),
  'sik-ashes': inEveryLanguage((t) => ({
    title: t('Receive the ashes'),
    description: t('Someone from the family goes to the crematory and receives the ashes.'),
    notes: t('Ask on which day they are ready, and who may sign for them.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Crematory', 'where a rite is held'),
  })),
  'sik-evenings': inEveryLanguage((t) => ({
    title: t('Evening path and visits'),
    description: t('In the evenings relatives and friends come for Sukhmani Sahib or kirtan.'),
    notes: t('You may choose the hours, and keep some evenings for yourselves.'),
    duration: t('1 hour nightly'),
    participants: [t('Family', 'who takes part in a rite'), t('Sangat', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'sik-immersion': inEveryLanguage((t) => ({
    title: t('Immersion of the ashes'),
    description: t('The ashes go into flowing water, or into the earth with no marker.'),
    notes: t(
      'State and federal rules ask for a distance from shore; today’s distances stand on the page about the ashes. Carry the permit with you.',
    ),
    duration: t('2-4 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('By boat on the Bay or ocean'),
  })),
  'sik-bhog': inEveryLanguage((t) => ({
    title: t('Bhog of the Sehaj Paath'),
    description: t(
      'The reading is completed with kirtan and Ardas, about the tenth day, and the time of mourning ends.',
    ),
    notes: t('A nearby weekend may be chosen so that relatives can come.'),
    duration: t('2-3 hours', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Granthi', 'who takes part in a rite'),
      t('Ragis', 'who takes part in a rite'),
      t('Sangat', 'who takes part in a rite'),
    ],
    location: t('Gurdwara', 'where a rite is held'),
  })),
  'sik-dastar': inEveryLanguage((t) => ({
    title: t('Dastar (turban) ceremony'),
    description: t('A turban is given to the person who now leads the family.'),
    notes: t('This is a Punjabi custom. The family decides who receives it.'),
    duration: t('20 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Community elders', 'who takes part in a rite')],
    location: t('Gurdwara', 'where a rite is held'),
  })),
  'sik-seva': inEveryLanguage((t) => ({
    title: t('Seva and giving'),
    description: t('In memory of their loved one, the family helps in the langar or gives to a cause.'),
    notes: t('Service takes the place of a monument. Small acts count as much as large ones.'),
    duration: t('Ongoing', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Gurdwara or charity'),
  })),
  'sik-barsi': inEveryLanguage((t) => ({
    title: t('Yearly path', 'a rite'),
    description: t('After a year some families hold a reading in memory of the person.'),
    notes: t('The code of conduct asks for none, so it is here only because your family chose it.'),
    duration: t('2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Sangat', 'who takes part in a rite')],
    location: t('Gurdwara or home'),
  })),
};
