// `npm run catalogue -- take <file>`, `try <file>`, `put <file>`: packages, lines, add-ons and prices as one JSON file.
// `confirm` says that the prices which came with the product are ours.
import { readFile, writeFile } from 'node:fs/promises';
import type { CatalogueChanges } from '../features/catalogue/compare-catalogues.ts';
import { putCatalogue, takeCatalogue } from '../features/catalogue/keep-catalogue.ts';
import { confirmCatalogue } from '../features/desk/opening/confirm-prices.ts';
import { confirmToldPrices } from '../features/plans/plan-store.ts';
import type { World } from '../platform/world.ts';
import { calledHere } from './called-here.ts';
import { withWorld } from './with-world.ts';

const USAGE = `Say what to do: ${calledHere('catalogue', 'take <file>')}, try <file>, put <file>, or confirm`;

await withWorld('The catalogue was not changed.', async (world, [task, file]) => {
  if (task === 'confirm' && !file) return confirm(world);
  if (!file || !task || !['take', 'try', 'put'].includes(task)) throw new Error(USAGE);
  if (task === 'take') {
    await writeFile(file, `${JSON.stringify(await takeCatalogue(world), null, 2)}\n`, { flag: 'wx' });
    return `The catalogue is in ${file}. Change it there, try it, then put it back.`;
  }
  const { faults, changes } = await put(world, await contentOf(file), task === 'try');
  if (!changes) throw new Error(faults.map((fault) => `  - ${fault}`).join('\n'));
  if (task === 'try') return `Nothing is wrong with it: ${inWords(changes)}. Nothing was changed yet.`;
  return [
    `The catalogue is now as in the file: ${inWords(changes)}. Every price in it is yours now, and none an example.`,
    'Plans that are saved keep the prices their families were told.',
  ].join('\n');
});

async function contentOf(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
}

function inWords({ added, changed, unchanged, removed }: CatalogueChanges): string {
  return `of packages and add-ons ${added} new, ${changed} changed, ${unchanged} unchanged, ${removed} taken out`;
}

async function confirm({ db, clock }: World): Promise<string> {
  const confirmed = await confirmCatalogue(db, { actor: null, now: clock.now() });
  if (confirmed === 0) return 'There was nothing to confirm: no price in the catalogue is an example.';
  return `${confirmed} packages and add-ons were examples. Every price in the catalogue is yours now, as it stands.`;
}

/** Prices and the plans that hold them change together: a command that is ended in between changes neither. */
function put({ db, clock }: World, content: unknown, isTrial: boolean) {
  return db.transaction(async (db) => {
    const answer = await putCatalogue({ db, clock }, content, { isTrial });
    if (answer.changes && !isTrial) await confirmToldPrices(db);
    return answer;
  });
}
