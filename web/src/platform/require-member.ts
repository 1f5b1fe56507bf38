// Rooms for signed-in people: a visitor is shown to the door of the house, and back here afterwards.
import { getSession } from '@evenlight/contract/accounts';
import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext } from './page-context';
import { isRefusedWith } from './page-refusal';

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

export async function requireMember({ request, context }: Asked) {
  try {
    return await context.get(pageContext).api(getSession, {});
  } catch (refusal) {
    if (!isRefusedWith(refusal, 401)) throw refusal;
    const { pathname, search } = new URL(request.url);
    throw redirect(`/login?return=${encodeURIComponent(pathname + search)}`);
  }
}
