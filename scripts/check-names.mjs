// Refuses names that mechanisms no longer have, in code, docs and file names (docs/decisions/0032-mechanisms-have-plain-names.md),
// object literals that are spread in place, and a word that docs/words.md explains twice.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Names that are no English words. They are refused wherever they stand: in code, comments, docs and file names. */
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

/** Words that English needs. They are refused as a part of an identifier or of a file's name, and between `…` in docs. */
const FORMER_WORDS = {
  __proto__: null,
  deed: 'teamAction, activity or auditAction',
  deeds: 'teamActions, activities or auditActions',
  disguise: 'dropRootPrivileges',
  door: 'endpoint or signIn',
  doors: 'endpoints or signIn',
  glance: 'pollQueues or lookUp',
  keepsakes: 'retentionFixtures',
  neighbour: 'runningHouse',
  neighbours: 'runningHouses',
  shelve: 'updateSearchIndex',
  shelved: 'indexed',
  wish: 'input',
  wishes: 'inputs',
};

/** Where a former name is read on purpose, or a word means what it says. */
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

function faultsOf(root, file) {
  const faults = [];
  const refuse = (where, former, now) => {
    if (!ALLOWED.some(([files, names]) => files.test(file) && names.test(former)))
      faults.push(`${where}: '${former}' is no name here any more; say ${now}`);
  };
  findNames(file, (_, former, now) => refuse(file, former, now));
  for (const word of wordsOf(file)) if (word in FORMER_WORDS) refuse(file, word, FORMER_WORDS[word]);
  if (!TEXT.test(file) || file.startsWith('server/migrations/')) return faults;

  const source = readFileSync(join(root, file), 'utf8');
  const lineAt = (at) => `${file}:${source.slice(0, at).split('\n').length}`;
  const refuseWords = (name, at) => {
    for (const word of wordsOf(name)) if (word in FORMER_WORDS) refuse(lineAt(at), word, FORMER_WORDS[word]);
  };
  findNames(source, (at, former, now) => refuse(lineAt(at), former, now));
  if (CODE.test(file))
    visitCode(file, source, { name: refuseWords, spread: (at) => faults.push(`${lineAt(at)}: ${SPREAD}`) });
  if (file.endsWith('.md')) for (const { 1: code, index } of source.matchAll(/`([^`\n ]+)`/g)) refuseWords(code, index);
  if (file === 'docs/words.md') faults.push(...wordsTwice(source).map((word) => `${file}: '${word}' stands twice`));
  return faults;
}

function findNames(text, refuse) {
  for (const [former, now] of FORMER_NAMES) {
    const found = former.exec(text);
    if (found) refuse(found.index, found[0], now);
  }
}

/** Of `openDoorTo`, `SAME_WISH_MS` or `a-file.ts`. */
function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
}

const SPREAD = 'an object literal is spread in place; write its properties out';
const MAY_BE_REFUSED = new RegExp(`${Object.keys(FORMER_WORDS).join('|')}|\\.\\.\\.\\{`, 'i');

/** Most files hold none of these words and need no parser. */
function visitCode(file, source, refuse) {
  if (!MAY_BE_REFUSED.test(source)) return;
  const name = ({ name, start }) => refuse.name(name, start);
  new Visitor({
    Identifier: name,
    JSXIdentifier: name,
    PrivateIdentifier: name,
    ObjectExpression({ properties }) {
      for (const { type, argument, start } of properties)
        if (type === 'SpreadElement' && argument.type === 'ObjectExpression') refuse.spread(start);
    },
    // A name that is computed cannot be written as an attribute.
    JSXSpreadAttribute({ argument, start }) {
      if (argument.type === 'ObjectExpression' && !argument.properties.some(({ computed }) => computed))
        refuse.spread(start);
    },
  }).visit(parseSync(file, source).program);
}

/** The first cell of every row; a cell may explain several words. */
function wordsTwice(source) {
  const words = [...source.matchAll(/^\| ([^|]+?) \|/gm)].flatMap(([, cell]) => cell.split(', '));
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
