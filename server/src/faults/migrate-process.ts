// `node migrate-process.ts <address> [folder]`: brings a database up to date, as a start does, to be killed on the way.
import { queues } from '../all-jobs.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';

const [connectionString = '', migrationsFolder] = process.argv.slice(2);
process.stdout.write('begins\n');
await bringUpToDate({ connectionString }, queues, { migrationsFolder });
process.stdout.write('done\n');
