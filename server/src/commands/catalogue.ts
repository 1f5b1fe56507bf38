// `npm run catalogue -- take <file>`, `try <file>`, `put <file>`: packages, lines, add-ons and prices as one JSON file.
// `confirm` says that the prices which came with the product are ours.
import { readFile, writeFile } from 'node:fs/promises';
import { putCatalogue, takeCatalogue } from '../features/catalogue/keep-catalogue.ts';
import { confirmCatalogue } from '../features/desk/opening/confirm-prices.ts';
import { confirmToldPrices } from '../features/plans/plan-store.ts';
import type { World } from '../platform/world.ts';
import { withWorld } from './with-world.ts';

const USAGE = 'Say what to do: npm run catalogue -- take <file>, try <file>, put <file>, or confirm';

await withWorld('The catalogue was not changed.', async (world, [task, file]) => {
  if (task === 'confirm' && !file) return confirm(world);
  if (!file || !task || !['take', 'try', 'put'].includes(task)) throw new Error(USAGE);
  if (task === 'take') {
    await writeFile(file, `${JSON.stringify(await takeCatalogue(world), null, 2)}\n`, { flag: 'wx' });
    return `The catalogue is in ${file}. Change it there, try it, then put it back.`;
  }
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const faults = await put(world, content, task === 'try');
  if (faults.length > 0) throw new Error(faults.map((fault) => `  - ${fault}`).join('\n'));
  if (task === 'try') return 'Nothing is wrong with it. Nothing was changed yet.';
  return 'The catalogue is now as in the file. Plans that are saved keep the prices their families were told.';
});

async function confirm({ db, clock }: World): Promise<string> {
  const confirmed = await confirmCatalogue(db, { actor: null, now: clock.now() });
  if (confirmed === 0) return 'There was nothing to confirm: no price in the catalogue is an example.';
  return `${confirmed} packages and add-ons were examples. Every price in the catalogue is yours now, as it stands.`;
}

/** Prices and the plans that hold them change together: a command that is ended in between changes neither. */
function put({ db, clock }: World, content: unknown, isTrial: boolean): Promise<string[]> {
  return db.transaction(async (db) => {
    const faults = await putCatalogue({ db, clock }, content, { isTrial });
    if (faults.length === 0 && !isTrial) await confirmToldPrices(db);
    return faults;
  });
}
