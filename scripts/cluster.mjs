// `npm run cluster -- 3 [--test]`: several server processes behind a proxy, on one PostgreSQL and one S3 store.
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, houseEnv, houseNode, root } from './house.mjs';

await ensureInstalled();
await ensureBuilt();
become(houseNode(), [join(root, 'server/src/testing/cluster.ts'), ...process.argv.slice(2)], { env: houseEnv() });
