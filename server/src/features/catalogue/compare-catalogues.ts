// How a catalogue differs from the one before, for whoever puts it in.
import { isDeepStrictEqual } from 'node:util';
import type { CatalogueFile } from './catalogue-file.ts';
import { addonIdOf, packageIdOf } from './rules.ts';

/** Packages and add-ons together. */
export type CatalogueChanges = { added: number; changed: number; unchanged: number; removed: number };

export function compareCatalogues(before: CatalogueFile, after: CatalogueFile): CatalogueChanges {
  const [known, wanted] = [offersOf(before), offersOf(after)];
  const added = [...wanted.keys()].filter((id) => !known.has(id)).length;
  const removed = [...known.keys()].filter((id) => !wanted.has(id)).length;
  const unchanged = [...wanted].filter(([id, offer]) => isDeepStrictEqual(known.get(id), offer)).length;
  return { added, removed, unchanged, changed: wanted.size - added - unchanged };
}

function offersOf({ packages, addons }: CatalogueFile): Map<string, object> {
  return new Map<string, object>([
    ...packages.map((offer) => [`package ${packageIdOf(offer)}`, offer] as const),
    ...addons.map((addon) => [`add-on ${addonIdOf(addon)}`, addon] as const),
  ]);
}
