// Finds a Chromium for the browser tests, or brings one.
import { existsSync } from 'node:fs';
import { houseEnv, run, say, step } from './house.mjs';

// The shell draws the same pages without a window, in a little more than half of the time.
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const KNOWN_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium, or undefined when Playwright's own is there. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  const found = [given, ...KNOWN_PLACES].find((place) => place && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step("No Chromium here: installing Debian's", async () => {
      await run('apt-get', ['update', '-qq'], { isQuiet: true });
      // Older Debians have the whole browser only.
      await install('chromium-headless-shell').catch(() => install('chromium'));
    });
    return KNOWN_PLACES.find((place) => existsSync(place));
  }
  await step("No Chromium here: fetching Playwright's", () =>
    run('playwright', ['install', 'chromium'], { env: houseEnv(), isQuiet: true }),
  );
  say('If the browser tests then miss a system library, install Chromium with your package manager instead.');
  return undefined;
}

/** @param {string} name */
function install(name) {
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { isQuiet: true });
}
