// The code of the link that is passed on. Admins are shown it again and again, so a hash would not do: the table holds
// one half, and the other is made from it with a key that is not in the database. Whoever steals the rows has no link.
import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../../platform/host-cookie.ts';
import { refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';

/** 128 bits, beside the 256 of the half that is kept. */
const PROOF_BYTES = 16;
const PROOF_SIGNS = 22;

export function joinCodeFrom(keys: Keys, kept: string): string {
  return kept + proofOf(keys, kept).toString('base64url');
}

/** The half that is kept. A code that we never gave out reaches no table. */
export function requireOwnCode(keys: Keys, code: string): string {
  const kept = code.slice(0, -PROOF_SIGNS);
  const proof = Buffer.from(code.slice(-PROOF_SIGNS), 'base64url');
  return proof.length === PROOF_BYTES && timingSafeEqual(proof, proofOf(keys, kept))
    ? kept
    : refuse('family.link_not_found');
}

function proofOf(keys: Keys, kept: string): Buffer {
  return hashToken(`join ${kept}`, keys.of('invitation-links')).subarray(0, PROOF_BYTES);
}
