// What somebody typed into the sign-up form: a reload, or a phone that closes the tab behind the mail program, loses none
// of it. Gone with the new account, and after an hour.
import { z } from 'zod';
import { unsentForm } from '../../../platform/unsent-form';

/** May be unfinished in any field. */
const TypedSignUp = z
  .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
  .partial();
type TypedSignUp = z.infer<typeof TypedSignUp>;

const { readUnsent, keepTyped, forgetUnsent } = unsentForm('unsent-sign-up', TypedSignUp);

// Nobody is signed in here yet.
const VISITOR = null;

export const readSignUp = (): TypedSignUp => readUnsent(VISITOR).typed ?? {};
export const keepSignUp = (typed: unknown) => keepTyped(VISITOR, typed);
export const forgetSignUp = () => forgetUnsent(VISITOR);
