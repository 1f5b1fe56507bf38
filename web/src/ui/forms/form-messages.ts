// What a field says when the schema has no words of its own.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const required = msg`Required`;
const invalid = msg`Invalid input`;

/** Nothing given is told apart from something wrong, whichever rule of the schema noticed first. */
export function messageForInput(input: unknown): MessageDescriptor {
  return isBlank(input) ? required : invalid;
}

export function isBlank(input: unknown): boolean {
  if (typeof input === 'string') return input.trim() === '';
  if (Array.isArray(input)) return input.length === 0;
  return input === undefined || input === null || input === false || Number.isNaN(input);
}
