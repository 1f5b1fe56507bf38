// Notes for families who named their branch: the general ones speak of every branch, and theirs of no other.

import type { Language } from '@evenlight/contract/languages';
import type { Branch } from '@evenlight/contract/traditions';
import { words } from '../../../platform/texts/texts.ts';

type Notes = Record<string, Record<Language, string>>;

const whoMaySpeak = words('Ask early who may speak and when, because churches differ.');

const western: Notes = {
  'chr-liturgy': words(
    'Churches have their own rules for music and for spoken memories. Ask before you print anything.',
  ),
  'chr-funeral': whoMaySpeak,
  'chr-committal': words('Ask whether the family may stay until the casket is lowered.'),
  'chr-meal': words('A group of the church can often cook or serve, if you ask.'),
};

const catholic: Notes = {
  ...western,
  'chr-date': words('A funeral Mass is not held on every day. Ask about Sundays, Holy Week and feast days.'),
  'chr-day40': words('Many Filipino families keep it with a Mass and a meal. Ask the parish about the hour.'),
  'chr-anniversary': words('Many families also remember on All Souls, November 2.'),
};

const protestant: Notes = {
  ...western,
  'chr-date': words('Ask the church about Sundays, Holy Week and feast days.'),
  'chr-cremation': words('Ask the crematory whether family may be there.'),
  'chr-inurnment': words('Each place of rest needs its own permit.'),
  'chr-anniversary': words('A quiet hour at home or at the grave is enough.'),
};

const orthodox: Notes = {
  'chr-date': words('The church does not hold funerals on every day. Ask about Sundays, Holy Week and feast days.'),
  'chr-funeral': whoMaySpeak,
  'chr-day40': words('The family brings koliva. The day moves if the church calendar is closed.'),
  'chr-anniversary': words('Many families also remember on the Saturdays of Souls.'),
};

export const branchNotes: Partial<Record<Branch, Notes>> = {
  catholic,
  protestant,
  homegoing: protestant,
  'eastern-orthodox': orthodox,
};
