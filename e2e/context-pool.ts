// Browser contexts that are used again: a new one would fetch and compile every script again.
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

// Everything a page can leave behind, except the browser's own cache of what it fetched.
const LEFT_BEHIND = 'local_storage,indexeddb,service_workers,cache_storage,websql,shader_cache';

type Options = {
  /** Of whose pages nothing may be left. */
  origin: string;
};

/**
 * From now on `newContext` hands out one that is as good as new, and `close` puts it back. The answer is for each test to
 * call with the options it was given by `test.use`, which a context takes on without naming them.
 */
export function poolContexts(browser: Browser, { origin }: Options): (usedOptions: object) => void {
  let used = '';
  const resting = new Map<string, BrowserContext[]>();
  const make = browser.newContext.bind(browser);

  browser.newContext = async (options: BrowserContextOptions = {}) => {
    const kind = used + JSON.stringify(options);
    const rested = resting.get(kind)?.pop();
    if (rested) return rested;
    const context = await make(options);
    const close = context.close.bind(context);
    let isSpoiled = Boolean(options.storageState);
    const spoil = () => {
      isSpoiled = true;
    };
    // A script that runs in every page cannot be taken back, and neither can a clock that was moved.
    before(context, 'addInitScript', spoil);
    for (const move of ['install', 'setFixedTime', 'setSystemTime'] as const) before(context.clock, move, spoil);
    context.close = async (...words) => {
      // Whoever tidies up closes what a test has closed already.
      if (resting.get(kind)?.includes(context)) return;
      if (isSpoiled || !(await isCleared(context, origin))) return close(...words);
      resting.set(kind, [...(resting.get(kind) ?? []), context]);
    };
    return context;
  };
  return (usedOptions) => {
    used = JSON.stringify(usedOptions);
  };
}

function before<Name extends string>(
  target: Record<Name, (...words: never[]) => unknown>,
  name: Name,
  note: () => void,
) {
  const call = target[name].bind(target);
  target[name] = (...words) => {
    note();
    return call(...words);
  };
}

/** False where it cannot be cleared, as when the browser has gone. */
async function isCleared(context: BrowserContext, origin: string): Promise<boolean> {
  try {
    context.removeAllListeners('page');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const page of context.pages()) await page.close();
    await context.setOffline(false);
    await context.clearCookies();
    await context.clearPermissions();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT_BEHIND });
    await page.close();
    return true;
  } catch {
    return false;
  }
}
