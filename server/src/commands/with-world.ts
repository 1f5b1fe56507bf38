// What command line tools share: open the world, do one thing, say how it went, close the world. A house that is
// running meanwhile keeps running.
import { queues } from '../app.ts';
import { identify } from '../features/accounts/access.ts';
import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { openWorld, type World } from '../platform/world.ts';

type Task = (world: World, words: string[]) => Promise<string>;

export async function withWorld(failure: string, task: Task): Promise<void> {
  try {
    const config = readConfig(process.env);
    const world = await openWorld({ config, log: openLog(config), queues, identify, mayJoin: true });
    try {
      process.stdout.write(`${await task(world, process.argv.slice(2))}\n`);
    } finally {
      await world.close();
    }
  } catch (error) {
    process.stderr.write(`${failure}\n${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
