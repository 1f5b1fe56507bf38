// `node migrate-process.ts <address> [how many]`: brings a database up to date, as a start does, to be killed on the way.
import { queues } from '../app.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';

const [connectionString = '', upTo] = process.argv.slice(2);
process.stdout.write('begins\n');
await bringUpToDate({ connectionString }, queues, upTo ? { upTo: Number(upTo) } : {});
process.stdout.write('done\n');
