// What the parts of a household are made from.
import type { TestHouse } from '../../../testing/open-test-house.ts';

export type Member = Awaited<ReturnType<TestHouse['aMember']>>;

export type Place = {
  house: TestHouse;
  owner: Member;
  /** Households of one house do not take each other's venues and days. */
  number: number;
};

export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The household lacks something it was to have.');
  return value;
}

/** The secret of the first letter to an address that has one. */
export async function tokenIn(house: TestHouse, address: string, pattern: RegExp): Promise<string> {
  for (;;) {
    const [, token] = pattern.exec((await house.nextMailTo(address)).text) ?? [];
    if (token) return token;
  }
}
