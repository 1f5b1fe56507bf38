// What a family reads about one rite. The words stand apart from the days, so that either can change alone.
import type { Language } from '@evenlight/contract/languages';

export type RiteWords = {
  title: string;
  /** One sentence: what it is. */
  description: string;
  /** What to know and what to ask; empty when there is nothing to add. */
  notes: string;
  duration: string;
  participants: string[];
  location: string;
};

export type InEveryLanguage = Record<Language, RiteWords>;
