// An S3 server that keeps one bucket in memory, remembers what it was asked, and has the troubles that a test wants.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type AskedOfS3 = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};
/** `silent` never answers, `cut` does what it was asked and hangs up; the half ones do so within their answer. */
type Trouble = { status: number; text?: string } | 'cut' | 'silent' | 'half, then cut' | 'half, then silent';
/** `count` is how often it was asked so far, with this question. */
type Troubles = (asked: AskedOfS3, count: number) => Trouble | undefined;

export const S3_EXAMPLE_KEYS = { accessKeyId: 'key-of-the-trial', secretAccessKey: 'a secret of the trial' };

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one small server, read from top to bottom
export async function startFakeS3() {
  const asked: AskedOfS3[] = [];
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let troubles: Troubles = () => undefined;

  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://s3');
    const { method = 'GET', headers } = request;
    const one: AskedOfS3 = { method, path, query, headers, body: await buffer(request) };
    const trouble = troubles(one, asked.push(one));
    if (trouble === 'silent') return;
    if (typeof trouble === 'object') return void response.writeHead(trouble.status).end(trouble.text ?? '');
    if (trouble === 'cut') {
      answer(one);
      return void response.destroy();
    }
    const { status = 200, body = '', etag } = answer(one);
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...(etag ? { etag } : {}) });
    if (!trouble) return void response.end(body);
    writeHalf(response, body, trouble === 'half, then cut');
  });

  /** What an S3 server does, as far as we use it. */
  function answer({ method, path, query, body }: AskedOfS3): {
    status?: number;
    body?: Buffer | string;
    etag?: string;
  } {
    const uploadId = query.get('uploadId');
    const parts = uploads.get(uploadId ?? '');
    if (query.has('uploads')) {
      const name = `<upload & ${uploads.size + 1}>`;
      uploads.set(name, new Map());
      const told = `<UploadId>&lt;upload &amp; ${uploads.size}&gt;</UploadId>`;
      return { body: `<InitiateMultipartUploadResult>${told}</InitiateMultipartUploadResult>` };
    }
    if (uploadId !== null && !parts) return { status: 404, body: '<Error><Code>NoSuchUpload</Code></Error>' };
    if (parts && method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { etag: `"etag of ${body.length} bytes"` };
    }
    if (parts && uploadId !== null) {
      if (method === 'POST') objects.set(path, Buffer.concat([...parts.values()]));
      uploads.delete(uploadId);
      return method === 'POST' ? { body: '<CompleteMultipartUploadResult/>' } : {};
    }
    if (method === 'PUT') objects.set(path, body);
    const object = objects.get(path);
    if (!object) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    if (method === 'DELETE') objects.delete(path);
    return method === 'GET' || method === 'HEAD' ? { body: object } : {};
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    asked,
    objects,
    /** Uploads that were begun and neither completed nor aborted. */
    uploads,
    s3: {
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket: 'evenlight',
      region: 'us-west-2',
      sessionToken: undefined,
      ...S3_EXAMPLE_KEYS,
    },
    meet(next: Troubles) {
      troubles = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function writeHalf(response: ServerResponse, body: Buffer | string, isCut: boolean) {
  const bytes = Buffer.from(body);
  response.write(bytes.subarray(0, bytes.length / 2), () => isCut && response.destroy());
}
