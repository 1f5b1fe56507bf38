// Steps where the person is given to science, or is in another country, or has been laid to rest already.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const notHereWords: Record<string, InEveryLanguage> = {
  'civ-program': inEveryLanguage((t) => ({
    title: t('Call the program'),
    description: t(
      'The program that takes gifts of the body says whether it can accept, and how your loved one comes there.',
    ),
    notes: t(
      'Call as soon as you can, because the time is short. Ask what it pays for, where it is, and whether you may say goodbye first.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Program staff', 'who takes part in a rite')],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-consent': inEveryLanguage((t) => ({
    title: t('Consent for the gift'),
    description: t(
      'The program receives the form that the person signed, or the consent of whoever has the right to decide.',
    ),
    notes: t(
      'Look for a donor card or a letter among the papers. If nothing was signed, ask the program whether the family’s consent is enough.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [
      t('Legal decision-maker', 'who takes part in a rite'),
      t('Program staff', 'who takes part in a rite'),
    ],
    location: t('Home or by phone'),
  })),
  'civ-second-way': inEveryLanguage((t) => ({
    title: t('Have a second way ready'),
    description: t('The family agrees what should happen if the program cannot accept.'),
    notes: t(
      'A program may decline, for instance after an examination by the coroner, because of an illness, or because there is no room. That says nothing about the person or the gift. We can keep a second way ready with you.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Concierge', 'who takes part in a rite')],
    location: t('Home or by phone'),
  })),
  'civ-record-donation': inEveryLanguage((t) => ({
    title: t('Register the death'),
    description: t(
      'The death is entered in the county’s records, with facts from the family and a cause of death from the physician or coroner.',
    ),
    notes: t(
      'Many programs see to this and to the county’s permit themselves; ask yours who does. The county asks for it within 8 calendar days, which is a limit and not a waiting time.',
    ),
    duration: t('1-5 days', 'how long a rite takes'),
    participants: [t('Funeral director or family'), t('Certifying physician or coroner')],
    location: t('County registrar', 'where a rite is held'),
  })),
  'civ-after-program': inEveryLanguage((t) => ({
    title: t('Ask about the time afterwards'),
    description: t('The program tells you how long its work may take, and what happens when it is done.'),
    notes: t(
      'Ashes often come back to the family later, if it asks for them. Ask now whether that is so, how long it may be, and who will write to you.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Program staff', 'who takes part in a rite')],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-after-program-neutral': inEveryLanguage((t) => ({
    title: t('Ask about the time afterwards'),
    description: t('The program tells you how long its work may take, and what happens when it is done.'),
    notes: t(
      'Ask how your loved one is laid to rest afterwards, and whether that can be in the way of your tradition. Ask who will write to you, and when.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Program staff', 'who takes part in a rite')],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-certificate': inEveryLanguage((t) => ({
    title: t('Registration and certified copies'),
    description: t('The death is registered where it happened, and the family asks for certified copies from there.'),
    notes: t(
      'After a death in California the county registers it; the funeral home or the family gives the facts. After one in another country, the consulate can say which papers count here, and whether they need a translation.',
    ),
    duration: t('2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Funeral director', 'who takes part in a rite')],
    location: t('Online and phone'),
  })),
  'civ-journey': inEveryLanguage((t) => ({
    title: t('If a journey is still ahead'),
    description: t(
      'A funeral home that knows the way arranges the journey, with the county’s permit, the consulate and the airline.',
    ),
    notes: t(
      'Countries and airlines have rules of their own about papers and preparation, so ask before anything is booked. Where everything has been done already, mark this as done.',
    ),
    duration: t('2-5 days', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Funeral director', 'who takes part in a rite')],
    location: t('Online and phone'),
  })),
  'civ-ashes-home': inEveryLanguage((t) => ({
    title: t('Bring the ashes home'),
    description: t(
      'If there was a cremation elsewhere, the ashes travel home with a person or by a carrier that takes them.',
    ),
    notes: t(
      'Keep the certificate of the cremation with them, and choose an urn that can be looked through at the airport. Ask the airline, and whoever is to receive them here, which papers they want to see.',
    ),
    duration: t('2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('On the way home', 'where a rite is held'),
  })),
  'oth-leader-away': inEveryLanguage((t) => ({
    title: t('Contact your spiritual leader or elder'),
    description: t('Your spiritual leader or an elder tells you what needs to happen first, and how soon.'),
    notes: t('Ask what your community keeps in the days to come, and who leads it.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Leader or elder')],
    location: t('By phone', 'where a rite is held'),
  })),
};
