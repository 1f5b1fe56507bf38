// `npm run score:final`: the figures that count, on messages by strangers that rules and training never see. Figures alone:
// whoever reads the messages spends the set, and so does whoever scores it more than a few times.
import { readMessages } from '../features/support/safety/messages.ts';
import { judgeAll, printFigures } from './crisis-figures.ts';

printFigures(await judgeAll(readMessages('final')));
