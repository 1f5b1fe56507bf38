// `npm run migration -- what-it-does`: writes a migration from the tables. Read it line by line before committing.
import { join } from 'node:path';
import { ensureInstalled, houseEnv, root, run } from './house.mjs';

const [name] = process.argv.slice(2);
if (!name) throw new Error('Say what it does: npm run migration -- add-venues');
await ensureInstalled();
await run('drizzle-kit', ['generate', '--name', name], { cwd: join(root, 'server'), env: houseEnv() });
