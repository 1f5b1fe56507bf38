// `npm run backup -- <directory>`: a copy of the whole house, which may be running. See docs/commands.md.
import type { Manifest } from '../backup/manifest.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { calledHere } from './called-here.ts';
import { withDatabase } from './with-database.ts';

await withDatabase('No backup was made.', async (place, [directory]) => {
  if (!directory) throw new Error(`Say where: ${calledHere('backup', '<directory that is not there yet>')}`);
  const manifest = await takeBackup({ ...place, clock: systemClock }, directory);
  return [
    `The house as it was at ${manifest.madeAt} is in ${directory}: ${inWords(manifest)}.`,
    ...notes(manifest),
    'It cannot be opened without the master key, which is not in it: keep that one elsewhere.',
  ].join('\n');
});

function inWords({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows, ${files.length} files`;
}

function notes({ missingFiles }: Manifest): string[] {
  const erased = missingFiles.filter(({ reason }) => reason === 'erased');
  const lost = missingFiles.filter(({ reason }) => reason === 'lost');
  return [
    ...(erased.length > 0 ? [`Erased while it was made, and not in it: ${erased.length} files.`] : []),
    ...(lost.length > 0
      ? [`Rows speak of files that the store does not have:\n${lost.map(({ id }) => `  - ${id}`).join('\n')}`]
      : []),
  ];
}
