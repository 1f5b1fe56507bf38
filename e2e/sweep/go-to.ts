// The way to a screen: inside the application where that shows the same, which takes a fraction of a load.
import type { Page, Request } from '@playwright/test';
import type { Sight } from './look-at.ts';

type Router = {
  navigate: (address: string, options: { viewTransition: boolean }) => Promise<void>;
  state: {
    location: { pathname: string; search: string };
    navigation: { state: 'idle' | 'loading' | 'submitting' };
    matches: { params: object; route: { handle?: { isDocument?: boolean | IsDocument } } }[];
    errors: object | null;
  };
};
type IsDocument = (params: object, address: URLSearchParams) => boolean;

declare global {
  /** React Router's own, on every page with scripts. */
  var __reactRouterDataRouter: Router | undefined;
}

// Pages with a card form have a content security policy of their own, and load themselves again to have it.
const CARD_FORMS = /^\/(pay|payment)(\?|$)/;
// Short, and for everybody.
const BETWEEN_SCREENS = '/terms';

export async function goTo(page: Page, sight: Sight, address: string): Promise<void> {
  const { who, status = 200 } = sight;
  // A token behind '#' is read while a page loads. An error page, or one that leads on, is what the server answers.
  const canGoInside = status === 200 && !address.includes('#') && !CARD_FORMS.test(address);
  if (canGoInside && (await page.evaluate(goInside, { address, isVisitor: who === 'visitor' }))) return;
  await load(page, sight, address);
}

export async function load(page: Page, { status = 200 }: Sight, address: string): Promise<void> {
  // Of two addresses that differ behind the '#' alone the browser would load one.
  if (address.includes('#')) await page.goto('about:blank');
  const response = await page.goto(address);
  const first = (await firstOf(response?.request())?.response())?.status();
  if (first !== status) throw new Error(`answered with ${first} instead of ${status}`);
}

/** The one that was asked first, where answers led on. */
function firstOf(request: Request | undefined): Request | undefined {
  const before = request?.redirectedFrom();
  return before ? firstOf(before) : request;
}

/** What was opened or begun would be found again on the next screen. */
export async function leave(page: Page, { open }: Sight): Promise<void> {
  const isLeft = !open || (await page.evaluate(goInside, { address: BETWEEN_SCREENS, isVisitor: false }));
  await page.evaluate(forget);
  if (!isLeft) await page.goto('about:blank');
}

/** Runs in the page. False where it did not get there, or would show what only a load shows as it is. */
async function goInside({ address, isVisitor }: { address: string; isVisitor: boolean }): Promise<boolean> {
  const router = window.__reactRouterDataRouter;
  if (!router) return false;
  // The router arrives before React has drawn the screen. A view transition is told when it has.
  const isDrawn = new Promise<void>((resolve) => {
    document.startViewTransition = (draw) => {
      const finished = Promise.resolve(typeof draw === 'function' ? draw() : undefined).then(resolve);
      return { finished, skipTransition: () => undefined } as ViewTransition;
    };
  });
  await router.navigate(address, { viewTransition: true });
  const isThere = () => {
    const { location, navigation, errors } = router.state;
    return navigation.state === 'idle' && location.pathname + location.search === address && !errors;
  };
  if (!isThere()) return false;
  await isDrawn;
  const { location, matches } = router.state;
  // Documents are sent to visitors without scripts.
  const isStaticPage = matches.some(({ params, route }) => {
    const isDocument = route.handle?.isDocument;
    return typeof isDocument === 'function' ? isDocument(params, new URLSearchParams(location.search)) : isDocument;
  });
  return isThere() && !(isVisitor && isStaticPage);
}

/** Runs in the page. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
}
