// `npm run migration -- what-it-does`: writes a migration from the tables. Read it line by line before committing.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, houseEnv, root, run } from './house.mjs';

const [name] = process.argv.slice(2);
if (!name) throw new Error('Say what it does: npm run migration -- add-venues');
await ensureInstalled();
await run('drizzle-kit', ['generate', '--name', name], { cwd: join(root, 'server'), env: houseEnv() });

// The next migration is made from the last snapshot. Those before it are not read again, and each has 14,000 lines.
const meta = join(root, 'server/migrations/meta');
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
for (const former of snapshots.sort().slice(0, -1)) rmSync(join(meta, former));
