// Words that messages to our team and booked talks share, for whoever takes their data along.

import { type Words, words } from '../../platform/texts/texts.ts';

export const liesSealed = words('What you wrote lies sealed; it is told in words in a section of its own.');

export const onlyAHash = words('A mark by which we find your address again without keeping it in the clear.');

export const urgencyWords: Record<string, Words> = {
  normal: words('Not urgent', 'desk sealed'),
  urgent: words('Urgent', 'desk sealed'),
  emergency: words('Emergency', 'desk sealed'),
};

export const worryWords: Record<string, Words> = {
  none: words('Not worried', 'desk sealed'),
  concern: words('A little', 'desk sealed'),
  elevated: words('Worried', 'desk sealed'),
  crisis: words('Very worried', 'desk sealed'),
};
