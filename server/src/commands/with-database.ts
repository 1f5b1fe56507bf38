// For commands that only read a house: no migration runs, no key is made. Whoever has put a newer version in place can
// still back up the older house before it is started.
import { type Config, readConfig } from '../platform/config.ts';
import type { DatabaseAddress } from '../platform/database/database.ts';
import { findDatabase } from '../platform/database/find-database.ts';
import { openLog } from '../platform/log.ts';
import { commandName, runCommand } from './run-command.ts';

type Task = (place: { config: Config; address: DatabaseAddress }, words: string[]) => Promise<string>;

export async function withDatabase(failure: string, task: Task): Promise<void> {
  await runCommand(failure, async (words) => {
    const config = readConfig(process.env);
    const database = await findDatabase({ config, log: openLog(config), mayJoin: true, name: commandName() });
    try {
      return await task({ config, address: database.app }, words);
    } finally {
      await database.stop();
    }
  });
}
