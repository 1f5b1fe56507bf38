// `npm run bench`: what measures is TypeScript, so it runs with our own Node (bench/report/run.ts).
import { join } from 'node:path';
import { become, ensureInstalled, houseEnv, houseNode, root } from './house.mjs';

await ensureInstalled();
become(houseNode(), [join(root, 'bench/report/run.ts'), ...process.argv.slice(2)], { env: houseEnv() });
