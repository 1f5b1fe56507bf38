// Rules that no linter knows: file sizes, no catch-all folders, walls between packages and features.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { brokenWalls } from './import-walls.mjs';

// STYLE: look again at 200 lines; stop at 300, tests at 500.
const LONGEST = 300;
const LONGEST_TEST = 500;
const NO_SUCH_ROOM = /(^|(?<!public-pages)\/)(utils|helpers|common|lib|types|services|managers)(\/|\.tsx?$)/;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && existsSync(file) && !file.includes('/migrations/'));

const faults = [...files.flatMap(faultsOfShape), ...brokenWalls(process.cwd(), files)];
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

/** @param {string} file */
function faultsOfShape(file) {
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const longest = isTest ? LONGEST_TEST : LONGEST;
  return [
    ...(lines > longest
      ? [`${file}: ${lines} lines; split it where it has two reasons to change (limit ${longest})`]
      : []),
    ...(NO_SUCH_ROOM.test(file)
      ? [`${file}: there is no such room here; its owner is a feature, platform, ui or contract`]
      : []),
    ...(/(^|\/)index\.tsx?$/.test(file) ? [`${file}: no barrels; import from the file that owns the thing`] : []),
  ];
}
