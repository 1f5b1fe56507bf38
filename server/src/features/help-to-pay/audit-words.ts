// What help to pay writes into the audit log, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const helpAuditWords: Record<string, Words> = {
  'help.kept': words('Answers about help to pay were kept'),
  'help.marked': words('Where help to pay stands was written down'),
  'help.shared': words('A program that helps to pay was put on the list of the family'),
  'help.forgotten': words('Answers about help to pay were forgotten'),
};
