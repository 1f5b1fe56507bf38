// `npm run cluster -- 3 [--test]`: several server processes behind a proxy, on one PostgreSQL and one S3 store.
import { join } from 'node:path';
import { become, builtServer, ensureBuilt, ensureInstalled, houseEnv, houseNode, root } from './house.mjs';

await ensureInstalled();
await ensureBuilt();
const env = houseEnv({ TEST_BUILT_SERVER: builtServer });
become(houseNode(), [join(root, 'server/src/testing/cluster.ts'), ...process.argv.slice(2)], { env });
