// Traditions behind each other or within a sentence, where other languages than English begin them with a small letter.
import type { FaithTradition } from '@evenlight/contract/traditions';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const traditionInSentence: Record<FaithTradition, MessageDescriptor> = {
  hindu: msg({ message: 'Hindu', context: 'in the middle of a sentence' }),
  muslim: msg({ message: 'Muslim', context: 'in the middle of a sentence' }),
  jewish: msg({ message: 'Jewish', context: 'in the middle of a sentence' }),
  christian: msg({ message: 'Christian', context: 'in the middle of a sentence' }),
  buddhist: msg({ message: 'Buddhist', context: 'in the middle of a sentence' }),
  sikh: msg({ message: 'Sikh', context: 'in the middle of a sentence' }),
  secular: msg({ message: 'Secular', context: 'in the middle of a sentence' }),
  other: msg({ message: 'Other traditions', context: 'in the middle of a sentence' }),
};

/** 'Christian, Jewish, Secular'; 'Cristiana, judía, laica'. */
export function traditionsInWords(traditions: readonly FaithTradition[], i18n: I18n): string {
  const listed = traditions.map((tradition) => i18n._(traditionInSentence[tradition])).join(', ');
  return listed.charAt(0).toLocaleUpperCase(i18n.locale) + listed.slice(1);
}
