// `npm run texts -- compare`: opens what e2e/texts/compare.ts needs, and runs it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { builtServer, ensureBuilt, houseNode, root } from '../house.mjs';
import { testEnv } from '../run-vitest.mjs';
import { openTestPlace } from '../test-place.mjs';

/** @param {string[]} words */
export async function compareTexts(words) {
  if (spawnSync('pdftotext', ['-v']).error)
    throw new Error('Printed papers are read with pdftotext: install poppler (Debian: poppler-utils).');
  await ensureBuilt();
  const chromium = await ensureBrowser();
  const env = testEnv({ TEST_BUILT_SERVER: builtServer, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) });
  const place = await openTestPlace(env);
  try {
    const compared = spawn(houseNode(), [join(root, 'e2e/texts/compare.ts'), ...words], {
      env: place.env,
      stdio: 'inherit',
    });
    const [code] = await once(compared, 'exit');
    process.exitCode = code ?? 1;
  } finally {
    await place.close();
  }
}
