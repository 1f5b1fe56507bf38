// The harmless file that the whole trade uses to try out virus scanners (EICAR). Known here without any scanner.

// In two pieces, so that no scanner takes this very source for one.
const TEST_VIRUS = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

export function holdsTestVirus(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(TEST_VIRUS);
}
