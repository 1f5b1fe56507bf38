import { SignUp } from '@evenlight/contract/accounts';
import {
  emailAddress,
  lineOfText,
  matchField,
  password,
  phoneNumber,
  requireWith,
  sentenceFor,
} from '@evenlight/contract/field-rules';
import { z } from '@evenlight/contract/zod';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { explainFault } from './field-phrases';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

/** As the API calls its fields, so that both can be held against each other. */
function labelOf(name: string) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const EveryRule = z.object({
  name: lineOfText(5),
  email: emailAddress(),
  emailAgain: z.string(),
  phone: phoneNumber(),
  password: password(),
  zipCode: z.string().regex(/^\d{5}$/),
  motto: z.string().min(10),
  pet: z.string(),
  petName: z.string(),
});
const Rules = requireWith(matchField(EveryRule, 'emailAgain', 'email'), 'petName', 'pet');

const wrong = {
  name: 'Too long',
  email: 'ada@',
  emailAgain: 'other',
  phone: 'soon',
  password: 'short',
  zipCode: '94',
  motto: 'Short',
  pet: 'dog',
  petName: '',
};

test.each([
  ['rules that are broken', Rules, wrong],
  ['fields that are empty', Rules, { name: '', email: '', emailAgain: '', phone: '', password: '', zipCode: '' }],
  ['sentences of single fields', SignUp, { firstName: '', lastName: '', email: 'ada@', phone: '555' }],
])('in English the screens say what the API says about %s', (_, schema, values) => {
  const byApi = schema.safeParse(values, { error: sentenceFor }).error?.issues;
  const onScreen = schema.safeParse(values, { error: (issue) => english._(explainFault(issue, labelOf)) }).error
    ?.issues;
  expect(onScreen?.map(({ message }) => message)).toEqual(byApi?.map(({ message }) => message));
});

test('the label on the screen is the name of the field', () => {
  const { error } = EveryRule.safeParse({}, { error: (issue) => english._(explainFault(issue, () => 'Vorname')) });
  expect(error?.issues[0]?.message).toBe('Vorname is required');
});

test('a question that needs an answer, and a name with a remark behind it, are said as sentences', () => {
  const said = (label: string) =>
    EveryRule.safeParse({}, { error: (issue) => english._(explainFault(issue, () => label)) }).error?.issues[0]
      ?.message;
  expect(said('What is on your mind?')).toBe('This question needs an answer: What is on your mind?');
  expect(said('Begins (Pacific time)')).toBe('Begins is required');
});
