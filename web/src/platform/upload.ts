// Sends a file, tells how far it has come, and can be called off. Refusals come as those of `call` do.
import { type Endpoint, pathOf, type Returned } from '@evenlight/contract/endpoint';
import type { ProblemCode } from '@evenlight/contract/problems';
import { CallFailed, ConnectionLost } from './call';

/** The person called it off. Nothing is kept, unless all of it had arrived already. */
export class UploadCanceled extends Error {
  override name = 'UploadCanceled';
}

type How = { onProgress: (percent: number) => void; signal: AbortSignal; params?: Record<string, unknown> };

// A slow line may take as long as it needs; one on which nothing moves at all is lost, and browsers never say so.
const SILENCE_MS = 120_000;

/** By XMLHttpRequest, because `fetch` does not tell how much has been sent. */
export function upload<E extends Endpoint>(endpoint: E, form: FormData, how: How): Promise<Returned<E>> {
  const request = new XMLHttpRequest();
  const answer = new Promise<Returned<E>>((resolve, reject) => {
    const silence = watchForSilence(() => {
      reject(notReached());
      request.abort();
    });
    request.open(endpoint.method, pathOf(endpoint, { params: how.params }));
    request.upload.onprogress = ({ loaded, total }) => {
      silence.isBroken();
      how.onProgress(total > 0 ? (loaded / total) * 100 : 0);
    };
    request.onload = () => {
      const { status, responseText } = request;
      if (status < 200 || status >= 300) return reject(refusalOf(request, endpoint));
      // The server writes answers through the endpoint's own schema, so they have its shape.
      resolve((responseText ? JSON.parse(responseText) : undefined) as Returned<E>);
    };
    request.onerror = () => reject(notReached());
    request.onabort = () => reject(new UploadCanceled());
    request.onloadend = silence.end;
  });
  how.signal.addEventListener('abort', () => request.abort());
  request.send(form);
  return answer;
}

function watchForSilence(onSilence: () => void) {
  const begin = () => window.setTimeout(onSilence, SILENCE_MS);
  let timer = begin();
  const end = () => window.clearTimeout(timer);
  return {
    end,
    isBroken() {
      end();
      timer = begin();
    },
  };
}

function refusalOf({ status, responseText, statusText }: XMLHttpRequest, { problems = [] }: Endpoint): CallFailed {
  const refusal = new CallFailed(status, responseText || statusText);
  // A proxy before our server refuses large files in its own words.
  if (refusal.problem || status !== 413) return refusal;
  const code: ProblemCode = problems.find((code) => code.endsWith('.too_large')) ?? 'request.too_large';
  return new CallFailed(status, JSON.stringify({ code, error: code, requestId: '' }));
}

const notReached = () => new ConnectionLost('The server could not be reached.');
