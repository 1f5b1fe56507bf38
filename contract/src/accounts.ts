// Accounts: who is signed in. Signing up and proving an address come through this feature too.

import { endpoint } from './endpoint.ts';
import { UserId } from './ids.ts';
import { z } from './zod.ts';

export const User = z.object({
  id: UserId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  phone: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

export const getSession = endpoint({
  method: 'GET',
  path: '/session',
  summary: 'The person who is signed in.',
  access: 'member',
  returns: User,
  problems: ['session.required'],
});

export const endSession = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Sign out on this device. Asking twice does no harm.',
  access: 'anyone',
});
