// The frame of every page: language, theme, who is signed in, and the shell around the screen.
import { getSession } from '@evenlight/contract/accounts';
import { getOpeningHours } from '@evenlight/contract/desk';
import { firstLanguage, isLanguage, LANGUAGE_COOKIE, locales } from '@evenlight/contract/languages';
import sansFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import serifFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type ShouldRevalidateFunctionArgs as Asked,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { FallbackText } from '../parts/fallback-text';
import type { House } from '../parts/use-house';
import { cookieIn } from '../platform/cookies';
import { textsIn } from '../platform/i18n';
import { languageOf } from '../platform/language-of';
import { useNonce } from '../platform/nonce';
import { type PageContext, pageContext } from '../platform/page-context';
import { isRefusedWith } from '../platform/page-refusal';
import { newQueryClient } from '../platform/query-client';
import { asTheme, THEME_COOKIE } from '../platform/theme';
import { UserProvider } from '../platform/user';
import '../ui/styles/styles.css';
import { BrokenScreen } from '../parts/broken-screen';
import { isDocument } from '../platform/page-handle';
import type { Route } from './+types/root';
import { Shell } from './shell/shell';
// Bundled by itself, as a worker would be, because nothing on a static page imports it.
import staticPageScript from './static-pages/static-page?worker&url';

export async function loader({ request, context }: Route.LoaderArgs): Promise<House> {
  const { api, origin, mapTiles } = context.get(pageContext);
  const cookies = request.headers.get('cookie');
  const [hours, user] = await Promise.all([api(getOpeningHours, {}), findUser(api)]);
  return {
    hours,
    user,
    origin,
    mapTiles,
    locale: languageOf(request),
    isLanguageChosen: isLanguage(cookieIn(cookies, LANGUAGE_COOKIE)),
    theme: asTheme(cookieIn(cookies, THEME_COOKIE)),
    path: new URL(request.url).pathname,
  };
}

/**
 * What only changes the query of an address, such as a step or a filter, changes nothing here. Asking again would make
 * each of them wait for the line, and fail without one.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: Asked) {
  // The frame stays as it is without a line, so that the screen inside can say what is missing.
  if (!navigator.onLine) return false;
  const isSameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSameScreen && !formMethod ? false : defaultShouldRevalidate;
}

/** Only what the shell shows of a person reaches the page. Undefined while the API cannot say who is here. */
async function findUser(api: PageContext['api']) {
  try {
    const { id, firstName } = await api(getSession, {});
    return { id, firstName };
  } catch (refusal) {
    if (isRefusedWith(refusal, 401)) return null;
    // A page is worth more than a greeting: the browser shows whom it remembers, and asks again.
    if (isRefusedWith(refusal, 500) || isRefusedWith(refusal, 503)) return undefined;
    throw refusal;
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const house = useRouteLoaderData<typeof loader>('root');
  // Decided once for each page load. The browser holds the texts of one language only; without a loader's answer
  // something is broken, and the error page is in the first language.
  const [locale] = useState(house?.locale ?? firstLanguage);
  // An application that is running keeps running, and keeps its scroll positions, when it moves on to a document.
  const { search } = useLocation();
  const isDocumentForVisitor = useMatches().some((match) => isDocument(match, search)) && house?.user === null;
  const [isStaticPage] = useState(isDocumentForVisitor);
  return (
    <html
      lang={locale}
      dir={locales[locale].direction}
      data-theme={house?.theme === 'system' ? undefined : house?.theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={sansFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={serifFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <I18nProvider
          i18n={textsIn(locale)}
          {...(locales[locale].stage === 'complete' ? {} : { defaultComponent: FallbackText })}
        >
          {children}
        </I18nProvider>
        {isStaticPage ? (
          <script defer src={staticPageScript} />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <UserProvider told={loaderData.user}>
        <Shell locale={loaderData.locale}>
          <Outlet />
        </Shell>
      </UserProvider>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenScreen error={error} />;
}
