// `node move-in.ts [language]`, with the environment of a house that is running: lets a family live in it, and says who they are and
// what they have, as one line of JSON.
import { firstLanguage, isLanguage, languages } from '@evenlight/contract/languages';
import { queues } from '../../all-jobs.ts';
import { buildApp } from '../../app.ts';
import { identify } from '../../features/accounts/access.ts';
import { readConfig } from '../../platform/config.ts';
import { openLog } from '../../platform/log.ts';
import { openWorld } from '../../platform/world.ts';
import { aLivedInFamily, type LivedInFamily } from './lived-in-family.ts';
import { placeBeside } from './place-beside.ts';

/** Without those who call, who stay in this process. */
export type MovedIn = Pick<LivedInFamily, 'ids'> & { people: Record<string, LivedInFamily['aunt']['person']> };

const [, , spoken] = process.argv;
const language = isLanguage(spoken) ? spoken : firstLanguage;
const config = readConfig(process.env);
const log = openLog(config, { write: () => undefined });
const world = await openWorld({ config, log, queues, identify, mayJoin: true });
const app = await buildApp(world);
const { ids, people, aunt, guest } = await aLivedInFamily(placeBeside(world, app, language), {
  tradition: 'hindu',
  number: languages.indexOf(language),
});
const persons = Object.entries({ ...people, aunt, guest }).map(([name, { person }]) => [name, person]);
process.stdout.write(`${JSON.stringify({ ids, people: Object.fromEntries(persons) } satisfies MovedIn)}\n`);
await app.close();
await world.close();
