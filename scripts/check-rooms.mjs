// Rules of the house that no linter knows: file sizes, no catch-all folders, walls between features.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

// STYLE: look again at 200 lines; stop at 300, tests at 500.
const LONGEST = 300;
const LONGEST_TEST = 500;
const NO_SUCH_ROOM = /(^|(?<!public)\/)(utils|helpers|common|lib|types|services|managers)(\/|\.tsx?$)/;

// Features may import only from features on a lower rung.
const LADDER = [
  ['accounts'],
  ['catalogue', 'venues', 'stories', 'moments', 'resources'],
  ['plans'],
  ['vendors'],
  ['documents', 'payments', 'timelines'],
  ['support'],
  ['memorials', 'families'],
  ['self-care'],
  ['desk'],
  ['manage'],
  ['notices'],
];
const rungOf = new Map(LADDER.flatMap((names, rung) => names.map((name) => [name, rung])));

// Packages that a room may use at all; rooms that are not named may use what their package.json lists.
const ALLOWED_PACKAGES = [
  { room: 'contract/src/', allowed: /^zod$/, why: 'the contract depends on zod and its own files only' },
  {
    room: 'web/src/ui/',
    allowed: /^(?!@evenlight\/)/,
    why: 'ui holds not one domain word; what needs the contract belongs in a feature',
  },
  {
    room: 'web/src/',
    allowed: /^(?!@evenlight\/server)/,
    why: 'the browser reaches the server through the contract only',
  },
];

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && existsSync(file) && !file.includes('/migrations/'));

const faults = files.flatMap((file) => [...faultsOfShape(file), ...faultsOfPackages(file), ...faultsOfImports(file)]);
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

function faultsOfPackages(file) {
  if (/\.(test|spec)\.tsx?$/.test(file)) return [];
  const source = readFileSync(file, 'utf8');
  const names = [...source.matchAll(/(?:from|import\(|import)\s*'([^'.][^']*)'/g)].map(([, name]) => name);
  return names.flatMap((name) =>
    ALLOWED_PACKAGES.filter(({ room, allowed }) => file.startsWith(room) && !allowed.test(name)).map(
      ({ why }) => `${file} imports ${name}: ${why}`,
    ),
  );
}

function faultsOfImports(file) {
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path)),
  );
  return imports.flatMap((target) => faultOfImport(file, target) ?? []);
}

function faultOfImport(file, target) {
  const fault = (why) => `${file} imports ${target}: ${why}`;
  const from = featureOf(file);
  const to = featureOf(target);
  const isTest = /\.test\.tsx?$/.test(file);

  // A test stands beside what it speaks about, and uses the kit from wherever that is.
  if (isTest && /^(server|web)\/src\/testing\//.test(target)) return undefined;
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
  const isOutside = /^server\/src\/(app|backup|open-house|main|housekeeping|commands|sample-data|testing)/.test(target);
  if (from && file.startsWith('server/') && isOutside && !isTest)
    return fault('a feature knows only contract, platform and the features below it');
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
