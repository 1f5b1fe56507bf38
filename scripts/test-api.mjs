// `npm run test:api [-- address]`: the API tests, in a house of their own or against one that is already running.
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, houseEnv, houseNode, root } from './house.mjs';

const [address] = process.argv.slice(2);
await ensureInstalled();
if (!address) await ensureBuilt();
const env = houseEnv(address ? { TEST_ADDRESS: address.replace(/\/$/, '') } : {});
become(houseNode(), [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', '.api.test.'], {
  env,
});
