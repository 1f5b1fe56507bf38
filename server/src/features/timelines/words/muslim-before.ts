// Muslim rites and papers before the funeral prayer.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const muslimWordsBefore: Record<string, InEveryLanguage> = {
  'mus-bedside': inEveryLanguage((t) => ({
    title: t('First care and prayer'),
    description: t(
      'The eyes are gently closed, the body is covered, and those present say Inna lillahi wa inna ilayhi raji’un.',
    ),
    notes: t('Keep the room calm and your loved one covered. Du’a in your own words is welcome.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Place of death'),
  })),
  'mus-masjid': inEveryLanguage((t) => ({
    title: t('Call the masjid and Muslim cemetery'),
    description: t('Your masjid arranges the washers, the time of the prayer and a grave.'),
    notes: t(
      'Tell them whether your family is Sunni, Shia or of another community, and whether you already own a grave. Ask who can help with the washing.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Imam or funeral committee'),
      t('Concierge', 'who takes part in a rite'),
    ],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-transfer': inEveryLanguage((t) => ({
    title: t('Transfer into care'),
    description: t('Staff of a licensed funeral home come and take your loved one into their care.'),
    notes: t(
      'Your loved one is only kept cool, and stays covered. Ask for staff of the same gender where that can be arranged.',
    ),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Funeral home staff'), t('Family', 'who takes part in a rite')],
    location: t('Place of death to funeral home'),
  })),
  'mus-announce': inEveryLanguage((t) => ({
    title: t('Announce the janazah'),
    description: t('The community hears when and where the janazah and the burial are.'),
    notes: t(
      'Many families also ask to hear from anyone to whom a debt is owed. The masjid can send the message for you.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Masjid', 'who takes part in a rite')],
    location: t('Masjid and messages'),
  })),
  'mus-ghusl': inEveryLanguage((t) => ({
    title: t('Ghusl (ritual washing)'),
    description: t('Trained washers wash the body with care an odd number of times, and keep it covered throughout.'),
    notes: t(
      'Washers are of the same gender; a husband or wife may wash their spouse. Relatives who wish to help can ask the masjid.',
    ),
    duration: t('1-1.5 hours', 'how long a rite takes'),
    participants: [t('Trained washers of the same gender'), t('Spouse or close relatives')],
    location: t('Masjid or funeral home washing room'),
  })),
  'mus-kafan': inEveryLanguage((t) => ({
    title: t('Kafan (shrouding)', 'a rite'),
    description: t('Plain white cotton is wrapped around your loved one.'),
    notes: t(
      'By custom a man’s kafan has three pieces and a woman’s has five. Ask the masjid whether it provides the cloth.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Washers', 'who takes part in a rite'), t('Close relatives', 'who takes part in a rite')],
    location: t('Masjid or funeral home washing room'),
  })),
};
