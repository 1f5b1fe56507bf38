// Rooms for signed-in people: a visitor is shown to the door of the house, and back here afterwards.
import { getSession } from '@evenlight/contract/accounts';
import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext } from '../../platform/page-context';

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

export async function requireMember({ request, context }: Asked) {
  try {
    return await context.get(pageContext).api(getSession, {});
  } catch (refusal) {
    if (!isSessionRequired(refusal)) throw refusal;
    const { pathname, search } = new URL(request.url);
    throw redirect(`/login?return=${encodeURIComponent(pathname + search)}`);
  }
}

function isSessionRequired(refusal: unknown): boolean {
  if (typeof refusal !== 'object' || refusal === null || !('init' in refusal)) return false;
  return (refusal as { init: ResponseInit | null }).init?.status === 401;
}
