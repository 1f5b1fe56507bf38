// Rooms above show somebody's papers to others, and a paper takes their rows along when it goes. So they hear of it
// before, in the same transaction: afterwards nobody could say any more who had seen it.
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { World } from '../../platform/world.ts';
import type { documents } from './tables.ts';

type Going = { document: typeof documents.$inferSelect; actor: Actor | null; now: Date };
type Hear = (db: Db, going: Going) => Promise<void>;

const hearers = new WeakMap<World, Hear[]>();

export function beforeDocumentGoes(world: World, hear: Hear): void {
  hearers.set(world, [...(hearers.get(world) ?? []), hear]);
}

/** Whoever calls holds the document's row, so that nobody begins to show it meanwhile. */
export async function tellDocumentGoes(world: World, db: Db, going: Going): Promise<void> {
  for (const hear of hearers.get(world) ?? []) await hear(db, going);
}
