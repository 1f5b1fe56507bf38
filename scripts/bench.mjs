// `npm run bench [-- answers|probing|venues|vendors|wizard|timelines|memorials|desk|lighthouse]`: measurements, as ratios within one run.
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, houseEnv, houseNode, root, run, say } from './house.mjs';

const all = ['answers', 'probing', 'venues', 'vendors', 'wizard', 'timelines', 'memorials', 'desk', 'lighthouse'];
const wanted = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
const chromium = await ensureBrowser();
for (const name of wanted.length > 0 ? wanted : all) {
  say(`\n${name}`);
  await run(houseNode(), [join(root, 'bench', `${name}.mjs`)], {
    env: houseEnv(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
}
