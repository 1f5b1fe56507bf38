// Steps for traditions we know only through the family: we ask, and name no rite of theirs.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const otherWords: Record<string, InEveryLanguage> = {
  'oth-concierge': inEveryLanguage((t) => ({
    title: t('Talk with the concierge'),
    description: t('You tell us about your tradition, and we plan from your words.'),
    notes: t('Say what must happen and what must not. We ask before we assume anything.'),
    duration: t('45 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Concierge', 'who takes part in a rite')],
    location: t('By phone', 'where a rite is held'),
  })),
  'oth-leader': inEveryLanguage((t) => ({
    title: t('Contact your spiritual leader or elder'),
    description: t('Your spiritual leader or an elder tells you what needs to happen first, and how soon.'),
    notes: t('Ask what must come first, before anyone moves, washes or dresses the body, and who may do it.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Leader or elder')],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-transfer': inEveryLanguage((t) => ({
    title: t('Transfer into care'),
    description: t('Staff of a licensed funeral home come and take your loved one into their care.'),
    notes: t(
      'Nothing more is done until your community has told us its wishes. Tell the staff who will speak for you.',
    ),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Funeral home staff'), t('Family', 'who takes part in a rite')],
    location: t('Place of death to funeral home'),
  })),
  'oth-disposition': inEveryLanguage((t) => ({
    title: t('Agree burial, cremation or other'),
    description: t('The family and its leader agree on burial, cremation or another way.'),
    notes: t(
      'Some communities rule out one of them, or limit how far the person may be taken. Ask before anything is signed.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Legal decision-maker', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Home or by phone'),
  })),
  'oth-prepare': inEveryLanguage((t) => ({
    title: t('Care and preparation rites'),
    description: t('Your loved one is washed, dressed and prayed for as your tradition asks.'),
    notes: t('The funeral home can give your community a room and time. Tell them what you will bring.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Community members', 'who takes part in a rite')],
    location: t('Funeral home or home'),
  })),
  'oth-ceremony': inEveryLanguage((t) => ({
    title: t('Main ceremony', 'a rite'),
    description: t('Your community leads the ceremony in its own order and language.'),
    notes: t('Tell the venue about music, fire, food and seating ahead of time.'),
    duration: t('60 minutes', 'how long a rite takes'),
    participants: [
      t('Leader or elder'),
      t('Family', 'who takes part in a rite'),
      t('Community', 'who takes part in a rite'),
    ],
    location: t('Venue', 'where a rite is held'),
  })),
  'oth-committal': inEveryLanguage((t) => ({
    title: t('Committal', 'a rite'),
    description: t('The last words and rites are held at the grave or at the crematory.'),
    notes: t('Ask how long you may stay and how many people can be there.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Leader or elder'), t('Family', 'who takes part in a rite')],
    location: t('Cemetery or crematory'),
  })),
  'oth-gathering': inEveryLanguage((t) => ({
    title: t('Community gathering', 'a rite'),
    description: t('People eat together and remember the person, in the way of your community.'),
    notes: '',
    duration: t('2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Community', 'who takes part in a rite')],
    location: t('Hall or home'),
  })),
  'oth-days': inEveryLanguage((t) => ({
    title: t('Days of remembrance'),
    description: t('Your family keeps the days of remembrance that belong to your community.'),
    notes: t('Traditions count these days differently. Tell us yours, or write them in a note here.'),
    duration: t('As needed', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Community', 'who takes part in a rite')],
    location: t('Home or place of worship'),
  })),
  'oth-year': inEveryLanguage((t) => ({
    title: t('First year', 'a rite'),
    description: t('A year on, the family remembers the person, if that is your custom.'),
    notes: t('Some communities go by a calendar of their own; ask your leader for the day.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Home or place of worship'),
  })),
};
