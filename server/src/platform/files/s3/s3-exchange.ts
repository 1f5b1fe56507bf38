// One signed request to S3 and its answer, with limits on how long the other side may be silent.
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { addressOf, type S3Config, type S3Request, signedHeaders } from './s3-address.ts';

export type Limits = {
  /** Until a connection is there. */
  connectMs: number;
  /** Without a single byte in either direction. */
  silentMs: number;
  /** Before a second attempt at most; twice as long before each further one. */
  retryMs: number;
};

/** Node's own client rather than fetch, which has no limit of its own on connecting. */
export function openExchange(s3: S3Config, { connectMs, silentMs }: Pick<Limits, 'connectMs' | 'silentMs'>) {
  const plain = { send: httpRequest, agent: new HttpAgent({ keepAlive: true }), connected: 'connect' };
  const secure = { send: httpsRequest, agent: new HttpsAgent({ keepAlive: true }), connected: 'secureConnect' };

  /** Resolves with the beginning of the answer. Its body fails when the connection is cut or falls silent. */
  return async (request: S3Request): Promise<IncomingMessage> => {
    const { method, body } = request;
    const url = addressOf(s3, request);
    const headers = await signedHeaders(s3, { method, url, body }, new Date());
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { send, agent, connected } = url.protocol === 'https:' ? secure : plain;
    const outgoing = send(url, { method, agent, headers, timeout: silentMs });
    let answer: IncomingMessage | undefined;

    outgoing.on('socket', (socket) => {
      if (!socket.connecting) return;
      const late = setTimeout(() => outgoing.destroy(new Error(`no connection within ${connectMs} ms`)), connectMs);
      const arrived = () => clearTimeout(late);
      socket.once(connected, arrived).once('close', arrived);
    });
    outgoing.on('timeout', () => {
      // Bytes that came and nobody has read yet: then the reader is slow, not the store.
      if (answer && answer.readableLength > 0) return void outgoing.setTimeout(silentMs);
      (answer ?? outgoing).destroy(new Error(`silent for ${silentMs} ms`));
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      answer = response;
      resolve(response);
    });
    outgoing.end(body);
    return promise;
  };
}
