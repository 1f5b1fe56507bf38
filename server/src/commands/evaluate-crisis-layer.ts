// `npm run eval:crisis`: how the safety layer does on the messages of the development set, which training never sees: the
// figures, then every miss and every false alarm. With `-- --figures` the figures alone.
import { isByLaterHand, readUnseenMessages } from '../features/support/safety/messages.ts';
import { isAlarm, isDanger, type Judged, judgeAll, printFigures } from './crisis-figures.ts';

const judged = await judgeAll(readUnseenMessages());
console.log('By hands who wrote after the layer had been tried on strangers');
printFigures(judged.filter(({ author }) => isByLaterHand(author)));
console.log('\nBy all others');
printFigures(judged.filter(({ author }) => !isByLaterHand(author)));

if (!process.argv.includes('--figures')) {
  print('Missed', (one) => isDanger(one) && !isAlarm(one));
  print('False alarms', (one) => !isDanger(one) && isAlarm(one));
}

function print(title: string, among: (one: Judged) => boolean): void {
  const some = judged.filter(among);
  console.log(`\n${title}: ${some.length}`);
  for (const { author, label, text, level, rules } of some)
    console.log(`- ${author}, ${label}: ${text} [${[level, ...rules].join(', ')}]`);
}
