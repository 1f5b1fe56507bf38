// Which language somebody outside is written in.
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../platform/database/database.ts';
import { languageAt } from './store.ts';

type Reader = { email: string; language?: Language | null | undefined };

/** The one they have chosen here themselves; else as whoever asks them has said; else as that person reads. */
export async function letterLanguageOf(
  db: Db,
  { email, language }: Reader,
  asker: { language: Language },
): Promise<Language> {
  return (await languageAt(db, email)) ?? language ?? asker.language;
}
