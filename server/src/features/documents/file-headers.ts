// How a file that somebody sent leaves the house: nothing in it may act.

import { asAttachment, asInline } from '../../platform/files/file-names.ts';
import type { FileKind } from '../../platform/uploads/file-kind.ts';

const SAVED_POLICY = "sandbox; default-src 'none'";
const PICTURE_POLICY = `${SAVED_POLICY}; frame-ancestors 'none'`;
// In a sandbox, whatever it allows, browsers show an empty page in place of a PDF. Their viewers run apart from our
// pages, and what a PDF could do was looked for when it came in.
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type Sent = { name: string; mediaType: FileKind; byteSize: number };

/** To be looked at in the browser, or saved. Neither is kept on the way. */
export function headersOfFile({ name, mediaType, byteSize }: Sent, use: 'shown' | 'saved'): Record<string, string> {
  const shownPolicy = mediaType === 'application/pdf' ? PDF_POLICY : PICTURE_POLICY;
  return {
    'content-type': mediaType,
    'content-length': String(byteSize),
    'content-disposition': use === 'shown' ? asInline(name) : asAttachment(name),
    'content-security-policy': use === 'shown' ? shownPolicy : SAVED_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}
