// Language and theme, chosen by plain forms so that they work with scripts off. Answers with a redirect, never a page.
import { isLanguage, LANGUAGE_COOKIE } from '@evenlight/contract/languages';
import { safeReturnPath } from '@evenlight/contract/return-path';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { pageContext } from '../../../platform/page-context';
import { asTheme, THEME_COOKIE } from '../../../platform/theme';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = new URLSearchParams(await request.text());
  const headers = new Headers();
  const secure = context.get(pageContext).origin.startsWith('https:') ? '; Secure' : '';
  const remember = (name: string, value: string) =>
    headers.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`);
  const language = form.get('language');
  if (isLanguage(language)) remember(LANGUAGE_COOKIE, language);
  if (form.has('theme')) remember(THEME_COOKIE, asTheme(form.get('theme')));
  return redirect(safeReturnPath(form.get('back')), { headers, status: 303 });
}

export function loader() {
  return redirect('/');
}
