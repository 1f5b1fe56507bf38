// `npm run catalogue -- take <file>`, `try <file>`, `put <file>`: packages, lines, add-ons and prices as one JSON file.
// `confirm` says that the prices which came with the product are ours.
import { readFile, writeFile } from 'node:fs/promises';
import { putCatalogue, takeCatalogue } from '../features/catalogue/keep-catalogue.ts';
import { confirmCatalogue } from '../features/desk/opening/confirm-prices.ts';
import { confirmToldPrices } from '../features/plans/plan-store.ts';
import { withWorld } from './with-world.ts';

const USAGE = 'Say what to do: npm run catalogue -- take <file>, try <file>, put <file>, or confirm';

await withWorld('The catalogue was not changed.', async (world, [task, file]) => {
  if (task === 'confirm') {
    await confirmCatalogue(world.db, { actor: null, now: world.clock.now() });
    return 'Every price in the catalogue is ours as it stands.';
  }
  if (!file || !task || !['take', 'try', 'put'].includes(task)) throw new Error(USAGE);
  if (task === 'take') {
    await writeFile(file, `${JSON.stringify(await takeCatalogue(world), null, 2)}\n`, { flag: 'wx' });
    return `The catalogue is in ${file}. Change it there, try it, then put it back.`;
  }
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const faults = await putCatalogue(world, content, { isTrial: task === 'try' });
  if (faults.length > 0) throw new Error(faults.map((fault) => `  - ${fault}`).join('\n'));
  if (task === 'try') return 'Nothing is wrong with it. Nothing was changed yet.';
  await confirmToldPrices(world.db);
  return 'The catalogue is now as in the file. Plans that are saved keep the prices their families were told.';
});
