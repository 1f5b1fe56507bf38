// The operator's brand file: JSON, each setting as contract/src/brand.ts describes it.
import { readFileSync } from 'node:fs';
import { Brand, fictionalBrand } from '@evenlight/contract/brand';
import { z } from 'zod';
import { whyNotOpened } from './files/why-not-opened.ts';

/** A misspelled name must not leave the fictional default in its place. */
const StrictBrand = z.strictObject(Brand.shape);
const Given = z.record(z.string(), z.unknown());

type Read = {
  brand: Brand;
  /** Somebody wrote the name that families read; it may well be the one of the product. */
  isNamed: boolean;
  faults: string[];
};

export function readBrand(file: string | undefined): Read {
  const unread = { brand: fictionalBrand, isNamed: false };
  if (!file) return { ...unread, faults: [] };
  try {
    const given = Given.parse(JSON.parse(readFileSync(file, 'utf8')));
    // A missing setting must not claim that somebody answers around the clock.
    const read = StrictBrand.safeParse({ ...fictionalBrand, phoneStaffedAroundTheClock: false, ...given });
    if (read.success) return { brand: read.data, isNamed: 'name' in given, faults: [] };
    return { ...unread, faults: read.error.issues.flatMap((issue) => faultsOf(file, issue)) };
  } catch (error) {
    return { ...unread, faults: [`BRAND_FILE: ${file} could not be read: ${reasonOf(error)}`] };
  }
}

function faultsOf(file: string, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [`BRAND_FILE: ${issue.path.join('.')} in ${file}: ${issue.message}`];
  const known = Object.keys(Brand.shape).join(', ');
  return issue.keys.map((key) => `BRAND_FILE: ${file} names '${key}', which is none of its settings: ${known}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'it must be one JSON object, {"name": "…"}';
  return whyNotOpened(error) ?? (error instanceof Error ? error.message : String(error));
}
