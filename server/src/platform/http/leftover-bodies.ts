// A client that was answered before its whole body came may go on sending for ever, and Node would read it all. We read for
// a while, so that the answer arrives, and then close the connection.
import type { IncomingMessage } from 'node:http';
import { DOCUMENT_MAX_BYTES } from '@evenlight/contract/documents';
import type { FastifyInstance } from 'fastify';

// The largest file that anything here takes, and what stands around it.
const PROMISED_MAX_BYTES = DOCUMENT_MAX_BYTES + 1024 * 1024;
const UNPROMISED_MAX_BYTES = 1024 * 1024;
// As long as a file of that size takes over a weak connection of a phone.
const PATIENCE_MS = 120_000;
// The answer is on its way, and so is the end of the connection; then nothing more is waited for.
const FAREWELL_MS = 1_000;

export function boundLeftovers(app: FastifyInstance) {
  app.server.on('request', (request, response) => {
    if (!mayHaveBody(request)) return;
    // Before Node's own: it would throw the rest away unseen, however long it is.
    response.prependListener('finish', () => {
      if (!request.complete) readOn(request);
    });
  });
}

/** What the sender says; nothing is said of what comes in pieces. */
export function saidLength({ headers }: Pick<IncomingMessage, 'headers'>): number | null {
  const said = headers['content-length'];
  return said === undefined ? null : Number(said);
}

function mayHaveBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (saidLength({ headers }) ?? 0) > 0;
}

function readOn(request: IncomingMessage): void {
  const { socket } = request;
  const said = saidLength(request);
  // A body whose announced length is within the limit is read to its end.
  let left = said !== null && said <= PROMISED_MAX_BYTES ? said : UNPROMISED_MAX_BYTES;
  const hangUp = () => {
    request.pause();
    socket.end();
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  };
  const timer = setTimeout(hangUp, PATIENCE_MS).unref();
  request.once('close', () => clearTimeout(timer));
  request.unpipe();
  request.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) hangUp();
  });
  // Marks the body as being read, so that Node leaves the rest of it to us. Whoever read it before may have paused it.
  request.read(0);
  request.resume();
}
