// Sends a file, tells how far it has come, and can be called off. Refusals come as those of `call` do.
import { type Endpoint, pathOf, type Returned } from '@evenlight/contract/endpoint';
import { CallFailed, ConnectionLost } from './call';

/** The person called it off, so nothing was kept. */
export class UploadCanceled extends Error {
  override name = 'UploadCanceled';
}

type How = { onProgress: (percent: number) => void; signal: AbortSignal };

/** By XMLHttpRequest, because `fetch` does not tell how much has been sent. */
export function upload<E extends Endpoint>(endpoint: E, form: FormData, how: How): Promise<Returned<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, pathOf(endpoint, {}));
    request.upload.onprogress = ({ loaded, total }) => how.onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status < 200 || status >= 300) return reject(new CallFailed(status, responseText || statusText));
      // The server writes answers through the endpoint's own schema, so they have its shape.
      resolve((responseText ? JSON.parse(responseText) : undefined) as Returned<E>);
    };
    request.onerror = () => reject(new ConnectionLost('The server could not be reached.'));
    request.onabort = () => reject(new UploadCanceled());
    how.signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
