// A printed page on its way to the browser.
import type { Brand } from '@evenlight/contract/brand';
import { wallTimeAt } from '@evenlight/contract/dates';
import type { FastifyReply } from 'fastify';
import { asAttachment, brandInNames } from '../files/file-names.ts';

export function sendPdf(
  reply: FastifyReply,
  bytes: Buffer,
  { brand, what, now }: { brand: Brand; what: string; now: Date },
) {
  const disposition = asAttachment(`${brandInNames(brand)}-${what}-${wallTimeAt(now).date}.pdf`);
  reply
    .type('application/pdf')
    .headers({ 'cache-control': 'no-store', 'content-disposition': disposition })
    .send(bytes);
}
