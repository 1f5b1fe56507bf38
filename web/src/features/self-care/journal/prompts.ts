// The questions of the journal in words. The file that people take along has its own, on the server.
import type { JournalPrompt } from '@evenlight/contract/self-care/journal';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const promptWords: Record<JournalPrompt, MessageDescriptor> = {
  'right-now': msg`How is it right now?`,
  'what-i-miss': msg`What do I miss most today?`,
  'a-small-thing': msg`A small thing about them that I do not want to forget`,
  unsaid: msg`What I did not get to say`,
  'thank-you': msg`What I want to thank them for`,
  angry: msg`What makes me angry`,
  sorry: msg`What I am sorry for`,
  laughed: msg`Something we laughed about`,
  learned: msg`What I learned from them`,
  body: msg`Where do I feel it in my body?`,
  'who-helped': msg`Who was good to me this week?`,
  'today-i-managed': msg`What I managed today`,
  'a-letter': msg`A letter to them`,
  'a-place': msg`A place that was ours`,
  tomorrow: msg`What would make tomorrow a little easier?`,
};
