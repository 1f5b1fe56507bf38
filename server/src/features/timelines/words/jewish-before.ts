// Jewish rites and papers before the day of the funeral.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const jewishWordsBefore: Record<string, InEveryLanguage> = {
  'jew-aninut': inEveryLanguage((t) => ({
    title: t('Aninut begins', 'a rite'),
    description: t(
      'From the death until the funeral, the closest mourners are set free from other duties so that they can arrange it.',
    ),
    notes: t('Visits of comfort wait until after the funeral. Help with calls, meals and children is welcome now.'),
    duration: t('Until the funeral', 'how long a rite takes'),
    participants: [
      t('Parents', 'who takes part in a rite'),
      t('Children', 'who takes part in a rite'),
      t('Siblings', 'who takes part in a rite'),
      t('Spouse', 'who takes part in a rite'),
    ],
    location: t('Home', 'where a rite is held'),
  })),
  'jew-rabbi': inEveryLanguage((t) => ({
    title: t('Call the rabbi and chevra kadisha'),
    description: t('Your rabbi and the burial society, the chevra kadisha, begin the preparations with you.'),
    notes: t(
      'If it is Shabbat or a festival, observant families phone once it has ended. Tell the rabbi if the death came after sunset, because it sets the Hebrew date.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Rabbi', 'who takes part in a rite'),
      t('Concierge', 'who takes part in a rite'),
    ],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-transfer': inEveryLanguage((t) => ({
    title: t('Transfer into care'),
    description: t('Staff of a licensed funeral home come and take your loved one into their care.'),
    notes: t(
      'Care is simple, with nothing invasive. If the coroner is involved, ask your rabbi to speak with the office early.',
    ),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Funeral home staff'), t('Family', 'who takes part in a rite')],
    location: t('Place of death to funeral home'),
  })),
  'jew-date': inEveryLanguage((t) => ({
    title: t('Fix the funeral day'),
    description: t(
      'The family, the rabbi and the cemetery look for the first possible day, leaving out Shabbat and festivals.',
    ),
    notes: t(
      'On a Friday or the eve of a festival, the funeral ends well before sundown. A wait for travel, papers or the law is accepted; ask your rabbi how long.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Rabbi', 'who takes part in a rite'),
      t('Cemetery', 'who takes part in a rite'),
    ],
    location: t('By phone', 'where a rite is held'),
  })),
  'jew-shmirah': inEveryLanguage((t) => ({
    title: t('Shmirah (watching)', 'a rite'),
    description: t('Someone stays with your loved one until the funeral, often reading Psalms.'),
    notes: t(
      'The chevra kadisha can find shomrim, and relatives or friends may take a turn. In some Reform families it is a choice.',
    ),
    duration: t('Continuous', 'how long a rite takes'),
    participants: [t('Shomrim', 'who takes part in a rite')],
    location: t('Funeral home', 'where a rite is held'),
  })),
  'jew-aron': inEveryLanguage((t) => ({
    title: t('Choose the grave and plain wooden casket'),
    description: t('The family chooses a place among Jewish graves and an aron, a plain casket of wood without metal.'),
    notes: t(
      'A green cemetery may allow burial in a shroud without a casket. Ask whether the family already owns a place.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Funeral home', 'who takes part in a rite')],
    location: t('Funeral home or cemetery'),
  })),
  'jew-tahara': inEveryLanguage((t) => ({
    title: t('Taharah (ritual purification)'),
    description: t(
      'The chevra kadisha washes the body and pours water over it with prayers, women for women and men for men.',
    ),
    notes: t('It is done in private and with great respect. In some Reform families it is a choice.'),
    duration: t('1-1.5 hours', 'how long a rite takes'),
    participants: [t('Chevra kadisha of the same gender')],
    location: t('Funeral home', 'where a rite is held'),
  })),
  'jew-tachrichim': inEveryLanguage((t) => ({
    title: t('Dressing in tachrichim'),
    description: t(
      'Your loved one is dressed in white garments without ornament, the same for everyone, and the casket is closed.',
    ),
    notes: t(
      'Some are also wrapped in a tallit, with one of its fringes cut. If there is a tallit you would like to give, tell the chevra kadisha.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Chevra kadisha', 'who takes part in a rite')],
    location: t('Funeral home', 'where a rite is held'),
  })),
};
