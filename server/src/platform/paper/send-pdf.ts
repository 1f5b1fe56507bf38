// A printed page on its way to the browser.
import type { Brand } from '@evenlight/contract/brand';
import { wallTimeAt } from '@evenlight/contract/dates';
import type { FastifyReply } from 'fastify';

/** Downloads lie around: the name says what it is and from when, and not whose. */
export function sendPdf(
  reply: FastifyReply,
  bytes: Buffer,
  { brand, what, now }: { brand: Brand; what: string; now: Date },
) {
  const brandName = brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const fileName = `${brandName}-${what}-${wallTimeAt(now).date}.pdf`;
  reply
    .type('application/pdf')
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${fileName}"` })
    .send(bytes);
}
