// `npm run texts`: writes every text of the screens into the catalogues, ready to be translated.
import { join } from 'node:path';
import { ensureInstalled, houseEnv, root, run } from './house.mjs';

await ensureInstalled();
await run('lingui', ['extract', '--clean'], { cwd: join(root, 'web'), env: houseEnv() });
