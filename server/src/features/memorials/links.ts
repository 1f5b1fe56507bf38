// The random address of an unlisted memorial: 128 bits, found by its trace, and kept sealed to be shown to its people.
import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../platform/secrets/envelope.ts';
import type { World } from '../../platform/world.ts';
import { linkTrace } from './access.ts';
import type { MemorialRow } from './store.ts';

const LINK_BYTES = 16;
const CONTEXT = 'memorial-link';

export function newLink(keys: World['keys']) {
  const link = randomAddress();
  return {
    linkHash: linkTrace(keys, link),
    linkSealed: seal(keys.of('memorial-links'), Buffer.from(link), CONTEXT),
  };
}

/** Digits alone would be an id; among so many signs that happens to nobody, and is looked for all the same. */
function randomAddress(): string {
  const address = randomBytes(LINK_BYTES).toString('base64url');
  return /^\d+$/.test(address) ? randomAddress() : address;
}

export function linkOf({ linkSealed }: Pick<MemorialRow, 'linkSealed'>, keys: World['keys']): string | null {
  return linkSealed && unseal(keys.of('memorial-links'), linkSealed, CONTEXT).toString();
}
