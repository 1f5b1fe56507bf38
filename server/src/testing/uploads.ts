// Uploads as browsers send them, and the papers that tests send.
import { StoredDocument, uploadDocument } from '@evenlight/contract/documents';
import { API_PREFIX } from '@evenlight/contract/endpoint';
import { SharedDocument, uploadSharedDocument } from '@evenlight/contract/families/documents';
import type { ProblemBody } from '@evenlight/contract/problems';
import type { FastifyInstance } from 'fastify';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { problemsOf } from '../platform/http/openapi.ts';
import type { Person } from './people.ts';

export type Upload = {
  fields?: Record<string, string>;
  files?: { bytes: Buffer; name: string; type?: string; field?: string }[];
  isFileFirst?: boolean;
};

const BOUNDARY = '----evenlight-test-boundary';
export const UPLOAD_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function multipartBody({ fields = {}, files = [], isFileFirst = false }: Upload): Buffer<ArrayBuffer> {
  const fieldParts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const fileParts = files.map(({ bytes, name, type, field = 'file' }) => {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n`;
    return Buffer.concat([
      Buffer.from(`${head}${type ? `content-type: ${type}\r\n` : ''}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]);
  });
  const parts = isFileFirst ? [...fileParts, ...fieldParts] : [...fieldParts, ...fileParts];
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

type Sender = Pick<Person, 'cookie'> | undefined;

/** As one of our own pages would; without a person, as a visitor. */
function post(app: FastifyInstance, url: string, person: Sender, upload: Upload) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': UPLOAD_TYPE,
      ...(person ? { cookie: `${person.cookie.name}=${person.cookie.value}` } : {}),
    },
    payload: multipartBody(upload),
  });
}

export async function sendUpload(app: FastifyInstance, person: Sender, upload: Upload) {
  const answer = await post(app, `${API_PREFIX}${uploadDocument.path}`, person, upload);
  if (answer.statusCode === 201) return { status: 201, document: StoredDocument.parse(answer.json()), code: null };
  const problem: ProblemBody = answer.json();
  if (!problemsOf(uploadDocument).includes(problem.code)) throw new Error(`the upload answered ${problem.code}`);
  return { status: answer.statusCode, document: null, code: problem.code, fields: problem.fields };
}

/** To a family's group. */
export async function sendShared(app: FastifyInstance, person: Sender, upload: Upload) {
  const answer = await post(app, `${API_PREFIX}${uploadSharedDocument.path}`, person, upload);
  if (answer.statusCode === 201) return { status: 201, document: SharedDocument.parse(answer.json()), code: null };
  const problem: ProblemBody = answer.json();
  if (!problemsOf(uploadSharedDocument).includes(problem.code)) throw new Error(`the upload answered ${problem.code}`);
  return { status: answer.statusCode, document: null, code: problem.code, fields: problem.fields };
}

/** To one of a memorial's own addresses. */
export async function sendPhoto(
  app: FastifyInstance,
  person: Sender,
  {
    to,
    bytes,
    name = 'photo.jpg',
    fields = {},
  }: { to: string; bytes: Buffer; name?: string; fields?: Upload['fields'] },
) {
  const files = [{ bytes, name, type: 'image/jpeg', field: 'photo' }];
  const answer = await post(app, `${API_PREFIX}${to}`, person, { fields, files });
  return { status: answer.statusCode, body: answer.json() };
}

export function aPdf(words = 'A paper.', options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const doc = new PDFDocument(options);
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  doc.on('end', () => resolve(Buffer.concat(pieces)));
  doc.text(words);
  doc.end();
  return promise;
}

export function aPicture(format: 'jpeg' | 'png' = 'jpeg', { width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b08050' } })
    [format]()
    .toBuffer();
}
