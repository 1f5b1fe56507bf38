// `npm run texts`: writes every text of the product into the catalogues, ready to be translated. `-- status` tells how far
// each language is, and `-- reviewed` notes who has read an area, and `-- compare` shows what is still English on the pages of
// another language.
import { ensureInstalled, houseEnv, root, run } from './house.mjs';

await ensureInstalled();
const [what, ...args] = process.argv.slice(2);
if (what === undefined) await run('lingui', ['extract', '--clean'], { cwd: root, env: houseEnv() });
else if (what === 'status') (await import('./texts/status.mjs')).printStatus();
else if (what === 'reviewed') (await import('./texts/status.mjs')).noteReview(args);
else if (what === 'compare') await (await import('./texts/compare.mjs')).compareTexts(args);
else throw new Error(`npm run texts -- ${what}? There are status, reviewed and compare.`);
