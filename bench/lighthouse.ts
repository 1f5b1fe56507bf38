// Lighthouse on the public pages, the median of three each. A word in LIGHTHOUSE_ONLY: those whose path holds it.
import { publicPages } from '../contract/src/public-pages.ts';
import { openPagesHouse } from './pages/house.ts';
import { openLighthouse, type Scores } from './pages/scores.ts';
import { median } from './tools/figures.ts';
import { PAGE } from './tools/memorial-house.ts';

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
async function medianOfThree(path: string) {
  const score = () => lighthouse.score(house.address + path);
  const runs: [Scores, Scores, Scores] = [await score(), await score(), await score()];
  const middle = median(runs.map(({ performance }) => performance));
  const { faults, ...scores } = runs.find(({ performance }) => performance === middle) ?? runs[0];
  return {
    path,
    ...scores,
    'all three': runs.map(({ performance }) => performance).join(' '),
    faults: faults.join('; '),
  };
}
