// Finds a Chromium for the browser tests, or brings one.
import { existsSync } from 'node:fs';
import { houseEnv, run, say, step } from './house.mjs';

const KNOWN_PLACES = [
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
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { isQuiet: true });
    });
    return '/usr/bin/chromium';
  }
  await step("No Chromium here: fetching Playwright's", () =>
    run('playwright', ['install', 'chromium'], { env: houseEnv(), isQuiet: true }),
  );
  say('If the browser tests then miss a system library, install Chromium with your package manager instead.');
  return undefined;
}
