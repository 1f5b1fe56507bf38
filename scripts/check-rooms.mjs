// Rules of the house that no linter knows: file sizes, no catch-all folders, walls between features.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

// STYLE: look again at 200 lines; stop at 300, tests at 500.
const LONGEST = 300;
const LONGEST_TEST = 500;
const NO_SUCH_ROOM = /(^|(?<!public)\/)(utils|helpers|common|lib|types|services|managers)(\/|\.tsx?$)/;

// Features may import only from features on a lower rung.
const LADDER = [
  ['accounts'],
  ['catalogue', 'venues', 'stories', 'moments'],
  ['plans'],
  ['vendors'],
  ['documents', 'payments', 'timelines'],
  ['memorials', 'families', 'support'],
  ['desk'],
  ['notices'],
];
const rungOf = new Map(LADDER.flatMap((names, rung) => names.map((name) => [name, rung])));

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && !file.includes('/migrations/'));

const faults = files.flatMap((file) => [...faultsOfShape(file), ...faultsOfImports(file)]);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

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

function faultsOfImports(file) {
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path)),
  );
  return imports.flatMap((target) => faultOfImport(file, target) ?? []);
}

function faultOfImport(file, target) {
  const fault = (why) => `${file} imports ${target}: ${why}`;
  const from = featureOf(file);
  const to = featureOf(target);
  const isTest = /\.test\.tsx?$/.test(file);

  if (file.startsWith('contract/') && !target.startsWith('contract/'))
    return fault('the contract depends on zod and its own files only');
  if (file.startsWith('server/src/platform/') && target.startsWith('server/src/features/') && !isTest)
    return fault('platform knows no feature; hand it in from app.ts, or move this into the feature');
  if (file.startsWith('server/src/platform/') && target.startsWith('server/src/testing/') && !isTest)
    return fault('only tests may use the test kit');
  if (file.startsWith('web/src/ui/') && !target.startsWith('web/src/ui/'))
    return fault('ui holds not one domain word; what needs the domain belongs in a feature');
  if (file.startsWith('web/src/platform/') && !/^web\/src\/(platform|locales)\//.test(target))
    return fault('web/platform stands below ui and features');
  if (file.startsWith('web/src/features/') && target.startsWith('web/src/app/'))
    return fault('features do not know the app; gather them there instead');
  if (!from || !to || from === to) return undefined;
  if (file.startsWith('web/')) return fault('one web feature may not use another; gather them in web/src/app');
  if (target.endsWith('/routes.ts'))
    return fault("another feature's routes are its own; use its store, rules or access");
  if (!(rungOf.get(to) < rungOf.get(from)))
    return fault(`'${to}' is not below '${from}' on the ladder; publish news instead, or move the code down`);
  return undefined;
}

function featureOf(path) {
  const [, feature] = /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path) ?? [];
  if (feature && !rungOf.has(feature))
    throw new Error(`'${feature}' is not on the ladder in scripts/check-rooms.mjs; add it with a decision note`);
  return feature;
}
