// Jewish rites from the day of the funeral on.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const jewishWordsAfter: Record<string, InEveryLanguage> = {
  'jew-kriah': inEveryLanguage((t) => ({
    title: t('Kriah', 'a rite'),
    description: t('Just before the service the mourners tear a garment or a ribbon and say a blessing.'),
    notes: t('Mourners here are parents, children, siblings and spouse. The rabbi shows how, and can bring ribbons.'),
    duration: t('10 minutes', 'how long a rite takes'),
    participants: [
      t('Parents', 'who takes part in a rite'),
      t('Children', 'who takes part in a rite'),
      t('Siblings', 'who takes part in a rite'),
      t('Spouse', 'who takes part in a rite'),
    ],
    location: t('Chapel or graveside'),
  })),
  'jew-levayah': inEveryLanguage((t) => ({
    title: t('Levayah (funeral service)'),
    description: t('The service brings Psalms, words about the person (hesped) and the prayer El Malei Rachamim.'),
    notes: t('On festive days eulogies are kept short. Many families ask for gifts to charity instead of flowers.'),
    duration: t('30-45 minutes', 'how long a rite takes'),
    participants: [
      t('Rabbi', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Community', 'who takes part in a rite'),
    ],
    location: t('Chapel or graveside'),
  })),
  'jew-kevurah': inEveryLanguage((t) => ({
    title: t('Kevurah (burial) and Kaddish'),
    description: t(
      'The casket is let down into the grave, family and friends cover it with earth, and the mourners say Kaddish.',
    ),
    notes: t('Nobody has to take the shovel. Kaddish needs a minyan, so ask your rabbi if few people can come.'),
    duration: t('30-45 minutes', 'how long a rite takes'),
    participants: [
      t('Rabbi', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Minyan', 'who takes part in a rite'),
    ],
    location: t('Jewish cemetery', 'where a rite is held'),
  })),
  'jew-interment': inEveryLanguage((t) => ({
    title: t('Interment of the ashes'),
    description: t('The ashes are laid in the earth, and the family says Kaddish.'),
    notes: t(
      'Movements and cemeteries differ about cremation, so ask your rabbi and the cemetery early. The rabbi also helps you choose when shiva begins.',
    ),
    duration: t('30-45 minutes', 'how long a rite takes'),
    participants: [
      t('Rabbi', 'who takes part in a rite'),
      t('Family', 'who takes part in a rite'),
      t('Minyan', 'who takes part in a rite'),
    ],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'jew-shurah': inEveryLanguage((t) => ({
    title: t('Rows of comfort'),
    description: t('The mourners walk out between two lines of people, who speak words of comfort.'),
    notes: t('Many wash their hands before they enter a home.'),
    duration: t('10 minutes', 'how long a rite takes'),
    participants: [t('Community', 'who takes part in a rite'), t('Mourners', 'who takes part in a rite')],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'jew-seudah': inEveryLanguage((t) => ({
    title: t('Seudat havra’ah (first meal)'),
    description: t('Friends bring the first meal to the mourners, with round foods such as eggs and lentils.'),
    notes: t('The seven-day candle is lit. The mourners are served and need not host.'),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Neighbors', 'who takes part in a rite'), t('Mourners', 'who takes part in a rite')],
    location: t('Shiva home', 'where a rite is held'),
  })),
  'jew-shiva': inEveryLanguage((t) => ({
    title: t('Shiva', 'a rite'),
    description: t('For seven days from the burial the mourners stay at home, with prayers and visitors.'),
    notes: t(
      'Shabbat counts, though mourning is not public then. A major festival ends shiva early; after a burial on chol hamoed it begins when the festival ends. Some families keep fewer days.',
    ),
    duration: t('Daily, 7 days'),
    participants: [
      t('Mourners', 'who takes part in a rite'),
      t('Community', 'who takes part in a rite'),
      t('Minyan', 'who takes part in a rite'),
    ],
    location: t('Shiva home', 'where a rite is held'),
  })),
  'jew-shiva-cremation': inEveryLanguage((t) => ({
    title: t('Shiva', 'a rite'),
    description: t('For seven days the mourners stay at home, with prayers and visitors.'),
    notes: t(
      'Your rabbi helps you choose when it begins. Shabbat counts, though mourning is not public then, and a major festival ends it early.',
    ),
    duration: t('Daily, 7 days'),
    participants: [
      t('Mourners', 'who takes part in a rite'),
      t('Community', 'who takes part in a rite'),
      t('Minyan', 'who takes part in a rite'),
    ],
    location: t('Shiva home', 'where a rite is held'),
  })),
  'jew-shiva-end': inEveryLanguage((t) => ({
    title: t('Rising from shiva'),
    description: t('On the seventh morning the mourners get up from shiva and go outside for a little walk.'),
    notes: t('Friends often come along for the walk.'),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Mourners', 'who takes part in a rite'), t('Friends', 'who takes part in a rite')],
    location: t('Shiva home', 'where a rite is held'),
  })),
  'jew-shloshim': inEveryLanguage((t) => ({
    title: t('Shloshim ends', 'a rite'),
    description: t('The thirty days that began with the burial are over, and some families study together or meet.'),
    notes: t('A festival may shorten them. Ask your rabbi which customs last longer after the death of a parent.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Mourners', 'who takes part in a rite'), t('Community', 'who takes part in a rite')],
    location: t('Home or synagogue'),
  })),
  'jew-shloshim-cremation': inEveryLanguage((t) => ({
    title: t('Shloshim ends', 'a rite'),
    description: t('The thirty days of mourning are over, and some families study together or meet.'),
    notes: t('A festival may shorten them. Ask your rabbi which customs last longer after the death of a parent.'),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Mourners', 'who takes part in a rite'), t('Community', 'who takes part in a rite')],
    location: t('Home or synagogue'),
  })),
  'jew-kaddish': inEveryLanguage((t) => ({
    title: t('Daily Kaddish', 'a rite'),
    description: t('Children say Kaddish for a parent every day for eleven Hebrew months.'),
    notes: t(
      'For other relatives many say it for thirty days. If daily prayer with a minyan is hard, ask your rabbi what is possible.',
    ),
    duration: t('Daily', 'how long a rite takes'),
    participants: [t('Children of the deceased')],
    location: t('Synagogue with a minyan'),
  })),
  'jew-unveiling': inEveryLanguage((t) => ({
    title: t('Unveiling of the headstone'),
    description: t('Once the stone is in place, the family gathers at the grave for a short ceremony.'),
    notes: t(
      'Families wait until shloshim is over, and most choose a day before the first yahrzeit, avoiding Shabbat and festivals. Visitors often leave a small stone.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Rabbi', 'who takes part in a rite')],
    location: t('Cemetery', 'where a rite is held'),
  })),
  'jew-yahrzeit': inEveryLanguage((t) => ({
    title: t('First yahrzeit', 'a rite'),
    description: t(
      'On the Hebrew date of the death the family says Kaddish, and a candle burns from the evening before.',
    ),
    notes: t(
      'When the funeral came three days or more after the death, customs differ for this first year; ask your rabbi.',
    ),
    duration: t('24 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite')],
    location: t('Home and synagogue'),
  })),
};
