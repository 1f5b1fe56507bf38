import { describe, expect, test } from 'vitest';
import { SignUp } from './accounts.ts';
import { CustomRequest } from './concierge.ts';
import { ContactForm } from './contact.ts';
import {
  emailAddress,
  lineOfText,
  matchField,
  ownSentences,
  password,
  passwordAdvice,
  phoneNumber,
  requireWith,
  sentenceFor,
} from './field-rules.ts';
import { HandoffInput } from './handoffs.ts';
import { Profile } from './profiles.ts';
import { ShareInput } from './shares.ts';
import { CounselingForm } from './support/counseling.ts';
import { z } from './zod.ts';

/** What the API says about each field, the first sentence where there are several. */
function faultsIn(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value, { error: sentenceFor });
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[path.join('.')] ??= message;
  return faults;
}

const faultOfOne = (field: z.ZodType, value: unknown, name = 'nickName') =>
  faultsIn(z.object({ [name]: field }), { [name]: value })[name];

describe('a required field', () => {
  test.each([undefined, null, '', '   '])('says that it is required when it holds %j', (value) => {
    expect(faultOfOne(lineOfText(20), value, 'firstName')).toBe('First name is required');
  });

  test.each([
    ['a choice', z.enum(['inside', 'outside']), ''],
    ['a consent', z.literal(true), false],
    ['a number', z.number(), Number.NaN],
    ['a list', z.array(z.string()).min(1), []],
    ['a phone number', phoneNumber(), ''],
    ['an e-mail address', emailAddress(), ' '],
    ['a password', password(), ''],
  ])('says so for %s as well', (_, field, blank) => {
    expect(faultOfOne(field, blank)).toBe('Nick name is required');
  });
});

describe('an e-mail address', () => {
  test.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'аdа@example.org',
    'ada@exаmple.org',
    '\u212aim@example.org',
  ])('%s is not one', (text) => expect(faultOfOne(emailAddress(), text)).toBe('Please enter a valid email address'));

  test('is kept without spaces around it and without capitals', () => {
    expect(emailAddress().parse('  Ada.Okafor@Example.ORG ')).toBe('ada.okafor@example.org');
  });

  test('is called invalid where people sign in, sign up and change their profile', () => {
    expect(faultsIn(SignUp, { email: '' }).email).toBe('Invalid email address');
    expect(faultsIn(Profile, { email: 'ada@' }).email).toBe('Invalid email address');
  });

  test.each([
    ['a hand-over', HandoffInput],
    ['a share of the cost', ShareInput],
    ['a plan of one’s own', CustomRequest],
    ['a talk about grief', CounselingForm],
    ['a message to us', ContactForm],
  ])('is asked for in the same words everywhere else: %s', (_, schema) => {
    expect(faultsIn(schema, { email: 'ada@' }).email).toBe('Please enter a valid email address');
    expect(faultsIn(schema, { email: '' }).email).toBe('Email is required');
  });
});

describe('a phone number', () => {
  test.each(['1', '415 555 0142', '(415) 555-0142', '+44 20 7946 0958', '1234567890123456'])('may be %s', (text) => {
    expect(faultOfOne(phoneNumber(), text)).toBeUndefined();
  });

  test.each([
    '12345678901234567',
    '415 CALL',
    '555+1',
    '+',
    '++1 415',
    '٤١٥',
    '415\r\n5550142',
    `4155550142${' '.repeat(99)}1`,
  ])('may not be %s', (text) => {
    expect(faultOfOne(phoneNumber(), text)).toBe('Please enter a valid phone number');
  });

  test('copied from the contacts of a phone, it loses the unseen marks around it', () => {
    expect(phoneNumber().parse('\u202a+1\u00a0(415)\u00a0555-0142\u202c')).toBe('+1\u00a0(415)\u00a0555-0142');
  });

  test('is asked for with ten digits at sign-up', () => {
    expect(faultsIn(SignUp, { phone: '' }).phone).toBe('Phone number is required');
    expect(faultsIn(SignUp, {}).phone).toBe('Phone number is required');
    expect(faultsIn(SignUp, { phone: '555 0142' }).phone).toBe('Phone number must be at least 10 digits');
    expect(faultsIn(SignUp, { phone: '(415) 555-0142' }).phone).toBeUndefined();
    expect(faultsIn(SignUp, { phone: '12345678901234567' }).phone).toBe('Please enter a valid phone number');
  });

  test('may be left out of a profile, and is looked at when it is there', () => {
    expect(faultsIn(Profile, { phone: '' }).phone).toBeUndefined();
    expect(faultsIn(Profile, { phone: 'soon' }).phone).toBe('Please enter a valid phone number');
  });
});

