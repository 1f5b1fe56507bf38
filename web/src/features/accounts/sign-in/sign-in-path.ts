// What /login and /signup share: who is let through, and where they go afterwards.
import { getSession } from '@evenlight/contract/accounts';
import { getOpeningHours } from '@evenlight/contract/desk';
import type { UserId } from '@evenlight/contract/ids';
import { safeReturnPath } from '@evenlight/contract/return-path';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { readDraft } from '../../../platform/drafts';
import { pageContext } from '../../../platform/page-context';

export const WIZARD_PATH = '/planning-wizard';
const DASHBOARD_PATH = '/dashboard';
/** What `safeReturnPath` makes of a path that is missing or not ours. */
const NOWHERE = '/';
/** The API remembers no longer ones, and nothing of ours is that long. */
const RETURN_PATH_MAX_LENGTH = 500;

export async function signInFacts({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const { api, hasLocalMailbox } = context.get(pageContext);
  const { brand } = await api(getOpeningHours, {});
  return { hasLocalMailbox, phone: brand.supportPhone };
}

export async function signInLoader(asked: LoaderFunctionArgs) {
  await passIfSignedIn(asked);
  return signInFacts(asked);
}

/** Whoever is signed in already is shown on; when that cannot be told, the form simply stands there. */
async function passIfSignedIn({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const isSignedIn = await context
    .get(pageContext)
    .api(getSession, {})
    .then(
      () => true,
      () => false,
    );
  if (!isSignedIn) return;
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('return'));
  throw redirect(returnTo === NOWHERE ? DASHBOARD_PATH : returnTo);
}

/** After somebody has signed in here, this page must not pull its welcome away, whatever else asks again. */
export function revalidateOnMovingOnly({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href !== nextUrl.href;
}

export function useReturnPath(): string {
  const [query] = useSearchParams();
  const path = safeReturnPath(query.get('return'));
  return path.length > RETURN_PATH_MAX_LENGTH ? NOWHERE : path;
}

export function hasReturnPath(returnTo: string): boolean {
  return returnTo !== NOWHERE;
}

export function isWizard(path: string): boolean {
  return path === WIZARD_PATH || path.startsWith(`${WIZARD_PATH}?`) || path.startsWith(`${WIZARD_PATH}#`);
}

/** Back to what the person came from, else to the plan they began, else to their dashboard. */
export function destinationAfter(returnTo: string, userId: UserId): string {
  if (hasReturnPath(returnTo)) return returnTo;
  return hasWizardDraft(userId) ? WIZARD_PATH : DASHBOARD_PATH;
}

export function hasWizardDraft(userId: UserId): boolean {
  return [userId, null].some((owner) => readDraft('planning-wizard', owner) !== undefined);
}

/** The payment page has a security policy of its own, which only a new document brings. */
export function wantsNewDocument(path: string): boolean {
  return /^\/payment(?:[?#]|$)/.test(path);
}

let carried = '';

/** Takes an address along from /login to /signup: in memory only, where neither history nor a log can keep it. */
export function carryEmail(email: string) {
  carried = email;
}

export function useCarriedEmail(): string {
  const [email] = useState(() => carried);
  useEffect(() => carryEmail(''), []);
  return email;
}

/** The other page, with the way back kept. */
export function signInPath(path: '/login' | '/signup', returnTo: string): string {
  return hasReturnPath(returnTo) ? `${path}?${new URLSearchParams({ return: returnTo })}` : path;
}
