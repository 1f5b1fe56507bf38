// The names that a text has places for.
import { IntlMessageFormat } from 'intl-messageformat';

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** In any order, each once; those inside of a plural's cases too. */
export function placeholdersIn(text: string): string[] {
  const ast = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();
  return [...new Set(ast.flatMap(namesIn))].sort();
}

function namesIn(part: Part): string[] {
  const cases = 'options' in part ? Object.values(part.options).flatMap(({ value }) => value.flatMap(namesIn)) : [];
  return isNamed(part) ? [part.value, ...cases] : cases;
}

// Plain words have a value too: themselves. 0 is their kind, and 7 the number sign of a plural.
const WORDS = 0;
const NUMBER_SIGN = 7;

function isNamed(part: Part): part is Part & { value: string } {
  return part.type !== WORDS && part.type !== NUMBER_SIGN && 'value' in part;
}
