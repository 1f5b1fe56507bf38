// Pages for members: a visitor is redirected to /login, and back here afterwards.
import { getSession } from '@evenlight/contract/accounts';
import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext } from './page-context';
import { isRefusedWith } from './page-refusal';

/** A page that is already open asks for the data of the next one, at the page's own address with this ending. */
const DATA_ENDING = /\.data$/;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

export async function requireMember({ request, context }: Asked) {
  try {
    return await context.get(pageContext).api(getSession, {});
  } catch (refusal) {
    if (!isRefusedWith(refusal, 401)) throw refusal;
    throw redirect(`/login?return=${encodeURIComponent(pagePathOf(request))}`);
  }
}

function pagePathOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  // The router says in it which parts of the page it wants.
  searchParams.delete('_routes');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return pathname.replace(DATA_ENDING, '') + query;
}
