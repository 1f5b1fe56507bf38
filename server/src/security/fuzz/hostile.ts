// What somebody sends who means harm, or whose client is broken.
import fc from 'fast-check';
import { SomeId } from './arbitrary-of.ts';

type Json = Record<string, unknown>;

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);

const values: unknown[] = [
  "' or 1=1 --",
  "'; drop table users; --",
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  '#{7*7}',
  '{{7*7}}',
  '../../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '\r\nBcc: all@example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  '\u202eevil',
  'x'.repeat(20_000),
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '१२३',
  '9999-12-31',
  '0000-00-00',
  '2030-02-30',
  '2030-05-07T25:61:00Z',
  '+275760-09-13',
  '25:00',
  'es-419-x-evil',
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  2 ** 31,
  -(2 ** 63),
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { length: 1e9 },
  { toString: 'x' },
  { $ne: null },
  deep(200),
  Array(1_000).fill('x'),
];

/** Fields that nobody may set by naming them. */
const unasked: Json = {
  id: '00000000-0000-4000-8000-000000000000',
  userId: '00000000-0000-4000-8000-000000000000',
  ownerId: null,
  role: 'admin',
  isStaff: true,
  status: 'completed',
  state: 'confirmed',
  version: 999,
  createdAt: '1999-01-01',
  priceCents: 1,
  totalCents: 0,
  amountCents: -1,
  isPublic: true,
  isVerified: true,
  provenAt: '2030-01-01',
};

/** One part of it is wrong, missing or too much. */
export function nearly(arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(arbitrary, fc.nat(), fc.constantFrom(...values))
    .map(([value, at, wrong]) => changed(value, at, wrong));
}

export const anythingAtAll: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...values),
  fc.object({ maxDepth: 3, maxKeys: 6, values: [fc.constantFrom(...values), fc.string(), fc.double()] }),
);

/** As raw text, because no JSON library would write it. */
export const brokenBodies = [
  '',
  '{',
  '[',
  '"',
  'null',
  '{"a":1}}',
  '{"a":1e999}',
  '{"__proto__":{"isStaff":true}}',
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{"constructor":{"prototype":{"isStaff":true}}}',
  '{"a":1,"a":2}',
  '[{}]'.repeat(50),
  '{"a":"\\u0000"}',
  'a=1&b=2',
];

/** Header lines that a stranger may write. */
export const oddHeaders: Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'multipart/form-data' },
  { 'x-user-id': '1', 'x-user-role': 'staff', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil.example' },
  { 'accept-language': `es${',x'.repeat(2_000)}` },
  { 'if-none-match': '*', range: 'bytes=0-0,5-' },
  { origin: 'https://evil.example' },
  { cookie: '__proto__=1; evenlight_session=%00; ;=;' },
];

function changed(value: unknown, at: number, wrong: unknown): unknown {
  if (Array.isArray(value) && value.length > 0) return value.with(at % value.length, wrong);
  if (!isRecord(value)) return wrong;
  const names = Object.keys(value);
  const name = names[at % Math.max(1, names.length)];
  if (name === undefined || at % 7 === 0) return { ...value, ...unasked };
  if (at % 7 === 1) return without(value, name);
  const inner = value[name];
  return {
    ...value,
    [name]: at % 2 === 0 && (isRecord(inner) || Array.isArray(inner)) ? changed(inner, at >> 3, wrong) : wrong,
  };
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof SomeId);
}

function without({ ...value }: Json, name: string): Json {
  delete value[name];
  return value;
}
