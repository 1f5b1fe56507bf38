// Refuses names that mechanisms no longer have, in code, docs and file names (docs/decisions/0032-mechanisms-have-plain-names.md),
// object literals that are spread in place, and a word that docs/words.md explains twice.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * Names that are no English words. They are refused wherever they stand: in code, comments, docs and file names.
 * @type {[former: RegExp, now: string][]}
 */
const FORMER_NAMES = [
  [/quicken-?imports/i, 'cacheModuleResolution'],
  [/\bshea(f|ves)\b/i, 'a batch of log lines'],
  [/public-?doors/i, 'public-endpoints'],
  [/accounts\/door\b/, 'accounts/sign-in'],
  [/note-?looks?\b/i, 'auditViews'],
  [/\bwhose-?is\b/i, 'auditSubjects'],
  [/vendor[-_]?shel(f|ves)|\bshelve\.ts/i, 'the search index: updateSearchIndex'],
  [/shortWay|short-way/, 'the fast path of the page cache'],
  [/unkeepable/i, 'invalidCharacters'],
  [/letter-?limits?\b/i, 'recipientRateLimit'],
  [/\bturns-?for\b/i, 'concurrencyLimit'],
  [/ask-?together\b/i, 'coalesceRequests'],
  [/\bread-?late\b/i, 'readFromReplica'],
  [/root-?disguise|disguise-?for\b/i, 'dropRootPrivileges'],
  [/hold-?directory\b/i, 'dataDirectoryLock'],
  [/entering-?routes/i, 'joinRoutes'],
  [/(?<!has)room-?beside\b/i, 'useHasSidePanelSpace'],
  [/send(Key|_key|-key)/, 'idempotencyKey'],
  [/wish(Key|_key|-key)/, 'idempotencyKey'],
  [/open-?neighbour\b/i, 'openRunningHouse'],
  [/\bisStill\b|\bstill-page/, 'static pages'],
];

/** Words that English needs everywhere. They are refused as the name of a file alone. */
const FORMER_FILES =
  /^(?:contract|server|web)\/.*\/(arrive|asked|entering|hands|here|looks|marks|told|turns|whose)\.tsx?$/;

/** Words that English needs. They are refused as a part of an identifier or of a file's name, and between `…` in docs. */
const FORMER_WORDS = new Map([
  ['deed', 'teamAction, activity or auditAction'],
  ['deeds', 'teamActions, activities or auditActions'],
  ['disguise', 'dropRootPrivileges'],
  ['door', 'endpoint or signIn'],
  ['doors', 'endpoints or signIn'],
  ['glance', 'pollQueues or lookUp'],
  ['keepsakes', 'retentionFixtures'],
  ['neighbour', 'runningHouse'],
  ['neighbours', 'runningHouses'],
  ['shelve', 'updateSearchIndex'],
  ['shelved', 'indexed'],
  ['wish', 'input'],
  ['wishes', 'inputs'],
]);

/**
 * Where a former name is read on purpose, or a word means what it says.
 * @type {[files: RegExp, names: RegExp][]}
 */
