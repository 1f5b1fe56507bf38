// Who may import whom. A parser reads imports and a resolver follows them, so package names, re-exports, types and dynamic
// imports are checked as well.
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/**
 * Features import only from features on a lower rung; server and web have the same ladder. `public-pages` and `dashboard` are
 * pages that gather what other features show, so the web alone has them.
 */
const LADDER = [
  ['accounts'],
  ['catalogue', 'venues', 'stories', 'moments'],
  ['facts'],
  ['resources'],
  ['plans'],
  ['vendors'],
  ['documents', 'payments', 'timelines'],
  ['support'],
  ['memorials', 'families'],
  ['self-care'],
  ['desk'],
  ['resting-places'],
  ['help-to-pay'],
  ['costs'],
  ['price-lists'],
  ['manage'],
  ['public-pages', 'dashboard'],
  ['notices'],
];
const rungOf = new Map(LADDER.flatMap((names, rung) => names.map((name) => /** @type {const} */ ([name, rung]))));

/** @param {string} file */
const isTest = (file) => /\.(test|spec|faults)\.(tsx?|mjs)$/.test(file);
/** @param {string} file */
const isKit = (file) => /^(server|web)\/src\/testing\//.test(file);

/** @typedef {{ room: RegExp, mayReach?: RegExp, mayNotReach?: RegExp, why: string }} Reach */

/**
 * What a room may reach. Rooms that are not named may reach anything.
 * @type {(Reach & { exceptTests?: boolean, unlessSameFeature?: boolean })[]}
 */
const WALLS = [
  {
    room: /^contract\//,
    mayReach: /^contract\/|^node_modules\/zod\//,
    why: 'the contract depends on zod and its own files only',
  },
  { room: /^server\/src\/platform\//, mayNotReach: /^server\/src\/testing\//, why: 'only tests may use the test kit' },
  {
    room: /^server\/src\/platform\//,
    mayNotReach: /^server\/src\/(?!platform\/)/,
    exceptTests: true,
    why: 'platform knows no feature, and nothing above; hand it in from app.ts, or move this into the feature',
  },
  {
    room: /^server\/src\/features\//,
    mayNotReach: /^server\/src\/(?!(features|platform)\/)/,
    exceptTests: true,
    why: 'a feature knows only contract, platform and the features below it',
  },
  {
    room: /^server\/src\/features\//,
    mayNotReach: /^server\/src\/features\/[^/]+\/routes\.ts$/,
    unlessSameFeature: true,
    why: "another feature's routes are its own; use its store, rules or access",
  },
  {
    room: /^web\//,
    mayNotReach: /^server\//,
    why: 'the browser reaches the server through the contract only',
  },
  {
    room: /^web\/src\/ui\//,
    mayReach: /^web\/src\/ui\/|^node_modules\//,
    exceptTests: true,
    why: 'ui holds not one domain word; what needs the contract belongs in parts or a feature',
  },
  {
    room: /^web\/src\/platform\//,
    mayReach: /^web\/src\/(platform|locales)\/|^contract\/|^node_modules\//,
    why: 'web/platform stands below ui, parts and features',
  },
  {
    room: /^web\/src\/parts\//,
    mayReach: /^web\/src\/(parts|ui|platform)\/|^contract\/|^node_modules\//,
    why: 'parts stand below the features; what knows one feature belongs there',
  },
  {
    room: /^web\/src\/features\//,
    mayNotReach: /^web\/src\/app\//,
    why: 'features do not know the app; a screen lives with its feature, what several share in parts',
  },
];

/**
 * One sentence for each import that passes a wall. `files` are paths from `root`.
 * @param {string} root
 * @param {readonly string[]} files
 */
export function brokenWalls(root, files) {
  const resolve = resolverIn(realpathSync(root));
  return files.flatMap((file) => {
    const featureFault = unknownFeature(file);
    if (featureFault) return [featureFault];
    return importsIn(file, readFileSync(join(root, file), 'utf8')).flatMap((asked) => {
      const target = resolve(file, asked);
      const why = target === null ? 'nothing is there' : target && whyNot(file, target);
      return why ? [`${file} imports ${target ?? asked}: ${why}`] : [];
    });
  });
}

/**
 * @param {string} file
 * @param {string} target
 */
function whyNot(file, target) {
  // A test stands beside what it speaks about, and uses the kit and its packages from wherever that is.
  if (isTest(file) && (isKit(target) || target.startsWith('node_modules/'))) return undefined;
  const [from, to] = [featureOf(file), featureOf(target)];
  const broken = WALLS.find(({ room, mayReach, mayNotReach, unlessSameFeature, exceptTests }) => {
    if (!room.test(file) || (exceptTests && isTest(file)) || (unlessSameFeature && from === to)) return false;
    return mayReach ? !mayReach.test(target) : mayNotReach?.test(target);
  });
  if (broken) return broken.why;
  if (!from || !to || from === to || rung(to) < rung(from)) return undefined;
  return `'${to}' is not below '${from}' on the ladder; publish news instead, or move the code down`;
}

/**
 * A feature that is not on the ladder stands above all of it.
 * @param {string} feature
 */
function rung(feature) {
  return rungOf.get(feature) ?? LADDER.length;
}

/**
 * @param {string} file
 * @param {string} source
 */
function importsIn(file, source) {
  /** @type {string[]} */
  const asked = [];
  /** @param {import('oxc-parser').Expression | null} node */
  const note = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') asked.push(node.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
  }).visit(parseSync(file, source).program);
  return asked;
}

/**
 * Undefined for what belongs to Node or is made by a tool; null for a file that is not there.
 * @param {string} root
 * @returns {(file: string, asked: string) => string | null | undefined}
 */
function resolverIn(root) {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    conditionNames: ['node', 'import', 'default'],
    builtinModules: true,
  });
  return (file, asked) => {
    const { path } = resolver.sync(dirname(join(root, file)), asked.replace(/\?.*$/, ''));
    if (path) return pathIn(root, path);
    return asked.startsWith('.') && !asked.includes('/+types/') ? null : undefined;
  };
}

/**
 * Packages lie in several places on a disk; what counts is their name.
 * @param {string} root
 * @param {string} path
 */
function pathIn(root, path) {
  const [, inPackages] = /(node_modules\/(?!.*node_modules\/).*)$/.exec(path.split(sep).join('/')) ?? [];
  return inPackages ?? relative(root, path).split(sep).join('/');
}

/** @param {string} path */
function featureOf(path) {
  return /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** @param {string} file */
function unknownFeature(file) {
  const feature = featureOf(file);
  if (!feature || rungOf.has(feature)) return undefined;
  return `${file}: '${feature}' is not on the ladder in scripts/import-walls.mjs; add it with a decision note`;
}
