import { expect, test } from 'vitest';
import { openAnyHouse } from '../../../testing/open-any-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';

const house = await openAnyHouse();
const json = { 'content-type': 'application/json' };
const form = { firstName: 'Rosa', lastName: 'Díaz', email: 'rosa@example.org', phone: PHONE_NUMBER };

async function send(path: string, body: unknown) {
  const { status, text } = await house.aVisitor().raw('POST', path, { headers: json, body: JSON.stringify(body) });
  return { status, ...(JSON.parse(text) as { fields?: Record<string, string> }) };
}

test.each([
  ['a Cyrillic а', 'rosа@example.org'],
  ['a full-width @', 'rosa＠example.org'],
  ['a dotless host', 'rosa@localhost'],
  ['a line break', 'rosa@example.org\r\nBcc: all@example.org'],
  ['a second recipient', 'rosa@example.org, lind@example.org'],
  ['a NUL', 'rosa\u0000@example.org'],
  ['a list', ['rosa@example.org']],
  ['an object', { $ne: '' }],
  ['nothing', ''],
  ['300 letters', `${'a'.repeat(300)}@example.org`],
  ['a number', 5],
])('an address with %s is refused at the field, at sign-in and at sign-up', async (_, email) => {
  expect(await send('/api/login', { email })).toMatchObject({ status: 400, fields: { email: expect.any(String) } });
  const signUp = await send('/api/users', { ...form, email });
  expect(signUp).toMatchObject({ status: 400 });
  expect(Object.keys(signUp.fields ?? {})).toEqual(['email']);
});

test('each field says what it needs, in the words of the form', async () => {
  expect((await send('/api/users', {})).fields).toMatchObject({
    firstName: 'First name is required',
    lastName: 'Last name is required',
  });
  const { fields } = await send('/api/users', { firstName: '  ', lastName: '\t', email: 'no', phone: '' });
  expect(fields).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email address',
    phone: 'Phone number is required',
  });
});

test.each([
  ['415-555-12', 'Phone number must be at least 10 digits'],
  ['          ', 'Phone number is required'],
  ['call me maybe', 'Phone number must be at least 10 digits'],
  ['+1 (415) 555-0142 ext 99999', 'Please enter a valid phone number'],
  ['12345678901234567', 'Please enter a valid phone number'],
])('the phone number %j is answered with %j', async (phone, sentence) => {
  expect((await send('/api/users', { ...form, phone })).fields).toEqual({ phone: sentence });
});

test.each(['+1 (415) 555-0142', '4155550142', '+491701234567890'])('the phone number %j is taken', async (phone) => {
  expect((await send('/api/users', { ...form, phone })).status).toBe(202);
});

test.each([
  ['10,000 characters', 'x'.repeat(10_000)],
  ['a line break', 'Rosa\r\nBcc: all@example.org'],
  ['a NUL', 'Rosa\u0000'],
  ['a list', ['Rosa']],
  ['an object', { toString: 'Rosa' }],
  ['101 characters', 'x'.repeat(101)],
])('a name of %s is refused at the field', async (_, firstName) => {
  expect(await send('/api/users', { ...form, firstName })).toMatchObject({
    status: 400,
    fields: { firstName: expect.any(String) },
  });
});

test.each(['Ñuñez-O’Brien', '李', 'عبد الله', 'ਹਰਪ੍ਰੀਤ', "'; drop table users; --"])(
  'the name %j is taken',
  async (firstName) => {
    expect((await send('/api/users', { ...form, firstName })).status).toBe(202);
  },
);

test.each([
  ['/api/login', 'text/plain', '{"email":"rosa@example.org"}', [403, 415]],
  ['/api/login', 'application/x-www-form-urlencoded', 'email=rosa%40example.org', [403, 415]],
  ['/api/login', 'application/json', '{"email":', [400]],
  ['/api/login', 'application/json', '"rosa@example.org"', [400]],
  ['/api/login', 'application/json', 'null', [400]],
  ['/api/users', 'application/xml', '<email/>', [403, 415]],
])('POST %s as %s with %j is a plain refusal', async (path, type, body, statuses) => {
  const { status, text } = await house.aVisitor().raw('POST', path, { headers: { 'content-type': type }, body });
  expect(statuses).toContain(status);
  expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
});

test.each(['12345', '1234567', 'abcdef', '12 34 56 78', '١٢٣٤٥٦', ['123456'], 123456, null])(
  'the code %j names its field',
  async (code) => {
    expect(await send('/api/login/verify', { email: 'rosa@example.org', code })).toMatchObject({
      status: 400,
      fields: { code: expect.any(String) },
    });
  },
);
