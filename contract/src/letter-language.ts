import { languages } from './languages.ts';
import { z } from './zod.ts';

/** What a letter is written in to somebody who has not chosen a language here; left out, the one of whoever asks. */
export const LetterLanguage = z.enum(languages).optional();
