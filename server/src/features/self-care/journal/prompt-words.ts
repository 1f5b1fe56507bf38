// The questions of the journal in words, for the file that people take along. The screens speak their own.

import type { Language } from '@evenlight/contract/languages';
import type { JournalPrompt } from '@evenlight/contract/self-care/journal';
import { words } from '../../../platform/texts/texts.ts';

export const promptWords: Record<JournalPrompt, Record<Language, string>> = {
  'right-now': words('How is it right now?'),
  'what-i-miss': words('What do I miss most today?'),
  'a-small-thing': words('A small thing about them that I do not want to forget'),
  unsaid: words('What I did not get to say'),
  'thank-you': words('What I want to thank them for'),
  angry: words('What makes me angry'),
  sorry: words('What I am sorry for'),
  laughed: words('Something we laughed about'),
  learned: words('What I learned from them'),
  body: words('Where do I feel it in my body?'),
  'who-helped': words('Who was good to me this week?'),
  'today-i-managed': words('What I managed today'),
  'a-letter': words('A letter to them'),
  'a-place': words('A place that was ours'),
  tomorrow: words('What would make tomorrow a little easier?'),
};
