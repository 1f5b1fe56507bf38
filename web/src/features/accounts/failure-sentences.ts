// What signing up and signing in say when they fail.
import type { ProblemCode } from '@evenlight/contract/problems';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallFailed, ConnectionLost } from '../../platform/call';
import { phraseFor } from '../../platform/phrases';

export const loginFailed = msg`Login failed. Please try again.`;
export const signUpFailed = msg`Failed to create account. Please try again.`;
export const signUpInvalid = msg`Please fill in all required fields correctly.`;

// These say what to do now, wherever they turn up.
const plainEverywhere: ProblemCode[] = ['request.too_many'];

/** The sentence of a problem where it helps, and one about the whole attempt otherwise. */
export function sentenceFor(
  error: unknown,
  otherwise: MessageDescriptor,
  helpful: ProblemCode[] = [],
): MessageDescriptor | undefined {
  if (!error) return undefined;
  const code = problemCodeOf(error);
  const isHelpful = code !== undefined && [...plainEverywhere, ...helpful].includes(code);
  return isHelpful || error instanceof ConnectionLost ? phraseFor(error) : otherwise;
}

export function problemCodeOf(error: unknown): ProblemCode | undefined {
  return error instanceof CallFailed ? error.problem?.code : undefined;
}
