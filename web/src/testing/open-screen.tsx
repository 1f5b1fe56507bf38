// A whole screen for one test: the real module with its loader and its queries, over a fake server.
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { createRoutesStub, Outlet, RouterContextProvider, useLocation, useNavigate } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { explainFault } from '../platform/field-phrases';
import { loadCatalogue, textsIn } from '../platform/i18n';
import { type Locale, locales } from '../platform/locales';
import type { MapTiles } from '../platform/map-tiles';
import { type PageContext, pageContext } from '../platform/page-context';
import { newQueryClient } from '../platform/query-client';
import type { Person } from '../platform/stored-user';
import { UserProvider } from '../platform/user';
import { UiRoot } from '../ui/base/ui-root';
import { toasts } from '../ui/overlays/toast-store';
import type { FakeServer } from './fake-server';
import { openingHours } from './samples/desk';

// biome-ignore lint/suspicious/noExplicitAny: whatever a route module exports; the router knows what to do with it
type RouteModule = { default: any; loader?: any; action?: any; shouldRevalidate?: any };

type Options = {
  /** The address in the browser, with its query. */
  at: string;
  /** The route's pattern where it has params: 'memorial/:key'. */
  path?: string;
  server: FakeServer;
  /** Who is signed in; nobody, if left out. */
  person?: Person | undefined;
  locale?: Locale;
  mapTiles?: MapTiles | null;
};

/** The toasts of a module outlive a file; each test begins without any. */
const emptyToasts = () => {
  for (let shown = toasts.getShown(); shown; shown = toasts.getShown()) toasts.dismiss(shown.id);
};

/**
 * Opens the screen and hands back somebody who can use it. `whereabouts()` is the address they are at by now. Storage
 * outlives a second opening in the same test, as it does a reload.
 */
export async function openScreen(module: RouteModule, options: Options) {
  const {
    at,
    path = new URL(at, 'http://localhost').pathname,
    server,
    person,
    locale = 'en',
    mapTiles = null,
  } = options;
  await loadCatalogue(locale);
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('EventSource', server.EventSource);
  vi.stubGlobal('XMLHttpRequest', server.XMLHttpRequest);
  const queries = newQueryClient();
  const context = new RouterContextProvider();
  const report = (error: unknown) => void server.faults.push(String(error));
  const page = {
    api: server.api,
    report,
    hasLocalMailbox: false,
    isDevelopment: false,
    origin: location.origin,
    mapTiles,
  };
  context.set(pageContext, page as unknown as PageContext);

  let whereabouts = at;
  let navigate: ReturnType<typeof useNavigate>;
  // The router keeps its addresses to itself; some parts ask the browser where they are.
  const be = (address: string) => window.history.replaceState(null, '', address);
  be(at);
  // Effects of a frame come after those of everything inside: from then on the screen listens.
  const { promise: isAwake, resolve: wake } = Promise.withResolvers<void>();
  function Frame() {
    useEffect(wake, []);
    const { pathname, search, hash } = useLocation();
    navigate = useNavigate();
    whereabouts = `${pathname}${search}${hash}`;
    be(whereabouts);
    return (
      <I18nProvider i18n={textsIn(locale)}>
        <QueryClientProvider client={queries}>
          <UserProvider told={person ?? null}>
            <UiRoot direction={locales[locale].direction} explainFault={explainFault}>
              <main>
                <Outlet />
              </main>
            </UiRoot>
          </UserProvider>
        </QueryClientProvider>
      </I18nProvider>
    );
  }

  const { default: Component, loader, action, shouldRevalidate } = module;
  const here = { path, Component, loader, action, shouldRevalidate, HydrateFallback: () => null };
  const elsewhere = { path: '*', Component: () => null };
  const house = () => ({
    locale,
    mapTiles,
    user: person ?? null,
    theme: 'system',
    path,
    origin: location.origin,
    hours: openingHours({ isOpen: false }),
  });
  const root = {
    id: 'root',
    path: '/',
    Component: Frame,
    loader: house,
    HydrateFallback: () => null,
    children: [here, elsewhere],
  };
  const House = createRoutesStub([root], context);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  onTestFinished(async () => {
    // A clock that was stopped runs again, also when the test failed half-way.
    vi.useRealTimers();
    cleanup();
    // A screen that is left may still say so to the server.
    await new Promise((resolve) => setTimeout(resolve));
    queries.clear();
    emptyToasts();
    for (const drawer of [sessionStorage, localStorage]) drawer.clear();
    be('/');
    vi.unstubAllGlobals();
    const said = complaints.mock.calls.map((words) => words.join(' ')).filter((words) => !isUnknownTag(words));
    complaints.mockRestore();
    expect([...server.faults, ...said], 'what went wrong unseen').toEqual([]);
  });
  const { unmount } = render(<House initialEntries={[at]} />);
  await screen.findByRole('main');
  await isAwake;
  return Object.assign(userEvent.setup(), {
    whereabouts: () => whereabouts,
    /** The browser's own buttons. */
    goBack: () => navigate(-1),
    goForward: () => navigate(1),
    /** By a link somewhere else on the page. */
    goTo: (address: string) => navigate(address),
    leave: unmount,
  });
}

/** Tags of today that this light DOM has not heard of: <search>. */
const isUnknownTag = (words: string) => /^The tag <%s> is unrecognized/.test(words);

export type ScreenUser = Awaited<ReturnType<typeof openScreen>>;

const CONTROLS = 'input, textarea, select';

/** A control by the beginning of its label: '(required)' may follow. */
export const field = (label: string) =>
  screen.findByLabelText((words) => words === label || words.startsWith(`${label} `), { selector: CONTROLS });

/** All of it at once, as by pasting: typed key by key, the form is drawn at each of them. */
export async function fill(user: ScreenUser, label: string, text: string) {
  const box = await field(label);
  await user.clear(box);
  if (!text) return;
  await user.click(box);
  await user.paste(text);
}

/** Presses the button of that name, once it is there. */
export async function press(user: ScreenUser, name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name }));
}

/** The alert that says these words: several places of a page may be listened to at once. */
export const alertSaying = (words: string) =>
  waitFor(() => {
    const alerts = screen.queryAllByRole('alert');
    const found = alerts.find(({ textContent }) => textContent.includes(words));
    if (found) return found;
    throw new Error(`no alert says '${words}', only: ${alerts.map(({ textContent }) => textContent).join(' | ')}`);
  });
