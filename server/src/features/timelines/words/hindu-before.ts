// Hindu rites up to the procession.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const hinduWordsBefore: Record<string, InEveryLanguage> = {
  'hin-bedside': inEveryLanguage((t) => ({
    title: t('Bedside prayers', 'a rite'),
    description: t('The family chants at the bedside, with a little Ganga water and a tulsi leaf placed at the lips.'),
    notes: t(
      'Many families keep a small lamp and incense nearby; ask the hospital first about any flame. How the head is laid, and whether the floor is used, is your family’s own custom.',
    ),
    duration: t('30-60 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Place of death'),
  })),
  'hin-priest': inEveryLanguage((t) => ({
    title: t('Call the priest and name the chief mourner'),
    description: t(
      'The pandit explains what will happen, and the family chooses the karta, who leads as chief mourner (traditionally the eldest son).',
    ),
    notes: t(
      'In many families daughters and others serve as karta; it is yours to decide. Not every temple priest performs death rites, so ask when you call.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Pandit', 'who takes part in a rite'),
      t('Concierge', 'who takes part in a rite'),
    ],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-transfer': inEveryLanguage((t) => ({
    title: t('Transfer into care'),
    description: t('Staff of a licensed funeral home come and take your loved one into their care.'),
    notes: t(
      'It is enough to keep the body cool, without any chemicals. Tell the staff which customs matter to your family.',
    ),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Funeral home staff'), t('Family', 'who takes part in a rite')],
    location: t('Place of death to funeral home'),
  })),
  'hin-crematory': inEveryLanguage((t) => ({
    title: t('Reserve a witnessed cremation'),
    description: t('A crematory is booked where the family can be present and the rites can be held.'),
    notes: t(
      'Ask whether the chief mourner may start the cremation, and how many people the room holds. Ask too what may go in the casket; glass, metal and coconuts are often not allowed.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Concierge', 'who takes part in a rite'), t('Funeral director', 'who takes part in a rite')],
    location: t('Crematory', 'where a rite is held'),
  })),
  'hin-samagri': inEveryLanguage((t) => ({
    title: t('Gather items for the rites'),
    description: t('The family gathers the puja samagri, the things the pandit needs for the rites.'),
    notes: t(
      'Your pandit gives you the list. Flowers, ghee, sesame, camphor, sandal paste, cloth, and rice or flour are often on it. Ask the venue whether an open flame is possible.',
    ),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Pandit', 'who takes part in a rite')],
    location: t('Home or temple'),
  })),
  'hin-snana': inEveryLanguage((t) => ({
    title: t('Ritual bath and dressing'),
    description: t('Relatives bathe the body and dress it in new or clean clothes, with tilak and a garland.'),
    notes: t(
      'The funeral home can open its preparation room to the family; ask how many may come in. Colors and clothes differ by region and by whether the person was married.',
    ),
    duration: t('1-1.5 hours', 'how long a rite takes'),
    participants: [t('Family of the same gender')],
    location: t('Funeral home preparation room'),
  })),
  'hin-darshan': inEveryLanguage((t) => ({
    title: t('Antim darshan', 'a rite'),
    description: t('Family and friends see their loved one for the last time and offer flowers or rice.'),
    notes: t(
      'Guests usually wear white or plain clothes. In many families no food is served until the rites of the day are over.',
    ),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Friends', 'who takes part in a rite'),
      t('Community', 'who takes part in a rite'),
    ],
    location: t('Funeral home chapel'),
  })),
  'hin-pinda': inEveryLanguage((t) => ({
    title: t('Pinda and final prayers'),
    description: t('The chief mourner offers pinda, small balls of rice or flour, while the pandit recites mantras.'),
    notes: t('The pandit guides each step, so nobody needs to know it by heart.'),
    duration: t('30-45 minutes', 'how long a rite takes'),
    participants: [
      t('Chief mourner', 'who takes part in a rite'),
      t('Pandit', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
    ],
    location: t('Funeral home or chapel'),
  })),
  'hin-procession': inEveryLanguage((t) => ({
    title: t('Procession', 'a rite'),
    description: t('The family goes along with the casket, on foot or by car, chanting the names of God.'),
    notes: t('Ask who would like to carry, and let the funeral home know how many cars will follow.'),
    duration: t('15-30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Pallbearers', 'who takes part in a rite')],
    location: t('On the way to the last place'),
  })),
};
