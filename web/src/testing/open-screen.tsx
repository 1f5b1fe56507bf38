// A whole screen for one test: the real module with its loader and its queries, over a fake server.

import type { Locale } from '@evenlight/contract/languages';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoutesStub, type NavigateFunction, RouterContextProvider } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { loadCatalogue } from '../platform/i18n';
import type { MapTiles } from '../platform/map-tiles';
import { type PageContext, pageContext } from '../platform/page-context';
import { newQueryClient } from '../platform/query-client';
import type { Person } from '../platform/stored-user';
import { toasts } from '../ui/overlays/toast-store';
import type { FakeServer } from './fake-server';
import { openingHours } from './samples/desk';
import { ScreenFrame } from './screen-frame';

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

/**
 * Opens the screen and hands back somebody who can use it. `whereabouts()` is the address they are at by now. Storage
 * outlives a second opening in the same test, as it does a reload.
 */
export async function openScreen(module: RouteModule, options: Options) {
  const { at, server, person, locale = 'en' } = options;
  await loadCatalogue(locale);
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('EventSource', server.EventSource);
  vi.stubGlobal('XMLHttpRequest', server.XMLHttpRequest);
  const queries = newQueryClient();

  let whereabouts = at;
  let navigate: NavigateFunction;
  be(at);
  const { promise: isAwake, resolve: wake } = Promise.withResolvers<void>();
  function onAddress(address: string, go: NavigateFunction) {
    navigate = go;
    whereabouts = address;
    be(address);
  }
  const Frame = () => (
    <ScreenFrame queries={queries} locale={locale} person={person} onAwake={wake} onAddress={onAddress} />
  );
  const House = createRoutesStub([routesOf(module, options, Frame)], contextOf(options));
  leaveAfterTest(server, queries);

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

/** The router keeps its addresses to itself; some parts ask the browser where they are. */
const be = (address: string) => window.history.replaceState(null, '', address);

/** The screen below the root whose loader knows the house, and nothing at any other address. */
function routesOf(module: RouteModule, options: Options, Frame: () => ReactNode) {
  const { at, path = new URL(at, 'http://localhost').pathname, person, locale = 'en', mapTiles = null } = options;
  const { default: Component, loader, action, shouldRevalidate } = module;
  const here = { path, Component, loader, action, shouldRevalidate, HydrateFallback: () => null };
  const elsewhere = { path: '*', Component: () => null };
  const house = () => ({
    locale,
    mapTiles,
    user: person ?? null,
    isLanguageChosen: true,
    theme: 'system',
    path,
    origin: location.origin,
    hours: openingHours({ isOpen: false }),
  });
  return {
    id: 'root',
    path: '/',
    Component: Frame,
    loader: house,
    HydrateFallback: () => null,
    children: [here, elsewhere],
  };
}

function contextOf({ server, mapTiles = null }: Options): RouterContextProvider {
  const context = new RouterContextProvider();
  const page = {
    api: server.api,
    report: (error: unknown) => void server.faults.push(String(error)),
    hasLocalMailbox: false,
    isDevelopment: false,
    origin: location.origin,
    mapTiles,
  };
  context.set(pageContext, page as unknown as PageContext);
  return context;
}

/** When the test is over, nothing is left of the screen, and nothing may have gone wrong unseen. */
function leaveAfterTest(server: FakeServer, queries: QueryClient) {
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
}

/** The toasts of a module outlive a file; each test begins without any. */
function emptyToasts() {
  for (let shown = toasts.getShown(); shown; shown = toasts.getShown()) toasts.dismiss(shown.id);
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

/** For `getByText`: a sentence parts of which are elements, such as its amounts. */
export function sentence(words: string | RegExp) {
  const says = (element: Element) => {
    const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
    return typeof words === 'string' ? text === words : words.test(text);
  };
  return (_: string, element: Element | null) =>
    element !== null && says(element) && !Array.from(element.children).some(says);
}
