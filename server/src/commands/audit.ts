// `npm run audit -- verify`: reads the whole audit log again and ends with exit code 1 when a row was changed.
// `npm run audit -- restore-tried`: notes in it that a backup of this house was restored elsewhere on trial.
import { checkAudit, recordInAudit } from '../platform/audit.ts';
import { systemClock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { calledHere } from './called-here.ts';
import { withTables } from './with-database.ts';

const tasks = new Map([
  ['verify', verify],
  ['restore-tried', noteTrial],
]);

const failure = process.argv[2] === 'restore-tried' ? 'Nothing was noted.' : 'The audit log is not proven to be sound.';

await withTables(failure, async ({ db }, [word = '']) => {
  const task = tasks.get(word);
  if (!task)
    throw new Error(`Say what to do: ${calledHere('audit', 'verify')}, or ${calledHere('audit', 'restore-tried')}`);
  return task(db);
});

async function verify(db: Db): Promise<string> {
  const { sound, broken, lastHash } = await checkAudit(db);
  if (broken !== null) {
    throw new Error(
      `Row ${broken} does not follow from the one before it: it was changed, or a row before it is gone. ` +
        `The ${sound} rows before it are sound.`,
    );
  }
  // A log that was cut off at its end is a sound chain too; a hash that was noted elsewhere tells.
  return sound === 0
    ? 'The audit log is empty.'
    : `All ${sound} rows are sound. The last one has the hash ${lastHash}.`;
}

/** The trial itself happens in another house, which this one knows nothing of. */
async function noteTrial(db: Db): Promise<string> {
  await recordInAudit(db, { at: systemClock.now(), actor: null, action: 'house.restore_tried', subject: 'house' });
  return 'The audit log says now that a backup was restored on trial.';
}
