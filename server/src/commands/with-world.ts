// What command line tools share: open the world, do one thing, say how it went, close the world. A house that is
// running meanwhile keeps running.
import { queues } from '../all-jobs.ts';
import { identify } from '../features/accounts/access.ts';
import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { openWorld, type World } from '../platform/world.ts';
import { commandName, runCommand } from './run-command.ts';

type Task = (world: World, words: string[]) => Promise<string>;

export async function withWorld(failure: string, task: Task): Promise<void> {
  await runCommand(failure, async (words) => {
    const config = readConfig(process.env);
    const world = await openWorld({
      config,
      log: openLog(config),
      queues,
      identify,
      mayJoin: true,
      name: commandName(),
    });
    try {
      return await task(world, words);
    } finally {
      await world.close();
    }
  });
}
