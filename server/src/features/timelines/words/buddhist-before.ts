// Buddhist rites before the day of the service.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const buddhistWordsBefore: Record<string, InEveryLanguage> = {
  'bud-quiet': inEveryLanguage((t) => ({
    title: t('Quiet time with the body'),
    description: t('Your loved one is left at rest, untouched, for as long as your school teaches.'),
    notes: t(
      'Eight hours is common in Pure Land families. Tibetan teachers ask for four hours at least, and sometimes for three days and a half. Speak early with the hospital or hospice about what they can do.',
    ),
    duration: t('3-8 hours, longer in Tibetan practice'),
    participants: [t('Family', 'who takes part in a rite'), t('Care staff', 'who takes part in a rite')],
    location: t('Place of death'),
  })),
  'bud-bedside': inEveryLanguage((t) => ({
    title: t('Bedside chanting', 'a rite'),
    description: t('Clergy or family chant at the bedside to help the mind stay calm.'),
    notes: t(
      'Some schools chant the name of Amitabha, others hold makuragyo or prayers of transference. Your temple can tell you which, and can often chant by phone.',
    ),
    duration: t('30 minutes to 8 hours'),
    participants: [t('Temple clergy', 'who takes part in a rite'), t('Family', 'who takes part in a rite')],
    location: t('Place of death'),
  })),
  'bud-temple': inEveryLanguage((t) => ({
    title: t('Call the temple'),
    description: t('The temple hears of the death and agrees who will lead the services.'),
    notes: t(
      'Tell them which school you follow and the memorial days your family keeps. Ask when monks and nuns may eat.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Temple', 'who takes part in a rite'),
      t('Concierge', 'who takes part in a rite'),
    ],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-transfer': inEveryLanguage((t) => ({
    title: t('Transfer into care'),
    description: t('Staff of a licensed funeral home come and take your loved one gently into their care.'),
    notes: t(
      'They come after the quiet time, so tell them the hour. Any treatment to preserve the body is your choice, and some schools ask for none.',
    ),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Funeral home staff'), t('Family', 'who takes part in a rite')],
    location: t('Place of death to funeral home'),
  })),
  'bud-date': inEveryLanguage((t) => ({
    title: t('Choose the day'),
    description: t('The family and the temple agree on a day, and make sure the place is free.'),
    notes: t(
      'Some Chinese and Vietnamese families ask for a favorable date, and many avoid Lunar New Year. In Tibetan practice at least three and a half days pass first.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Temple', 'who takes part in a rite')],
    location: t('By phone', 'where a rite is held'),
  })),
  'bud-altar': inEveryLanguage((t) => ({
    title: t('Set up the altar'),
    description: t('A small altar is made ready, with a picture of the person, flowers, fruit, candles and incense.'),
    notes: t('White and soft colors are usual; red is avoided. Ask the chapel about candles and incense.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Home and funeral chapel'),
  })),
  'bud-encoffin': inEveryLanguage((t) => ({
    title: t('Dressing and encoffining'),
    description: t(
      'As sutras are chanted, the family lays their loved one in the casket and adds a few treasured things.',
    ),
    notes: t('Ask the funeral home what may go inside; paper, cloth and flowers are usually fine.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Monk or nun')],
    location: t('Funeral home', 'where a rite is held'),
  })),
  'bud-wake': inEveryLanguage((t) => ({
    title: t('Evening chanting', 'a rite'),
    description: t('Family and friends gather in the evening for sutras and incense.'),
    notes: t(
      'Many families leave the casket open, but it is your choice. In Vietnamese and Chinese families mourners often wear headbands.',
    ),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [
      t('Temple clergy', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Friends', 'who takes part in a rite'),
    ],
    location: t('Funeral home or temple'),
  })),
};
