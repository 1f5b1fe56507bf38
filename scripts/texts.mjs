// `npm run texts`: writes every text of the product into the catalogues, ready to be translated.
import { ensureInstalled, houseEnv, root, run } from './house.mjs';

await ensureInstalled();
await run('lingui', ['extract', '--clean'], { cwd: root, env: houseEnv() });
