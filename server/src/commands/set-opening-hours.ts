// `npm run hours -- "Mon-Fri 9-18" "Sat-Sun 10-16"`: when the chat is answered. Open screens follow within a minute.
import { readOpenStretches } from '../features/desk/rules.ts';
import { setOpeningHours } from '../features/desk/set-opening-hours.ts';
import { calledHere } from './called-here.ts';
import { withWorld } from './with-world.ts';

await withWorld('The opening hours were not changed.', async (world, words) => {
  if (words.length === 0) throw new Error(`Say when: ${calledHere('hours', '"Mon-Fri 9-18" "Sat-Sun 10-16"')}`);
  const week = words.flatMap((text) => {
    const stretches = readOpenStretches(text);
    if (!stretches) throw new Error(`'${text}' cannot be read. Write it like "Mon-Fri 9-18" or "Sat 10:30-16".`);
    return stretches;
  });
  await setOpeningHours(world, week);
  return 'The opening hours are changed.';
});
