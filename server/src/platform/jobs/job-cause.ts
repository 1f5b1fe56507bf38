// The id of the request that caused a job, stored beside its data and removed before it runs.
import { currentRequestId } from '../request-context.ts';

const CAUSE = '$requestId';

export function withCause(data: object): object {
  const requestId = currentRequestId();
  return requestId ? { ...data, [CAUSE]: requestId } : data;
}

export function withoutCause(stored: unknown): { data: unknown; requestId?: string } {
  if (typeof stored !== 'object' || stored === null || !(CAUSE in stored)) return { data: stored };
  const { [CAUSE]: requestId, ...data } = stored;
  return typeof requestId === 'string' ? { data, requestId } : { data };
}
