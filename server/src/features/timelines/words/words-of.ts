// Finds what to say about a rite: a tradition's own words first, then those that every family shares.
import type { Language } from '@evenlight/contract/languages';
import type { FaithTradition } from '@evenlight/contract/traditions';
import { branchNotes } from './branch-notes.ts';
import { buddhistWordsAfter } from './buddhist-after.ts';
import { buddhistWordsBefore } from './buddhist-before.ts';
import { chosenWayWords } from './chosen-way.ts';
import { christianWordsAfter } from './christian-after.ts';
import { christianWordsBefore } from './christian-before.ts';
import { civilWords } from './civil.ts';
import { hinduWordsAfter } from './hindu-after.ts';
import { hinduWordsBefore } from './hindu-before.ts';
import { jewishWordsAfter } from './jewish-after.ts';
import { jewishWordsBefore } from './jewish-before.ts';
import { muslimWordsAfter } from './muslim-after.ts';
import { muslimWordsBefore } from './muslim-before.ts';
import { notHereWords } from './not-here.ts';
import { otherWords } from './other.ts';
import { promptBurialWords } from './prompt-burial.ts';
import type { InEveryLanguage, RiteWords } from './rite-words.ts';
import { secularWordsAfter } from './secular-after.ts';
import { secularWordsBefore } from './secular-before.ts';
import { sikhWordsAfter } from './sikh-after.ts';
import { sikhWordsBefore } from './sikh-before.ts';
import { waterCremationWords } from './water-cremation.ts';

type WordsByKey = Record<string, InEveryLanguage>;

const shared: WordsByKey = { ...civilWords, ...notHereWords, ...chosenWayWords, ...waterCremationWords };

const own: Record<FaithTradition, WordsByKey> = {
  hindu: { ...hinduWordsBefore, ...hinduWordsAfter },
  muslim: { ...promptBurialWords, ...muslimWordsBefore, ...muslimWordsAfter },
  jewish: { ...promptBurialWords, ...jewishWordsBefore, ...jewishWordsAfter },
  christian: { ...christianWordsBefore, ...christianWordsAfter },
  buddhist: { ...buddhistWordsBefore, ...buddhistWordsAfter },
  sikh: { ...sikhWordsBefore, ...sikhWordsAfter },
  secular: { ...secularWordsBefore, ...secularWordsAfter },
  other: otherWords,
};

const notesByBranch = new Map(Object.entries(branchNotes));

/** `branch`: as the plan has it; also a word of the family's own, or none. */
export function wordsOf(tradition: FaithTradition, key: string, language: Language, branch = ''): RiteWords | null {
  const words = (own[tradition][key] ?? shared[key])?.[language];
  if (!words) return null;
  const notes = notesByBranch.get(branch)?.[key]?.[language];
  return notes === undefined ? words : { ...words, notes };
}