const ALLOWED = [
  [/^scripts\/check-names(\.test)?\.mjs$/, /./],
  [/^docs\/decisions\/0032-/, /./],
  [/^server\/migrations\//, /./],
  [/^server\/src\/features\/support\/safety\//, /^(wish(es)?|neighbours?|shelved?|disguise)$/],
  // The old house has the tables of version 0.1.0.
  [/^server\/src\/platform\/database\/migrate\.test\.ts$/, /^vendor_shelf$/],
  // The classifier compares a sentence with its nearest neighbours.
  [/^server\/src\/commands\/train-crisis-model\.ts$|^docs\/(companion|crisis-rules)\.md$/, /^(wish(es)?|neighbours?)$/],
  [/^(server|web)\/src\/.*http\/idempotency(\.test)?\.ts$/, /^send(Key|_key)$/],
  // Two tooltips that stand beside each other.
  [/^web\/src\/ui\/overlays\/tooltip/, /^neighbours?$/],
  [/^web\/src\/platform\/(browser-storage|kept-words)(\.test)?\.ts$/, /^sendKey$/],
];

/** Texts of the product, and data: nobody looks for names there. */
const NO_NAMES =
  /\.(po|svg|png|txt|ttf|gz|pdf|jpg|webp)$|^server\/src\/sample-data\/|^package-lock\.json$|^bench\/results\.json$/;
const CODE = /\.(m?[jt]s|tsx)$/;
const TEXT = /\.(m?[jt]s|tsx|md|css|json|jsonc|ya?ml|sh)$/;

/** @param {string} root */
export function refusedNames(root) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n');
  return files
    .filter((file) => file && !NO_NAMES.test(file) && existsSync(join(root, file)))
    .flatMap((file) => faultsOf(root, file));
}

/**
 * @param {string} root
 * @param {string} file
 */
function faultsOf(root, file) {
  /** @type {string[]} */
  const faults = [];
  /** @type {(where: string, former: string, now: string) => void} */
  const refuse = (where, former, now) => {
    if (!ALLOWED.some(([files, names]) => files.test(file) && names.test(former)))
      faults.push(`${where}: '${former}' is no name here any more; say ${now}`);
  };
  findNames(file, (_, former, now) => refuse(file, former, now));
  for (const [word, now] of formerWordsIn(file)) refuse(file, word, now);
  const fileName = FORMER_FILES.exec(file)?.[1];
  if (fileName) refuse(file, fileName, 'what it does');
  if (!TEXT.test(file) || file.startsWith('server/migrations/')) return faults;

  const source = readFileSync(join(root, file), 'utf8');
  /** @param {number} at */
  const lineAt = (at) => `${file}:${source.slice(0, at).split('\n').length}`;
  /** @type {(name: string, at: number) => void} */
  const refuseWords = (name, at) => {
    for (const [word, now] of formerWordsIn(name)) refuse(lineAt(at), word, now);
  };
  findNames(source, (at, former, now) => refuse(lineAt(at), former, now));
  if (CODE.test(file))
    visitCode(file, source, { name: refuseWords, spread: (at) => faults.push(`${lineAt(at)}: ${SPREAD}`) });
  if (file.endsWith('.md'))
    for (const { 1: code = '', index } of source.matchAll(/`([^`\n ]+)`/g)) refuseWords(code, index);
  if (file === 'docs/words.md') faults.push(...wordsTwice(source).map((word) => `${file}: '${word}' stands twice`));
  return faults;
}

/**
 * @param {string} text
 * @param {(at: number, former: string, now: string) => void} refuse
 */
function findNames(text, refuse) {
  for (const [former, now] of FORMER_NAMES) {
    const found = former.exec(text);
    if (found) refuse(found.index, found[0], now);
  }
}

/**
 * Those that are refused, each with what to say instead.
 * @param {string} name
 * @returns {[word: string, now: string][]}
 */
function formerWordsIn(name) {
  return wordsOf(name).flatMap((word) => {
    const now = FORMER_WORDS.get(word);
    return now ? [[word, now]] : [];
  });
}

/**
 * Of `openDoorTo`, `SAME_WISH_MS` or `a-file.ts`.
 * @param {string} name
 */
function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
}

const SPREAD = 'an object literal is spread in place; write its properties out';
const MAY_BE_REFUSED = new RegExp(`${[...FORMER_WORDS.keys()].join('|')}|\\.\\.\\.\\{`, 'i');

/**
 * Most files hold none of these words and need no parser.
 * @param {string} file
 * @param {string} source
 * @param {{ name: (name: string, at: number) => void, spread: (at: number) => void }} refuse
 */
function visitCode(file, source, refuse) {
  if (!MAY_BE_REFUSED.test(source)) return;
  /** @param {{ name: string, start: number }} node */
  const name = ({ name, start }) => refuse.name(name, start);
  new Visitor({
    Identifier: name,
    JSXIdentifier: name,
    PrivateIdentifier: name,
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (property.type === 'SpreadElement' && property.argument.type === 'ObjectExpression')
          refuse.spread(property.start);
    },
    // A name that is computed cannot be written as an attribute.
    JSXSpreadAttribute({ argument, start }) {
      if (argument.type === 'ObjectExpression' && !argument.properties.some(isComputed)) refuse.spread(start);
    },
  }).visit(parseSync(file, source).program);
}

/** @param {import('oxc-parser').ObjectPropertyKind} property */
function isComputed(property) {
  return property.type === 'Property' && property.computed;
}

/**
 * The first cell of every row; a cell may explain several words.
 * @param {string} source
 */
function wordsTwice(source) {
  const words = [...source.matchAll(/^\| ([^|]+?) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  /** @param {string} word */
  const isHead = (word) => word === 'word' || /^-+$/.test(word);
  return words.filter((word, at) => !isHead(word) && words.indexOf(word) !== at);
}

if (process.argv[1]?.endsWith('check-names.mjs')) {
  const faults = refusedNames(process.cwd());
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
}
