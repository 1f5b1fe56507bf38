// The links of the navigation, for wide screens and phones.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type NavEntry = { to: string; label: MessageDescriptor };

export const visitorLinks: NavEntry[] = [
  { to: '/about', label: msg`About` },
  { to: '/services', label: msg`Services` },
  { to: '/contact', label: msg`Contact` },
  { to: '/login?return=/planning-wizard', label: msg`Start Planning` },
  { to: '/login', label: msg`Sign In` },
];

export const signUpLink: NavEntry = { to: '/signup', label: msg`Sign Up` };

export const memberLinks: NavEntry[] = [
  { to: '/dashboard', label: msg`Dashboard` },
  { to: '/vendor-marketplace', label: msg`Vendors` },
  { to: '/support', label: msg`Support` },
  { to: '/planning-wizard', label: msg`Start Planning` },
];

/** Leads to the tour in words, on the first page of somebody signed in. */
export const tourLink: NavEntry = { to: '/#tour', label: msg`Tour` };

export const personalLinks: NavEntry[] = [
  { to: '/family-collaboration', label: msg`Family` },
  { to: '/plans', label: msg`Your plans` },
  { to: '/timeline', label: msg`Timeline` },
  { to: '/profile', label: msg`Profile` },
  { to: '/memorial-builder', label: msg`Memorial Builder` },
];
