// Muslim rites from the funeral prayer on.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const muslimWordsAfter: Record<string, InEveryLanguage> = {
  'mus-janazah': inEveryLanguage((t) => ({
    title: t('Salat al-Janazah', 'a rite'),
    description: t(
      'The community stands together for the funeral prayer, most often right after one of the daily prayers.',
    ),
    notes: t(
      'On Fridays it often follows Jumu’ah. There are four takbirs in Sunni practice and five in Shia practice.',
    ),
    duration: t('15-20 minutes', 'how long a rite takes'),
    participants: [
      t('Imam', 'who takes part in a rite'),
      t('Congregation', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
    ],
    location: t('Masjid or cemetery'),
  })),
  'mus-procession': inEveryLanguage((t) => ({
    title: t('Procession to the cemetery'),
    description: t('Family and community go with the bier to the cemetery in quiet remembrance.'),
    notes: t(
      'There is no music. Ask your masjid about its custom for women at the graveside, because communities differ.',
    ),
    duration: t('30-60 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Community', 'who takes part in a rite')],
    location: t('Masjid to cemetery'),
  })),
  'mus-burial': inEveryLanguage((t) => ({
    title: t('Burial (dafn)', 'a rite'),
    description: t(
      'Close relatives lower the body in its shroud and turn it on its right side toward the qibla, and everyone helps to cover it with earth.',
    ),
    notes: t(
      'Sunrise, midday and sunset each bring a few minutes that many avoid if they can. A casket is used only where the cemetery asks for one.',
    ),
    duration: t('45-60 minutes', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Community', 'who takes part in a rite'),
      t('Imam', 'who takes part in a rite'),
    ],
    location: t('Muslim cemetery', 'where a rite is held'),
  })),
  'mus-grave-dua': inEveryLanguage((t) => ({
    title: t('Du’a at the grave'),
    description: t('Those present stay a while at the grave and ask forgiveness for the person who died.'),
    notes: t('Shia families also recite the talqin.'),
    duration: t('10-15 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Community', 'who takes part in a rite')],
    location: t('Graveside', 'where a rite is held'),
  })),
  'mus-wahshat': inEveryLanguage((t) => ({
    title: t('Salat al-Wahshat', 'a rite'),
    description: t('Family and friends offer a prayer of two units on the first night after the burial.'),
    notes: t('It is a Shia practice, and friends far away can join it from home.'),
    duration: t('15 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Friends', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'mus-taziyah': inEveryLanguage((t) => ({
    title: t('Three days of condolence (ta’ziyah)'),
    description: t('For three days people come to comfort the family and pray with them.'),
    notes: t('Some communities count from the burial instead of the death. You may set visiting hours.'),
    duration: t('Daily, 3 days'),
    participants: [t('Family', 'who takes part in a rite'), t('Visitors', 'who takes part in a rite')],
    location: t('Home or masjid'),
  })),
  'mus-meals': inEveryLanguage((t) => ({
    title: t('Community feeds the household'),
    description: t('Neighbors and the masjid bring halal meals, so that the family does not have to host.'),
    notes: t('It helps to name one person who answers offers and tells people how many you are.'),
    duration: t('Daily, 3 days'),
    participants: [t('Neighbors', 'who takes part in a rite'), t('Masjid volunteers', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'mus-charity': inEveryLanguage((t) => ({
    title: t('Du’a, Qur’an and ongoing charity'),
    description: t('The family prays, reads Qur’an and gives sadaqah jariyah for the person who died.'),
    notes: t('Any day is good for this, and so is any amount.'),
    duration: t('Ongoing', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Home or masjid'),
  })),
  'mus-day3-7': inEveryLanguage((t) => ({
    title: t('Third or seventh-day gathering'),
    description: t('Family and community meet to recite together, where this is the family’s custom.'),
    notes: t('Scholars often prefer that no day is fixed, so ask your imam if you are unsure.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Community', 'who takes part in a rite')],
    location: t('Home or masjid'),
  })),
  'mus-day40': inEveryLanguage((t) => ({
    title: t('Fortieth-day gathering (arba’in or chehlum)'),
    description: t('A majlis or recitation around the fortieth day, as many Shia and some other families keep it.'),
    notes: t('Sunni scholars often discourage it. It is here only because your family asked for it.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Community', 'who takes part in a rite')],
    location: t('Home, masjid or Islamic center'),
  })),
  'mus-debts': inEveryLanguage((t) => ({
    title: t('Debts, will and inheritance'),
    description: t(
      'The family settles the funeral costs and debts first, then gifts in the will, then the shares of the heirs.',
    ),
    notes: t(
      'By tradition gifts in the will go up to one third. California goes by a valid will or trust; speak with an adviser before anything is divided.',
    ),
    duration: t('Several weeks', 'how long a rite takes'),
    participants: [
      t('Family', 'who takes part in a rite'),
      t('Executor', 'who takes part in a rite'),
      t('Adviser', 'who takes part in a rite'),
    ],
    location: t('Home or office'),
  })),
  'mus-iddah': inEveryLanguage((t) => ({
    title: t('Widow’s waiting period (iddah)'),
    description: t('For a widow, the first four lunar months and ten days are a time of waiting.'),
    notes: t(
      'If she is pregnant, it lasts until the birth. The family can plan shopping, errands and company for her. Local moon sighting may move the last day by one.',
    ),
    duration: t('About 128 days'),
    participants: [t('Surviving wife', 'who takes part in a rite'), t('Family support', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'mus-marker': inEveryLanguage((t) => ({
    title: t('Simple grave marker'),
    description: t('A low, plain marker is set at the grave.'),
    notes: t('Ask the cemetery what it allows for height and wording before you order.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Muslim cemetery', 'where a rite is held'),
  })),
};
