// The traditions, in a few words each. Every word is a beginning: the family's own clergy and custom come first.
import type { FaithTradition } from '@evenlight/contract/traditions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type TraditionWords = { id: FaithTradition; name: MessageDescriptor; words: MessageDescriptor };

/** The seven that have a name here. */
export const traditions: TraditionWords[] = [
  {
    id: 'christian',
    name: msg`Christian`,
    words: msg`Catholic, Orthodox, Protestant and homegoing services, planned with your parish or pastor.`,
  },
  {
    id: 'jewish',
    name: msg`Jewish`,
    words: msg`Taharah and a simple burial, as soon as it can be and clear of Shabbat and festivals; then shiva.`,
  },
  {
    id: 'muslim',
    name: msg`Muslim`,
    words: msg`Ghusl, kafan, the Janazah prayer and burial without delay, arranged with your masjid.`,
  },
  {
    id: 'hindu',
    name: msg`Hindu`,
    words: msg`Antyeshti and cremation with your own priest, and the days of rites that follow.`,
  },
  {
    id: 'buddhist',
    name: msg`Buddhist`,
    words: msg`Chanting, quiet time, cremation or burial, and days of remembrance as your school keeps them.`,
  },
  {
    id: 'sikh',
    name: msg`Sikh`,
    words: msg`Antam Sanskar, kirtan and Ardas, langar for all who come, and the reading that ends with bhog.`,
  },
  {
    id: 'secular',
    name: msg`Secular`,
    words: msg`A ceremony about the person, in your own words, led by a celebrant, a friend or family.`,
  },
];

const other: TraditionWords = {
  id: 'other',
  name: msg({ message: 'Other', context: 'tradition' }),
  words: msg`Another tradition, or more than one. We plan it with you, in your own way.`,
};

export function wordsOf(tradition: FaithTradition): TraditionWords {
  return traditions.find(({ id }) => id === tradition) ?? other;
}
