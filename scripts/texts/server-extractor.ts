// Finds what the server says: the first argument of `words(…)` and `t(…)` in files that import the texts
// (server/src/platform/texts). The screens' texts are found by Lingui's own extractor.
import type { ExtractedMessage } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';
import { placeholdersIn } from '../../server/src/platform/texts/placeholders.ts';

const IMPORTS_TEXTS = /from '[^']*\/texts\.ts'/;
const SAYS = ['words', 't'];

type Found = (message: ExtractedMessage) => void;

export const serverExtractor = {
  match: (filename: string) => /\/server\/src\/.*\.ts$/.test(filename),
  extract(filename: string, code: string, found: Found) {
    if (IMPORTS_TEXTS.test(code)) extractFrom(filename, code, found);
  },
};

function extractFrom(filename: string, code: string, found: Found) {
  const { program, errors } = parseSync(filename, code);
  if (errors.length > 0) throw new Error(`${filename}: ${errors[0]?.message}`);
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'Identifier' || !SAYS.includes(call.callee.name)) return;
      const line = code.slice(0, call.start).split('\n').length;
      found({ ...messageOf(call, `${filename}:${line}`), origin: [filename, line] });
    },
  }).visit(program);
}

function messageOf({ arguments: given }: CallExpression, where: string) {
  const [first, second, third] = given as (Expression | undefined)[];
  const message = plainText(first);
  if (message === undefined) throw new Error(`${where}: a text has to be a plain string, so that it can be translated`);
  const isContext = plainText(second) !== undefined;
  const values = isContext || !second ? [] : namesOf(second);
  const wanted = placeholdersIn(message);
  if (values && values.join() !== wanted.join())
    throw new Error(`${where}: the text has places for {${wanted}}, and is given {${values}}`);
  const said = isContext ? second : third;
  const context = plainText(said);
  if (said && context === undefined) throw new Error(`${where}: the context of a text has to be a plain string`);
  return { id: generateMessageId(message, context), message, ...(context ? { context } : {}) };
}

/** A string, or several with `+` between them. */
function plainText(node: Expression | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [start, end] = [plainText(node.left), plainText(node.right)];
  return start === undefined || end === undefined ? undefined : start + end;
}

/** Undefined where some come from elsewhere. */
function namesOf(values: Expression): string[] | undefined {
  if (values.type !== 'ObjectExpression') return undefined;
  const names: string[] = [];
  for (const property of values.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined;
    names.push(property.key.name);
  }
  return names.sort();
}
