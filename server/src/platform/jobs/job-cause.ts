// The id of the request that caused a job, stored beside its data and removed before it runs.
import { currentRequestId } from '../request-context.ts';

const CAUSE = '$requestId';

export function withCause(data: object): object {
  const requestId = currentRequestId();
  return requestId ? { ...data, [CAUSE]: requestId } : data;
}

export function withoutCause(data: unknown): { asked: unknown; requestId?: string } {
  if (typeof data !== 'object' || data === null || !(CAUSE in data)) return { asked: data };
  const { [CAUSE]: requestId, ...asked } = data;
  return typeof requestId === 'string' ? { asked, requestId } : { asked };
}
