// Puts the library that comes with the product onto the shelf, and keeps it up to date there. What our team has written
// in is theirs, and is never put back.
import { takeTurn } from '../../platform/database/database.ts';
import type { World } from '../../platform/world.ts';
import { type LibraryText, readLibrary } from './library.ts';
import { readText } from './read-text.ts';
import { libraryHashes, publishFromLibrary } from './store.ts';

export async function openLibrary({ db, clock }: Pick<World, 'db' | 'clock'>, given?: LibraryText[]): Promise<void> {
  const texts = given ?? (await readLibrary());
  const changed = changedIn(texts, await libraryHashes(db));
  if (changed.length === 0) return;
  // A text that could not be shown is not published. A text on the shelf was checked when it was published.
  for (const { content } of changed) readText(content);
  await db.transaction(async (db) => {
    // Several processes may start at once; the others look again when the first is done, and find nothing to do.
    await takeTurn(db, 'library');
    await publishFromLibrary(db, changedIn(texts, await libraryHashes(db)), clock.now());
  });
}

function changedIn(texts: LibraryText[], kept: Map<string, string | null>): LibraryText[] {
  return texts.filter(({ slug, language, hash }) => {
    const before = kept.get(`${language}/${slug}`);
    return before === undefined || (before !== null && before !== hash);
  });
}
