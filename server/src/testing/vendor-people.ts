// Vendors and families who ask them, for tests.
import { randomUUID } from 'node:crypto';
import { VendorId } from '@evenlight/contract/ids';
import { requestQuotes } from '@evenlight/contract/vendors/inquiries';
import { inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { keepVendors } from '../features/vendors/keep-vendors.ts';
import { vendors } from '../features/vendors/tables.ts';
import type { Db } from '../platform/database/database.ts';
import type { Caller } from './test-client.ts';

type Options = Partial<typeof vendors.$inferInsert>;
export type TestVendor = { id: VendorId; name: string; email: string };

/** As complete as the team's own form asks for: in a house that several tests share, its file is brought back with these rows. */
export const wholeVendor = {
  specialties: ['Wreaths'],
  faithTraditions: ['christian'],
  hours: 'Mon–Sat 8–6',
} as const satisfies Options;

export async function aVendor(db: Db, options: Options = {}): Promise<TestVendor> {
  const id = VendorId.parse(uuid());
  const [name, email] = [options.name ?? `Lark & Daughters ${id.slice(-6)}`, options.email ?? `${id}@example.org`];
  const empty = { faithTraditions: [], specialties: [], priceNote: '', hours: '', website: null, image: null };
  const flags = { isVerified: true, isFeatured: false, isSample: false };
  await keepVendors(db, [
    {
      id,
      name,
      email,
      category: 'florists',
      description: 'Flowers.',
      location: 'Oakland',
      phone: '+1 (510) 555-0101',
      businessType: 'Family business',
      createdAt: new Date('2030-01-01T00:00:00Z'),
      ...empty,
      ...flags,
      ...options,
    },
  ]);
  return { id, name, email };
}

/** For houses that several tests share: others count what is listed. */
export async function takeOffTheList(db: Db, made: readonly TestVendor[]): Promise<void> {
  const ids = made.map(({ id }) => id);
  const rows = await db.select().from(vendors).where(inArray(vendors.id, ids));
  await keepVendors(
    db,
    rows.map((row) => ({ ...row, isListed: false })),
  );
}

/** The secret of the newest unread letter to a vendor. */
export async function tokenMailedTo(
  { nextMailTo }: { nextMailTo: (address: string) => Promise<{ text: string }> },
  { email }: TestVendor,
): Promise<string> {
  for (;;) {
    const { text } = await nextMailTo(email);
    const [, token] = /\/vendor-reply#([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
}

export function ask(member: Caller, asked: readonly TestVendor[], more: object = {}) {
  const words = { name: 'Asha Rao', email: 'asha@example.org', message: 'White flowers for my mother.' };
  const body = { ...words, vendorIds: asked.map(({ id }) => id), wanted: ['Casket spray', 'Two wreaths'] };
  return member(requestQuotes, { body: { ...body, idempotencyKey: randomUUID(), ...more } });
}
