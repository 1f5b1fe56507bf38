// California's order in plain words, and what the few fixed answers are called.
import type { DeciderAnswer, Standing, WhoDecides, WrittenDirections } from '@evenlight/contract/deciding';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type StandingWords = {
  /** All who stand there. */
  group: MessageDescriptor;
  /** One of them. */
  one: MessageDescriptor;
  meaning: MessageDescriptor;
};

const byMajority = msg`If there is only one, they decide alone. Of several, more than half have to agree.`;

export const standingWords: Record<Standing, StandingWords> = {
  agent: {
    group: msg`Health care agent`,
    one: msg`Health care agent`,
    meaning: msg`Named in a health care directive or a power of attorney for health care. They decide after a death too, unless the paper limits it.`,
  },
  spouse: {
    group: msg`Spouse or registered domestic partner`,
    one: msg`Spouse or registered domestic partner`,
    meaning: msg`The person’s husband, wife or partner at the time of death.`,
  },
  children: { group: msg`Adult children`, one: msg`Adult child`, meaning: byMajority },
  parents: {
    group: msg`Parents`,
    one: msg`Parent`,
    meaning: msg`Both together. If one of them cannot be found in spite of real efforts, the other decides.`,
  },
  siblings: { group: msg`Adult brothers and sisters`, one: msg`Adult brother or sister`, meaning: byMajority },
  kin: {
    group: msg`Next closest relatives`,
    one: msg`Next closest relative`,
    meaning: msg`The nearest adult relatives after all these. Of several who are equally close, more than half have to agree.`,
  },
  'person-conservator': {
    group: msg`Conservator of the person`,
    one: msg`Conservator of the person`,
    meaning: msg`Named by a court to care for the person.`,
  },
  'estate-conservator': {
    group: msg`Conservator of the estate`,
    one: msg`Conservator of the estate`,
    meaning: msg`Named by a court to look after the person’s money and property.`,
  },
  'public-administrator': {
    group: msg`Public administrator`,
    one: msg`Public administrator`,
    meaning: msg`An office of the county, when there is nobody else.`,
  },
};

export const answerWords: Record<DeciderAnswer, MessageDescriptor> = {
  'not-asked': msg({ message: 'Not asked yet', context: 'who decides' }),
  asked: msg({ message: 'Asked', context: 'who decides' }),
  agreed: msg({ message: 'Agreed', context: 'who decides' }),
  objected: msg({ message: 'Objected', context: 'who decides' }),
  'not-reached': msg({ message: 'Could not be reached', context: 'who decides' }),
};

export const directionWords: Record<WrittenDirections, MessageDescriptor> = {
  found: msg({ message: 'Yes, there are', context: 'written directions' }),
  none: msg({ message: 'No, there are none', context: 'written directions' }),
  unknown: msg({ message: 'Not known yet', context: 'written directions' }),
};

export const stateWords: Record<WhoDecides['state'], MessageDescriptor> = {
  directions: msg({ message: 'Directions found', context: 'who decides' }),
  'nobody-yet': msg({ message: 'Not begun', context: 'who decides' }),
  settled: msg({ message: 'Agreed by those written down', context: 'who decides' }),
  'may-act': msg({ message: 'May go ahead', context: 'who decides' }),
  waiting: msg({ message: 'Waiting for answers', context: 'who decides' }),
  divided: msg({ message: 'No agreement yet', context: 'who decides' }),
};
