// Requests to one bucket: signed, sent again after faults that pass, and refused in the words of the server.
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Config, S3Request } from './s3-address.ts';
import { type Limits, openExchange } from './s3-exchange.ts';
import { textsIn } from './s3-xml.ts';

/** S3 answered, and said no. */
export class S3Refusal extends Error {
  override name = 'S3Refusal';
  readonly status: number;
  /** S3's own word, such as `NoSuchKey`; empty where it sends none. */
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(`${code || `status ${status}`}${message && `: ${message}`}`);
    this.status = status;
    this.code = code;
  }
}

export type S3Client = {
  /** The answer as a stream: read it to its end, or destroy it. */
  open: (request: S3Request) => Promise<IncomingMessage>;
  /** The answer once all of it is here. */
  ask: (request: S3Request) => Promise<{ headers: IncomingMessage['headers']; text: string }>;
};

const ATTEMPTS = 3;
// A person is waiting: unreachable is known after seconds, while a slow part of 8 MB is given its time.
const LIMITS: Limits = { connectMs: 3_000, silentMs: 30_000, retryMs: 200 };
// A list of a thousand objects takes half a megabyte.
const TEXT_MAX_BYTES = 4 * 1024 * 1024;
// Those below 500 that pass: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
const passingCodes = ['RequestTimeout', 'OperationAborted', 'SlowDown', 'TooManyRequests'];

export function openS3Client(s3: S3Config, limits = LIMITS): S3Client {
  const exchange = openExchange(s3, limits);

  async function send(request: S3Request): Promise<IncomingMessage> {
    const answer = await exchange(request);
    const { statusCode: status = 0 } = answer;
    if (status >= 200 && status < 300) return answer;
    throw refusalIn(status, await textOf(answer));
  }

  async function askOnce(request: S3Request) {
    const answer = await send(request);
    const text = await textOf(answer);
    // Completing an upload takes so long that S3 says 200 before it knows how it ends:
    // https://docs.aws.amazon.com/AmazonS3/latest/API/API_CompleteMultipartUpload.html
    if (text.includes('<Error>')) throw refusalIn(500, text);
    return { headers: answer.headers, text };
  }

  return {
    open: (request) => withRetries(limits, () => send(request)),
    ask: (request) => withRetries(limits, () => askOnce(request)),
  };
}

async function withRetries<Result>({ retryMs }: Limits, attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === ATTEMPTS || !mayPass(error)) throw error;
      // By chance somewhere below it, so that those who failed together do not come back together.
      await wait(Math.random() * retryMs * 2 ** (count - 1));
    }
  }
}

/** What S3 does not answer is a fault of the line. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof S3Refusal)) return true;
  return error.status >= 500 || error.status === 429 || passingCodes.includes(error.code);
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer) {
    bytes += piece.length;
    if (bytes > TEXT_MAX_BYTES) throw new Error('an answer was too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Only these two words: the rest of the answer may repeat the request, with the name of our key in it. */
function refusalIn(status: number, text: string): S3Refusal {
  const [code = ''] = textsIn(text, 'Code');
  const [message = ''] = textsIn(text, 'Message');
  return new S3Refusal(status, code, message);
}
