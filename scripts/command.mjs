// `npm run <command>`: runs one of the server's command line tools with our own Node.
import { join } from 'node:path';
import { become, ensureInstalled, houseEnv, houseNode, root } from './house.mjs';

const [name, ...words] = process.argv.slice(2);
await ensureInstalled();
become(houseNode(), [join(root, 'server/src/commands', `${name}.ts`), ...words], { env: houseEnv() });
