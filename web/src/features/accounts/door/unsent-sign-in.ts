// The address that somebody typed at the door: a reload does not lose it. Gone once they are in, and after an hour.
import { z } from 'zod';
import { unsentForm } from '../../../platform/unsent-form';

const TypedSignIn = z.object({ email: z.string() }).partial();
type TypedSignIn = z.infer<typeof TypedSignIn>;

const { readUnsent, keepTyped, forgetUnsent } = unsentForm('unsent-sign-in', TypedSignIn);

// Nobody is signed in here yet.
const VISITOR = null;

export const readSignIn = (): TypedSignIn => readUnsent(VISITOR).typed ?? {};
export const keepSignIn = (typed: unknown) => keepTyped(VISITOR, typed);
export const forgetSignIn = () => forgetUnsent(VISITOR);
