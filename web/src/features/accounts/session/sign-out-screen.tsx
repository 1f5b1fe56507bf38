// Signing out: a plain form posts here, so that it works with scripts off. Answers with a redirect, never a page.
import { endSession } from '@evenlight/contract/accounts';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { pageContext } from '../../../platform/page-context';

// The session is ended on the server first; these only tidy the browser. Which name is in use depends on https.
const clearedCookies = [
  'evenlight_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  '__Host-evenlight_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
];

export async function action({ context }: ActionFunctionArgs) {
  await context.get(pageContext).api(endSession, {});
  const headers = new Headers({ 'clear-site-data': '"cache", "storage"' });
  for (const cookie of clearedCookies) headers.append('set-cookie', cookie);
  return redirect('/', { headers, status: 303 });
}

export function loader() {
  return redirect('/');
}
