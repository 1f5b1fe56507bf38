// `npm run dev`: the server starts again when its sources change, and pages reload as they are edited.
import { join } from 'node:path';
import { become, ensureInstalled, houseEnv, houseNode, root } from './house.mjs';

await ensureInstalled();
const watched = ['server/src', 'contract/src'].flatMap((path) => ['--watch-path', join(root, path)]);
become(houseNode(), [...watched, '--watch-preserve-output', join(root, 'server/src/commands/dev.ts')], {
  env: houseEnv(),
});
