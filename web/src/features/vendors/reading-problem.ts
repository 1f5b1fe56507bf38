import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallFailed, ConnectionLost } from '../../platform/call';
import { phraseFor } from '../../platform/phrases';

/** For where something was only to be read: nothing was typed, so nothing is promised about it. */
export function readingProblem(error: unknown): MessageDescriptor {
  if (error instanceof ConnectionLost)
    return msg`We could not reach our servers. Check your internet connection, then try again.`;
  const isOurs = !(error instanceof CallFailed) || error.status >= 500;
  return (!isOurs && phraseFor(error)) || msg`We cannot answer just now. Try again in a moment.`;
}