describe('a password', () => {
  test('has at least eight characters', () => {
    expect(faultOfOne(password(), 'short')).toBe('Password must be at least 8 characters');
    expect(faultOfOne(password(), 'long enough')).toBeUndefined();
  });

  test('is advised, and never refused, for want of both cases and numbers', () => {
    expect(passwordAdvice('lowercase')).toEqual(['mixCases', 'includeNumbers']);
    expect(passwordAdvice('MixedCase')).toEqual(['includeNumbers']);
    expect(passwordAdvice('lowercase1')).toEqual(['mixCases']);
    expect(passwordAdvice('MixedCase1')).toEqual([]);
  });
});

describe('length and shape', () => {
  test('too short and too long say how long it may be', () => {
    expect(faultOfOne(z.string().min(5), 'abc')).toBe('Nick name must be at least 5 characters');
    expect(faultOfOne(lineOfText(5), 'abcdef')).toBe('Nick name must be at most 5 characters');
  });

  test('a name is one line', () => {
    expect(faultOfOne(lineOfText(50), 'Ada\r\nBcc: others')).toBe('Nick name cannot be used as it is');
    expect(faultOfOne(lineOfText(50), 'Ada\u202egnp.exe')).toBe('Nick name cannot be used as it is');
    expect(faultOfOne(lineOfText(50), 'Ngũgĩ wa Thiong’o 李')).toBeUndefined();
  });

  test('a name can be seen', () => {
    expect(faultOfOne(lineOfText(50), '\u200b\u200d')).toBe('Nick name is required');
  });

  test('a pattern that does not fit is told apart from nothing at all', () => {
    const zip = z.string().regex(/^\d{5}$/);
    expect(faultOfOne(zip, '9410')).toBe('Nick name cannot be used as it is');
    expect(faultOfOne(zip, '')).toBe('Nick name is required');
  });

  test.each([[['a', 'b']], [{ toString: 'Ada' }], [7]])('%j instead of text names the field', (value) => {
    expect(faultOfOne(lineOfText(50), value)).toBe('Nick name cannot be used as it is');
  });
});

describe('rules across fields', () => {
  const Contact = z.object({
    kind: z.enum(['friend', 'relative']),
    contactName: z.string().trim(),
    contactPhone: z.string().trim(),
  });

  test('a dependent field is required only when the other one is given', () => {
    const schema = requireWith(Contact, 'contactPhone', 'contactName');
    expect(faultsIn(schema, { kind: 'friend', contactName: 'Rosa', contactPhone: ' ' })).toEqual({
      contactPhone: 'Contact phone is required when Contact name is provided',
    });
    expect(faultsIn(schema, { kind: 'friend', contactName: '', contactPhone: '' })).toEqual({});
    expect(faultsIn(schema, { kind: 'friend', contactName: 'Rosa', contactPhone: '1' })).toEqual({});
  });

  test('a field that repeats another must say the same', () => {
    const schema = matchField(z.object({ email: emailAddress(), emailAgain: emailAddress() }), 'emailAgain', 'email');
    expect(faultsIn(schema, { email: 'ada@example.org', emailAgain: 'eda@example.org' })).toEqual({
      emailAgain: 'Email again must be the same as Email',
    });
    expect(faultsIn(schema, { email: 'Ada@example.org', emailAgain: 'ada@example.org' })).toEqual({});
  });

  test('they speak up while other fields are still wrong', () => {
    const schema = requireWith(Contact, 'contactPhone', 'contactName');
    expect(Object.keys(faultsIn(schema, { kind: '', contactName: 'Rosa', contactPhone: '' }))).toEqual([
      'kind',
      'contactPhone',
    ]);
  });

  test.each([undefined, null, 'text', []])('%j instead of a form is refused without falling over', (value) => {
    const schema = matchField(requireWith(Contact, 'contactPhone', 'contactName'), 'contactPhone', 'contactName');
    expect(schema.safeParse(value).success).toBe(false);
  });
});

test('sentences of single fields are unlike each other, so that each has its translation', () => {
  expect(new Set(ownSentences).size).toBe(ownSentences.length);
});
