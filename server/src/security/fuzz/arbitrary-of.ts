// Values that a schema of the contract would take, by lot.
import fc from 'fast-check';
import { z } from 'zod';

/** What JSON schema says of a value, as far as our contract uses it. */
type Shape = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

/** Stands for the id of something that is known when the request is made. `name` is the field it was asked for in. */
export class SomeId {
  readonly name: string;
  readonly pick: number;
  constructor(name: string, pick: number) {
    this.name = name;
    this.pick = pick;
  }
}

const LONGEST_TEXT = 60;
const MOST_ITEMS = 4;
const texts = [
  'Asha Rao',
  'Rosa Díaz',
  'White flowers',
  'a',
  '0',
  'Zoë',
  'שלום',
  'アニタ',
  '🕯️🕯️',
  "O'Brien; --",
  '100%',
  '<b>hi</b>',
  'https://example.org/a',
  '+1 415 555 0100',
  'asha@example.org',
  '10:00',
  '2030-05-07',
  'en',
  'es',
];
const days = ['2030-05-07', '2030-05-08', '2030-06-01', '2031-03-09', '2030-11-03', '2030-02-28', '2029-12-31'];

export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
  return anyOf(shape, '');
}

function anyOf(shape: Shape, name: string): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const either = shape.anyOf ?? shape.oneOf;
  if (either) return fc.oneof(...either.map((one) => anyOf(one, name)));
  if (shape.allOf) return anyOf(Object.assign({}, ...shape.allOf, shape, { allOf: undefined }), name);
  switch (shape.type) {
    case 'object':
      return objectOf(shape);
    case 'array':
      return arrayOf(shape, name);
    case 'string':
      return textOf(shape, name);
    case 'integer':
    case 'number':
      return numberOf(shape, name);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(fc.constantFrom(...texts), fc.integer(), fc.boolean(), fc.constant(null));
  }
}

function objectOf({ properties = {}, required = [], additionalProperties, propertyNames }: Shape) {
  const model = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, anyOf(one, name)]));
  const needed = Object.fromEntries(Object.entries(model).filter(([name]) => required.includes(name)));
  // The more is said, the likelier one of the rules between fields refuses it; so half say no more than they must.
  const known = fc.oneof(fc.record(needed), fc.record(model, { requiredKeys: Object.keys(needed) }));
  if (typeof additionalProperties !== 'object') return known;
  const names = propertyNames ? anyOf(propertyNames, '').map(String) : fc.constantFrom(...texts);
  return fc
    .tuple(known, fc.dictionary(names, anyOf(additionalProperties, ''), { maxKeys: MOST_ITEMS }))
    .map(([one, more]) => ({ ...more, ...one }));
}

function arrayOf({ items = {}, prefixItems, minItems = 0, maxItems = MOST_ITEMS }: Shape, name: string) {
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => anyOf(one, name)));
  const one = anyOf(items, name.replace(/s$/, ''));
  return fc.array(one, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) });
}

function textOf(
  { format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: Shape,
  name: string,
): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.nat().map((pick) => new SomeId(name, pick));
  if (/phone/i.test(name)) return fc.constantFrom('+1 415 555 0100', '(510) 555-0101');
  if (format === 'email' || /email/i.test(name)) return fc.nat(40).map((n) => `somebody${n}@example.org`);
  if (format === 'uri') return fc.constantFrom('https://example.org/', 'https://example.org/a?b=c#d');
  if (format === 'date') return fc.constantFrom(...days);
  if (format === 'date-time') return fc.constantFrom(...days).map((day) => `${day}T18:00:00Z`);
  if (pattern) return matching(new RegExp(pattern, 'u'));
  const atMost = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  const free = fc.string({ unit: 'binary', minLength, maxLength: atMost });
  const fitting = texts.filter(({ length }) => length >= minLength && length <= maxLength);
  return fitting.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, free) : free;
}

/** fast-check cannot look ahead or behind; there one of our own texts has to do. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  if (!/\(\?<?[=!]/.test(pattern.source)) return fc.stringMatching(pattern);
  const fitting = texts.filter((text) => pattern.test(text));
  return fc.constantFrom(...(fitting.length > 0 ? fitting : texts));
}

function numberOf(shape: Shape, name: string): fc.Arbitrary<unknown> {
  if (name === 'memorialId') return fc.nat().map((pick) => new SomeId(name, pick));
  const min = Math.ceil(shape.minimum ?? (shape.exclusiveMinimum === undefined ? -10 : shape.exclusiveMinimum + 1));
  const max = Math.floor(
    shape.maximum ?? (shape.exclusiveMaximum === undefined ? 100_000 : shape.exclusiveMaximum - 1),
  );
  const whole = fc.integer({ min, max: Math.max(min, Math.min(max, min + 100_000)) });
  return fc.oneof(whole, fc.constantFrom(min, Math.max(min, max)));
}
