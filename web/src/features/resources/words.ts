// The words of the library that several of its parts share.
import { firstLanguage, isLanguage, type Language } from '@evenlight/contract/languages';
import type { ResourceCategory, ResourceType } from '@evenlight/contract/resources';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BookOpen, ListChecks, type LucideIcon, Wind } from 'lucide-react';

export const categoryNames: Record<ResourceCategory, MessageDescriptor> = {
  'understanding-grief': msg`Understanding grief`,
  children: msg`Children`,
  faith: msg`Faith`,
  practical: msg`Practical`,
  'self-care': msg`Self-care`,
  crisis: msg`Crisis`,
};

export const typeNames: Record<ResourceType, MessageDescriptor> = {
  article: msg`Article`,
  guide: msg`Guide`,
  video: msg`Video exercise`,
};

export const typeIcons: Record<ResourceType, LucideIcon> = { article: BookOpen, guide: ListChecks, video: Wind };

/** Pages can be set in one language more than texts are written in. */
export function languageOfTexts(locale: string): Language {
  return isLanguage(locale) ? locale : firstLanguage;
}
