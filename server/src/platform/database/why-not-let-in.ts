// Why the database could not be opened, in a sentence that says what to do.
import { z } from 'zod';

const Fault = z.object({ code: z.string().optional(), message: z.string() });

const SETTING = 'DATABASE_URL (DATABASE_OWNER_URL, where that is set)';
const NOBODY_THERE = `Nothing answers there: start PostgreSQL, or correct the address in ${SETTING}.`;
const WRONG_USER = `Correct user and password in ${SETTING}; in it, signs such as @ : / ? # % are percent-encoded.`;
const ADVICE = new Map([
  ['ECONNREFUSED', NOBODY_THERE],
  ['ENOENT', NOBODY_THERE],
  ['ETIMEDOUT', `Nothing answers there: is a firewall in between? Or correct the address in ${SETTING}.`],
  ['ENOTFOUND', `No machine has that name: correct it in ${SETTING}.`],
  ['28P01', WRONG_USER],
  ['28000', WRONG_USER],
  ['3D000', `Make it, or correct its name in ${SETTING}.`],
  ['57P03', 'It is just starting or stopping: try again in a moment.'],
]);

export function sayWhyNotLetIn(cause: unknown): never {
  // A name that leads to several addresses fails with one error for each, and with no message of its own.
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const { code = '', message } = Fault.catch({ message: String(cause) }).parse(first);
  const advice = ADVICE.get(code) ?? `Look at ${SETTING}.`;
  throw new Error(`The database does not let us in: ${message}. ${advice}`, { cause });
}
