// Lighthouse on the public pages, the median of three each. A word in LIGHTHOUSE_ONLY: those whose path holds it.
import { publicPages } from '../contract/src/public-pages.ts';
import { PAGE } from './memorial-house.mjs';
import { openPagesHouse } from './pages/house.mjs';
import { openLighthouse } from './pages/scores.mjs';

const only = process.env.LIGHTHOUSE_ONLY ?? '';
const house = await openPagesHouse();
const lighthouse = await openLighthouse();
try {
  const paths = [...Object.values(publicPages).map(({ path }) => path), PAGE].filter((path) => path.includes(only));
  const rows = [];
  for (const path of paths) rows.push(await medianOfThree(path));
  console.table(rows);
} finally {
  await lighthouse.close();
  await house.close();
}

/** One slow moment of the machine must not decide; all three scores are shown beside the median. */
async function medianOfThree(path) {
  const runs = [];
  for (let n = 0; n < 3; n += 1) runs.push(await lighthouse.score(house.address + path));
  const [, { faults, ...median }] = runs.toSorted((one, other) => one.performance - other.performance);
  return {
    path,
    ...median,
    'all three': runs.map(({ performance }) => performance).join(' '),
    faults: faults.join('; '),
  };
}
