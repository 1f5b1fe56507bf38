// The rules a field can have, and the words for each when it is broken. Schemas carry the rules; the API speaks these
// sentences, and the screens speak their own, in the reader's language.
import { z } from './zod.ts';

/** Sentences that belong to one field alone. A closed list, so that each is translated. */
export const ownSentences = [
  'Invalid email address',
  'Phone number is required',
  'Phone number must be at least 10 digits',
  'Type the six digits from the e-mail',
  'Please select a service package',
  'Service date cannot be earlier than today',
  'Service date cannot be earlier than the date of death',
  'Date of death cannot be later than today',
  'Date of death cannot be earlier than the date of birth',
  'Date of birth cannot be later than today',
  'The link must begin with https://',
  'The end cannot be earlier than the beginning',
  'Service time cannot be earlier than now',
  'Type an amount above or below zero',
  'Type dollars, such as 1,200',
  'Type dollars, such as 1,200 or 900-1,200',
  'What was paid is one amount',
  'Invalid payment amount. Please ensure your plan has a valid cost.',
] as const;
export type OwnSentence = (typeof ownSentences)[number];

/** Which rule a value broke. */
export type FieldFault =
  | { rule: 'required' | 'email' | 'phone' | 'password' | 'pattern' | 'invalid' }
  | { rule: 'minLength' | 'maxLength'; length: number }
  | { rule: 'matchField' | 'requiredWith'; other: string }
  | { rule: 'custom'; sentence: OwnSentence };

export const PASSWORD_MIN_LENGTH = 8;
const PHONE_MAX_DIGITS = 16;
/** Sixteen digits with all the spaces and brackets anyone puts between them. */
const PHONE_MAX_LENGTH = 40;

/** Phones put them, unseen, around a number that is copied from their contacts. */
const MARKS_OF_DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Names and titles: one line of text, however many alphabets it mixes. */
export function lineOfText(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine(isOneLine, brokenRule({ rule: 'pattern' }))
    .refine((text) => text === '' || hasInk(text), brokenRule({ rule: 'required' }));
}

/** Compared without case, so kept without it. Other alphabets are refused: they can spell somebody else's address. */
export function emailAddress(fault: FieldFault = { rule: 'email' }) {
  return (
    z
      .string()
      .trim()
      .refine((text) => text === '' || isEmail(text), brokenRule(fault))
      .refine((text) => text !== '', brokenRule(fault.rule === 'email' ? { rule: 'required' } : fault))
      // Last: the lower case of some foreign letters is one of ours.
      .toLowerCase()
  );
}

/** An optional plus and up to 16 digits; spaces, dashes and brackets are how people write them. */
export function phoneNumber() {
  return z
    .string()
    .overwrite((text) => text.replace(MARKS_OF_DIRECTION, ''))
    .trim()
    .refine((text) => text !== '', brokenRule({ rule: 'required' }))
    .refine((text) => text === '' || isPhone(text), brokenRule({ rule: 'phone' }));
}

/** For forms that ask for one. Signing in here never does. */
export function password() {
  return z
    .string()
    .refine((text) => text !== '', brokenRule({ rule: 'required' }))
    .refine((text) => text === '' || text.length >= PASSWORD_MIN_LENGTH, brokenRule({ rule: 'password' }));
}

/** What would make a password stronger; advice, never a refusal. */
export function passwordAdvice(text: string): ('mixCases' | 'includeNumbers')[] {
  return [
    ...(/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) ? [] : (['mixCases'] as const)),
    ...(/\d/.test(text) ? [] : (['includeNumbers'] as const)),
  ];
}

/** Without it zod keeps a rule across fields to itself until each of them is right by itself. */
export const whateverElseIsWrong = {
  when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null,
};

/** Both fields must say the same. */
export function matchField<S extends z.ZodObject>(schema: S, field: keyof z.output<S> & string, other: string): S {
  const isSame = (values: Record<string, unknown>) => values[field] === values[other];
  return schema.refine(isSame, { ...brokenRule({ rule: 'matchField', other }), ...whateverElseIsWrong, path: [field] });
}

/** The field may be left empty only while the other one is. */
export function requireWith<S extends z.ZodObject>(schema: S, field: keyof z.output<S> & string, other: string): S {
  const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const holds = (values: Record<string, unknown>) => !isGiven(values[other]) || isGiven(values[field]);
  return schema.refine(holds, {
    ...brokenRule({ rule: 'requiredWith', other }),
    ...whateverElseIsWrong,
    path: [field],
  });
}

/** What `refine` is told, so that the sentence is found only when and where it is spoken. */
export function brokenRule(fault: FieldFault) {
  return { params: { fault } };
}

function isBrokenRule(params: unknown): params is ReturnType<typeof brokenRule>['params'] {
  return typeof params === 'object' && params !== null && 'fault' in params;
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && z.email().safeParse(text).success;
}

export function digitsOf(phone: string): string {
  return phone.replace(/[ \u00a0()\-‐‑–.]/g, '').replace(/^\+/, '');
}

export function isPhone(text: string): boolean {
  return text.length <= PHONE_MAX_LENGTH && new RegExp(`^\\d{1,${PHONE_MAX_DIGITS}}$`).test(digitsOf(text));
}

// Makes what follows read backwards, as far as it likes. The plain marks of right-to-left scripts are fine.
const TURNS_AROUND = /[\u202a-\u202e\u2066-\u2069]/;

/** Something that can be seen: signs without width are no name. */
function hasInk(text: string): boolean {
  return /[^\p{C}\p{Z}]/u.test(text);
}

function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text) && !TURNS_AROUND.test(text);
}

type Issue = Pick<z.core.$ZodRawIssue, 'code' | 'input'> & { [detail: string]: unknown };

/** Which rule zod's issue stands for. */
export function faultOf(issue: Issue): FieldFault {
  if (isBrokenRule(issue.params)) return issue.params.fault;
  if (isBlank(issue.input)) return { rule: 'required' };
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { rule: 'minLength', length: Number(issue.minimum) };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { rule: 'maxLength', length: Number(issue.maximum) };
  if (issue.code === 'invalid_format') return { rule: issue.format === 'email' ? 'email' : 'pattern' };
  return { rule: 'invalid' };
}

function isBlank(input: unknown): boolean {
  if (typeof input === 'string') return input.trim() === '';
  if (Array.isArray(input)) return input.length === 0;
  return input === undefined || input === null || input === false || Number.isNaN(input);
}

/** The fault in English, for whoever calls the API. Handed to zod as its `error`. */
export function sentenceFor(issue: Issue & { path?: PropertyKey[] | undefined }): string {
  return sentenceOf(faultOf(issue), labelOf(String(issue.path?.at(-1) ?? 'field')));
}

function sentenceOf(fault: FieldFault, label: string): string {
  switch (fault.rule) {
    case 'required':
      return `${label} is required`;
    case 'email':
      return 'Please enter a valid email address';
    case 'phone':
      return 'Please enter a valid phone number';
    case 'password':
      return `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
    case 'minLength':
      return `${label} must be at least ${fault.length} characters`;
    case 'maxLength':
      return `${label} must be at most ${fault.length} characters`;
    case 'matchField':
      return `${label} must be the same as ${labelOf(fault.other)}`;
    case 'requiredWith':
      return `${label} is required when ${labelOf(fault.other)} is provided`;
    case 'custom':
      return fault.sentence;
    case 'pattern':
    case 'invalid':
      return `${label} cannot be used as it is`;
  }
}

/** `firstName` is read as 'First name'. */
function labelOf(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
