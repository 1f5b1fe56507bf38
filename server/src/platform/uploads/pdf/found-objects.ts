// What was found in a PDF, and the questions asked of it.
import type { PdfValue } from './read-objects.ts';

export type PdfObjects = {
  /** By number; several where the file was changed by adding to its end. */
  numbered: Map<number, PdfValue[]>;
  /** Those without a number of their own that we could read. */
  loose: PdfValue[];
  trailers: PdfValue[];
  /** What streams hold, unpacked, as far as we look into them. */
  unpacked: Buffer[];
  unpackedBytes: number;
  /** Viewers may read something in it otherwise than we do. */
  isDoubtful: boolean;
};

// Enough to read everything several times over.
export const READ_AGAIN = 8;

export function isStructure(value: PdfValue): boolean {
  return value.is === 'dict' || value.is === 'array';
}

export function valuesOf(value: PdfValue | undefined, key: string): PdfValue[] {
  if (value?.is !== 'dict') return [];
  return value.entries.flatMap((entry) => (entry.key === key ? [entry.value] : []));
}

export function isLocked({ trailers }: PdfObjects): boolean {
  return trailers.some((trailer) => valuesOf(trailer, 'Encrypt').length > 0);
}

export function keep({ numbered, loose }: PdfObjects, number: number | null, value: PdfValue) {
  const versions = number === null ? loose : (numbered.get(number) ?? []);
  versions.push(value);
  if (number !== null) numbered.set(number, versions);
}

export function hasName(value: PdfValue, key: string, name: string): boolean {
  return valuesOf(value, key).some((named) => named.is === 'name' && named.name === name);
}
