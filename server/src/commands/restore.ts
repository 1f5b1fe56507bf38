// `npm run restore -- <directory>`: brings a backup into an empty house. See docs/commands.md.
import { queues } from '../all-jobs.ts';
import { RestoredInPart, restoreBackup } from '../backup/restore-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { calledHere } from './called-here.ts';
import { runCommand } from './run-command.ts';

const whatStands = (error: unknown) => (error instanceof RestoredInPart ? error.standing : 'Nothing was restored.');

await runCommand(whatStands, async ([directory]) => {
  if (!directory) throw new Error(`Say from where: ${calledHere('restore', '<directory of a backup>')}`);
  const config = readConfig(process.env);
  const place = { config, log: openLog(config), clock: systemClock, queues };
  const { manifest, brokenAuditEntry } = await restoreBackup(place, directory);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The house is as it was at ${manifest.madeAt}: ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.length} files.`,
    ...(manifest.missingFiles.length > 0
      ? [`${manifest.missingFiles.length} files that rows speak of were not there when the backup was made.`]
      : []),
    ...(brokenAuditEntry === null
      ? []
      : [`The audit log is broken at row ${brokenAuditEntry}, as it was in the house that was backed up.`]),
    'Everybody signs in anew. Who asked to be erased after that moment is back: erase them again.',
  ].join('\n');
});
